import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Where identifiers come from. Tests pass their own. */
export interface Ids {
  /** UUIDv7: sorts by time of creation. */
  uuid(): string;
  /** 256 random bits, base64url. */
  token(): string;
}

export const systemIds: Ids = {
  uuid: () => uuidv7(),
  token: () => randomBytes(32).toString('base64url'),
};
