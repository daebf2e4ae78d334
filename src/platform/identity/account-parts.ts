import type { Clock } from '../clock.ts';
import type { Ids } from '../ids.ts';
import type { Directory } from './directory.ts';
import type { MailedTokens } from './mailed-tokens.ts';

/** What every provider’s accounts are made of. */
export interface AccountParts {
  readonly directory: Directory;
  readonly tokens: MailedTokens;
  readonly clock: Clock;
  readonly ids: Ids;
}
