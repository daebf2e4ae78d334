import { and, eq } from 'drizzle-orm';
import { parisDay } from '#contract/paris-time.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { readReport } from '#store/reports.ts';
import { assignments } from '#store/schema-work.ts';
import type { Person } from './audit-api.ts';
import type { E2eSite } from './e2e-site.ts';

const dayMs = 24 * 3_600_000;

/** Fixes of a report in every state, given to people of an organisation, with comments. @returns the key of one, as a path holds it */
export async function seedWork(
  site: E2eSite,
  { owner, sacha, auditId }: { readonly owner: Person; readonly sacha: Person; readonly auditId: string },
): Promise<string> {
  const { call, world } = site.api;
  const { db, clock } = world.deps;
  const report = await readReport(db, auditId);
  const keys = report ? fixesOf(report).map(({ key }) => key) : [];
  const inDays = (days: number) => parisDay(new Date(clock.now().getTime() + days * dayMs));
  const give = async (index: number, assignee: string | null, more: object = {}) => {
    const body = { key: keys[index] ?? '', assignee, revision: 0, ...more };
    const answer = await call(owner, 'PUT', `/api/reports/${auditId}/assignments`, body);
    if (answer.status !== 200) throw new Error(await answer.text());
  };
  const [me, other] = [owner.viewer.uid, sacha.viewer.uid];
  await give(0, me, { due: inDays(3) });
  await give(1, me, { mark: 'doing' });
  await give(2, me, { mark: 'done' });
  await give(3, other, { due: inDays(10) });
  await give(4, null);
  const of = (index: number) =>
    and(eq(assignments.auditId, auditId), eq(assignments.fixKey, keys[index] ?? ''));
  await db
    .update(assignments)
    .set({ due: inDays(-2) })
    .where(of(1));
  await db.update(assignments).set({ leftAt: clock.now() }).where(of(4));
  for (const [text, mentions] of [
    ['Le prestataire demande quel gestionnaire de consentement nous gardons.\nPeux-tu trancher ?', [other]],
    [`Une adresse sans espace : https://www.exemple.fr/${'tres-long-chemin-'.repeat(10)}`, []],
  ] as const) {
    const answer = await call(owner, 'POST', `/api/reports/${auditId}/comments`, {
      ...{ key: keys[0] ?? '', text, mentions },
    });
    if (answer.status !== 201) throw new Error(await answer.text());
  }
  return encodeURIComponent(keys[0] ?? '');
}
