import { createEmbeddedIdentity } from '#platform/identity/embedded.ts';
import { createFirebaseIdentity } from '#platform/identity/firebase/firebase.ts';
import { type FirebaseSettings, readFirebaseSettings } from '#platform/identity/firebase/settings.ts';
import type { Identity } from '#platform/identity.ts';
import type { Log } from '#platform/log.ts';
import { emulatorState, startAuthEmulator } from './auth-emulator.ts';
import { startGoogleDouble } from './google-double.ts';

/** What a test site makes any provider from. */
export type IdentityParts = Parameters<typeof createEmbeddedIdentity>[0] & { readonly log: Log };

/** A provider that the same script runs against. */
export interface ProviderCase {
  readonly name: string;
  /** Starts what it needs. */
  start(): Promise<{
    readonly identity: (parts: IdentityParts) => Identity;
    close(): Promise<void>;
  }>;
}

/** What makes a Firebase identity of a test site; answers are not waited for longer than `limitMs`. */
export const firebaseOver =
  (settings: FirebaseSettings, limitMs?: number) =>
  (parts: IdentityParts): Identity =>
    createFirebaseIdentity({
      ...{ pool: parts.pool, clock: parts.clock, log: parts.log, settings, floorMs: 0 },
      ...(limitMs !== undefined && { limitMs }),
    });

const emulatedProject = 'demo-constat';

/** Google, or what stands for it here. */
export interface GoogleCase {
  readonly name: string;
  start(): Promise<{
    readonly settings: FirebaseSettings;
    /** As an operator does in Firebase’s console. */
    disable(uid: string): Promise<void>;
    close(): Promise<void>;
  }>;
}

async function startDouble() {
  const double = await startGoogleDouble();
  const disable = async (uid: string) => {
    const user = double.users.get(uid);
    if (user) user.disabled = true;
  };
  return { settings: double.settings, disable, close: double.close };
}

async function startEmulator() {
  const { host, close } = await startAuthEmulator(emulatedProject);
  const firebase = { project: emulatedProject, apiKey: null, serviceAccountPath: null, emulatorHost: host };
  const settings = readFirebaseSettings({ publicUrl: 'http://127.0.0.1:3000', firebase });
  async function disable(localId: string): Promise<void> {
    const url = `${settings.endpoints.toolkit}/v1/projects/${emulatedProject}/accounts:update`;
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    await fetch(url, { method: 'POST', headers, body: JSON.stringify({ localId, disableUser: true }) });
  }
  return { settings, disable, close };
}

/** A double of Google and, where it is installed, Google’s own emulator. */
export const googleCases: readonly GoogleCase[] = [
  { name: 'Firebase, by a double of Google', start: startDouble },
  ...(emulatorState === 'absent'
    ? []
    : [{ name: 'Firebase, by Google’s own emulator', start: startEmulator }]),
];

/** The embedded provider, then Firebase. */
export const providerCases: readonly ProviderCase[] = [
  {
    name: 'the embedded provider',
    start: async () => ({ identity: createEmbeddedIdentity, close: async () => {} }),
  },
  ...googleCases.map(({ name, start }) => ({
    name,
    async start() {
      const { settings, close } = await start();
      return { identity: firebaseOver(settings), close };
    },
  })),
];
