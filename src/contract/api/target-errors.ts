import type { ErrorCode } from '../errors.ts';

/** What an address that a person typed may be refused for (`service/normalise-target.ts`). */
export const targetErrors = [
  'target/empty',
  'target/invalid',
  'target/suggested',
  'target/email',
  'target/scheme',
  'target/credentials',
  'target/private',
  'target/denied',
  'target/port',
  'target/too-long',
] as const satisfies readonly ErrorCode[];

/** The same of a list of pages. */
export const listErrors = [
  'list/empty',
  'list/refused',
  'list/over-plan',
  'sample/unknown',
  'sample/other-site',
  'sample/over-plan',
] as const satisfies readonly ErrorCode[];
