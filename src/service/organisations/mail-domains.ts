import { AppError } from '#contract/errors.ts';
import { roleCovers } from '#contract/space-roles.ts';
import { setSignInBy } from '#store/mail-domains.ts';
import { listLinks } from '#store/sign-ins.ts';
import type { Deps } from '../deps.ts';
import { proofFloor } from '../sign-ins/member-domain.ts';
import { type Acting, recordEvent } from './acting.ts';
import { lockForChange } from './invite.ts';

/**
 * Has the members with an address of a proved domain sign in by a provider, or as they like (null). Who asks it of others has
 * signed in so, or linked it: it works.
 * @throws AppError `organisation/own-link-first`, `organisation/role-too-high`; `request/not-found` for a domain that is not proved by
 * DNS, and a provider that is not configured
 */
export async function changeMailDomain(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'oidc'>,
  acting: Acting,
  host: string,
  provider: string | null,
): Promise<void> {
  const known = deps.oidc.providers.find(({ id }) => id === provider);
  if (provider !== null && !known) throw new AppError('request/not-found');
  await deps.db.transaction(async (tx) => {
    const { row, actor } = await lockForChange(tx, acting);
    if (!roleCovers(actor.role, 'admin')) throw new AppError('organisation/role-too-high');
    const links = known ? await listLinks(tx, acting.viewer.personUid) : [];
    if (known && !links.some((link) => link.provider === known.id))
      throw new AppError('organisation/own-link-first', { data: { provider: known.label } });
    const place = { organisation: row.uid, host };
    if (!(await setSignInBy(tx, place, provider, proofFloor(deps.clock.now()))))
      throw new AppError('request/not-found');
    const target = `${host} (${known?.label ?? 'mot de passe ou fournisseur'})`;
    await recordEvent(deps, tx, acting, { organisation: row.uid, act: 'sign-in-changed', target });
  });
}
