import { hashToken } from '#service/hash-token.ts';
import { saveBlobs } from '#store/blobs.ts';
import { audits, reports } from '#store/schema.ts';
import { decisions } from '#store/schema-decisions.ts';
import { apiKeys } from '#store/schema-keys.ts';
import { verifications } from '#store/schema-verifications.ts';
import { webhooks } from '#store/schema-webhooks.ts';
import type { TestSite } from './http.ts';
import { insertLineup } from './insert-lineup.ts';
import { insertSample } from './insert-sample.ts';
import { insertSchedule } from './insert-schedule.ts';
import { auditReport, finding } from './report.ts';

/** One of each thing of a site of a space, by what names it in the paths of the API. */
export interface SeededSite {
  readonly host: string;
  readonly audit: string;
  readonly earlier: string;
  readonly decision: string;
  readonly verification: string;
  readonly sample: string;
  readonly schedule: string;
  readonly lineup: string;
  readonly webhook: string;
  /** The key itself, which manages. */
  readonly key: string;
}

/** Fills a space with one site, audited twice. */
export async function seedSite(
  { deps }: { readonly deps: Pick<TestSite['deps'], 'db' | 'ids'> },
  uid: string,
  host: string,
): Promise<SeededSite> {
  const { db, ids } = deps;
  const createdAt = new Date();
  const page = `https://${host}/`;
  const own = { uid, createdAt };
  const { pages } = finding();
  const shown = finding({ pages: pages.map((one) => ({ ...one, url: page })) });
  const made = {
    host,
    audit: ids.uuid(),
    earlier: ids.uuid(),
    decision: ids.uuid(),
    verification: ids.uuid(),
  };
  const more = {
    ...{ sample: ids.uuid(), schedule: ids.uuid(), lineup: ids.uuid(), webhook: ids.uuid() },
    key: `cst_${ids.token()}`,
  };
  for (const [id, at] of [
    [made.earlier, new Date(createdAt.getTime() - 3_600_000)],
    [made.audit, createdAt],
  ] as const) {
    await db.insert(audits).values({
      ...{ id, uid, url: page, host, scope: 'page', maxPages: 1, device: 'mobile', status: 'done' },
      ...{ progress: { stage: 'visit', done: 1, total: 1 }, createdAt: at, finishedAt: at },
      ...{ quotaMonth: '2026-11', score: 50 },
    });
    const document = auditReport({ host, url: page, findings: [shown] });
    await db.insert(reports).values({ auditId: id, schemaVersion: 1, document, createdAt: at });
    const image = { key: 'page-1', contentType: 'image/webp', bytes: Buffer.from('image') };
    await saveBlobs(db, id, [image], at);
  }
  await db.insert(decisions).values({
    ...{ id: made.decision, uid, host, auditId: made.audit, ruleId: shown.ruleId, ruleVersion: 1 },
    ...{ verdict: 'fail', title: 'Titre', kind: 'third-party', scope: 'rule', page: '', place: '' },
    ...{ anchor: { page: '', title: '', evidence: [], order: 0, part: null, pages: [] } },
    ...{ reason: `Une raison de ${host}.`, authorName: 'x', authorEmail: 'x@exemple.fr' },
    ...{ decidedFrom: createdAt, madeAt: createdAt },
  });
  const asked = { auditId: made.audit, host, ruleId: shown.ruleId, page };
  await db.insert(verifications).values({ ...own, ...asked, id: made.verification });
  await insertSample(db, { uid, id: more.sample, host });
  await insertSchedule(db, uid, more.schedule, host);
  await insertLineup(db, { uid, id: more.lineup, hosts: [host], name: `Voisins de ${host}` });
  await db.insert(webhooks).values({
    ...{
      ...own,
      id: more.webhook,
      url: `https://outils.${host}/`,
      events: ['audit.done'],
      secret: 'whsec_x',
    },
  });
  await db.insert(apiKeys).values({
    ...{
      ...own,
      id: ids.uuid(),
      tokenHash: hashToken(more.key),
      name: 'CI',
      scope: 'manage',
      start: 'cst_abcd',
    },
    expiresAt: new Date(createdAt.getTime() + 86_400_000),
  });
  return { ...made, ...more };
}
