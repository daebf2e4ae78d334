import type { Arrival, LinkRow } from '#store/sign-ins.ts';
import type { Deps } from '../deps.ts';

/** A new link of that identity to that account. */
export function linkOf(
  deps: Pick<Deps, 'clock' | 'ids'>,
  { uid, provider, usedAt }: Pick<LinkRow, 'uid' | 'provider' | 'usedAt'>,
  {
    issuer,
    subject,
    email,
    siret,
    organizationLabel,
    stepUp = false,
  }: Arrival & { readonly stepUp?: boolean },
): LinkRow {
  const createdAt = deps.clock.now();
  return {
    ...{ id: deps.ids.uuid(), uid, provider, issuer, subject, email },
    ...{ createdAt, usedAt, siret, organizationLabel, stepUp },
  };
}
