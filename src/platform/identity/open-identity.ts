import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Identity } from '../identity.ts';
import type { Log } from '../log.ts';
import { createEmbeddedIdentity } from './embedded.ts';
import { createFirebaseIdentity } from './firebase/firebase.ts';
import { readFirebaseSettings } from './firebase/settings.ts';

/** Refuses settings of a provider that cannot do. @throws SettingError in one line. */
export function assertIdentity(config: Config): void {
  if (config.identity === 'firebase') readFirebaseSettings(config);
}

/** The identity provider of the configuration. @throws SettingError as `assertIdentity`. */
export function openIdentity(parts: {
  readonly pool: Pool;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
}): Identity {
  return parts.config.identity === 'firebase'
    ? createFirebaseIdentity({ ...parts, settings: readFirebaseSettings(parts.config) })
    : createEmbeddedIdentity(parts);
}
