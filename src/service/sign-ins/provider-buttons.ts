import { AppError, type ErrorCode } from '#contract/errors.ts';
import { signInErrors } from '#contract/sign-in-errors.ts';
import type { Deps } from '../deps.ts';

/** A provider as pages offer it. */
export interface ProviderButton {
  readonly id: string;
  readonly label: string;
  /** It is for public agents alone, which is said beside it. */
  readonly isProConnect: boolean;
}

/** The providers people may sign in with, in the order of the settings. */
export const providerButtons = ({ oidc }: Pick<Deps, 'oidc'>): ProviderButton[] =>
  oidc.providers.map(({ id, label, preset }) => ({ id, label, isProConnect: preset === 'proconnect' }));

const shown: ReadonlySet<string> = new Set<ErrorCode>([
  ...(Object.keys(signInErrors) as (keyof typeof signInErrors)[]),
  'auth/suspended',
  'auth/network-request-failed',
]);

/** The sentence of a refusal that an address names, and whether there is something to do here; null for any other text. */
export function providerRefusal(
  { oidc }: Pick<Deps, 'oidc'>,
  search: URLSearchParams,
): { readonly sentence: string; readonly isStep: boolean } | null {
  const code = search.get('refus') ?? '';
  if (!shown.has(code)) return null;
  const named = oidc.providers.find(({ id }) => id === search.get('fournisseur'));
  const { message } = new AppError(code as ErrorCode, {
    data: { provider: named?.label ?? 'Ce fournisseur' },
  });
  return { sentence: message, isStep: code === 'auth/link-first' || code === 'auth/prove-address' };
}
