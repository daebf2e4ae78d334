import { createEmbeddedIdentity } from '#platform/identity/embedded.ts';
import { createFirebaseIdentity } from '#platform/identity/firebase/firebase.ts';
import { type FirebaseSettings, readFirebaseSettings } from '#platform/identity/firebase/settings.ts';
import type { Identity } from '#platform/identity.ts';
import { emulatorState, startAuthEmulator } from './auth-emulator.ts';
import { type GoogleDouble, startGoogleDouble } from './google-double.ts';

type EmbeddedParts = Parameters<typeof createEmbeddedIdentity>[0];

/** A provider that the same script runs against. */
export interface ProviderCase {
  readonly name: string;
  /** Starts what it needs. */
  start(): Promise<{
    readonly identity: (parts: EmbeddedParts) => Identity;
    close(): Promise<void>;
  }>;
}

/** What makes a Firebase identity of a test site; answers are not waited for longer than `limitMs`. */
export const firebaseOver =
  (settings: FirebaseSettings, limitMs?: number) =>
  (parts: EmbeddedParts): Identity =>
    createFirebaseIdentity({
      ...{ pool: parts.pool, clock: parts.clock, log: parts.log, settings, floorMs: 0 },
      ...(limitMs !== undefined && { limitMs }),
    });

const emulatedProject = 'demo-constat';

/** The embedded provider, Firebase by the double and, where it is installed, Firebase by Google’s own emulator. */
export const providerCases: readonly ProviderCase[] = [
  {
    name: 'the embedded provider',
    start: async () => ({ identity: createEmbeddedIdentity, close: async () => {} }),
  },
  {
    name: 'Firebase, by a double of Google',
    async start() {
      const double: GoogleDouble = await startGoogleDouble();
      return { identity: firebaseOver(double.settings), close: double.close };
    },
  },
  ...(emulatorState === 'absent'
    ? []
    : [
        {
          name: 'Firebase, by Google’s own emulator',
          async start() {
            const { host, close } = await startAuthEmulator(emulatedProject);
            const settings = readFirebaseSettings({
              publicUrl: 'http://127.0.0.1:3000',
              firebase: {
                project: emulatedProject,
                apiKey: null,
                serviceAccountPath: null,
                emulatorHost: host,
              },
            });
            return { identity: firebaseOver(settings), close };
          },
        },
      ]),
];
