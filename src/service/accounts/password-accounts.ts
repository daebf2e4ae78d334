import { AppError } from '#contract/errors.ts';
import type { PasswordAccounts } from '#platform/identity.ts';
import type { Deps } from '../deps.ts';

/** The accounts we hold ourselves. @throws AppError `request/not-found` when another provider holds them. */
export function passwordAccounts(deps: Pick<Deps, 'identity'>): PasswordAccounts {
  if (!deps.identity.passwords) throw new AppError('request/not-found');
  return deps.identity.passwords;
}
