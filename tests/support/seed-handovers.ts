import { eq } from 'drizzle-orm';
import type { Handover } from '#contract/api/handovers.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { readChoosable } from '#service/handovers/choose-fixes.ts';
import { createHandover, prepareHandover } from '#service/handovers/create-handover.ts';
import { revokeHandover } from '#service/handovers/manage-handovers.ts';
import { markHandedFix } from '#service/handovers/mark-handed-fix.ts';
import { handoverFixes, handovers, providers } from '#store/schema-handovers.ts';
import type { AuditApi } from './audit-api.ts';

/** Plans of a report in every state. @returns what stands in braces in paths. */
export async function seedHandovers(
  { world, claire }: AuditApi,
  auditId: string,
): Promise<Record<string, string>> {
  const { deps } = world;
  const { viewer } = claire;
  const { report } = await readChoosable(deps, viewer, auditId);
  const keys = fixesOf(report)
    .slice(0, 6)
    .map(({ key }) => key);
  const send = async (email: string, message = ''): Promise<{ made: Handover; token: string }> => {
    const prepared = await prepareHandover(deps, viewer, auditId, {
      ...{ email, fixes: keys, message, days: 90, showProtected: false },
    });
    return { made: await createHandover(deps, viewer, auditId, prepared), token: prepared.token };
  };
  const open = await send(
    'sacha@agence-web.exemple.fr',
    'Bonjour Sacha,\nVoici ce que l’audit a trouvé. Commencez par le formulaire.',
  );
  const marks = ['todo', 'doing', 'done', 'done', 'done'] as const;
  for (const [index, mark] of marks.entries())
    if (mark !== 'todo')
      await markHandedFix(deps, open.token, keys[index] ?? '', {
        ...{ mark, revision: 0 },
        note: index === 2 ? 'Corrigé en ligne.\nReste la version anglaise.' : '',
      });
  const at = new Date(deps.clock.now().getTime() + 1_000);
  for (const [index, seen] of [[3, 'gone'] as const, [4, 'there'] as const])
    await deps.db
      .update(handoverFixes)
      .set({ seen, seenAt: at })
      .where(eq(handoverFixes.fixKey, keys[index] ?? ''));
  const revoked = await send('ancien@agence-web.exemple.fr');
  await revokeHandover(deps, viewer, { auditId, handoverId: revoked.made.id });
  const expired = await send('autre@agence-web.exemple.fr');
  await deps.db
    .update(handovers)
    .set({ expiresAt: deps.clock.now() })
    .where(eq(handovers.id, expired.made.id));
  const [provider] = await deps.db
    .select()
    .from(providers)
    .where(eq(providers.email, 'sacha@agence-web.exemple.fr'));
  return {
    ...{ plan: open.token, revokedPlan: revoked.token, expiredPlan: expired.token },
    ...{ handover: open.made.id, leavePlans: provider?.leaveToken ?? '' },
    handed: encodeURIComponent(keys[2] ?? ''),
  };
}
