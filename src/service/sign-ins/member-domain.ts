import { proofLifeMs } from '#contract/domain-proof.ts';
import { earlierBy } from '#contract/durations.ts';
import type { OidcSettings } from '#platform/oidc/oidc-settings.ts';
import { findClaims, isMemberBelowOwner } from '#store/mail-domains.ts';
import type { Deps } from '../deps.ts';

/** Proofs that were last seen before that moment hold no more. */
export const proofFloor = (now: Date): Date => earlierBy(now, proofLifeMs);

/** That organisations want members with an address of a domain to sign in by a provider. */
interface MemberClaim {
  readonly provider: OidcSettings;
  readonly organisations: readonly string[];
}

/** The claim on the domain of an address; null where there is none, or of a provider that the settings do not know any more. */
export async function claimOfAddress(
  { db, clock, oidc }: Pick<Deps, 'db' | 'clock' | 'oidc'>,
  email: string,
): Promise<MemberClaim | null> {
  if (oidc.providers.length === 0) return null;
  const claims = await findClaims(db, email.slice(email.lastIndexOf('@') + 1), proofFloor(clock.now()));
  const provider = oidc.providers.find(({ id }) => claims.some((claim) => claim.provider === id));
  if (provider === undefined) return null;
  return { provider, organisations: claims.map(({ organisation }) => organisation) };
}

/** Whether the claim is about who has that address: a member, but for owners, who keep a way in. */
export const bindsMember = (
  { db }: Pick<Deps, 'db'>,
  { organisations }: MemberClaim,
  email: string,
): Promise<boolean> => isMemberBelowOwner(db, organisations, email);
