import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { auditAttempts, audits, blobs, domains, outbox, reports, users } from './schema.ts';
import { knownBrowsers } from './schema-authentication.ts';
import { billingAccounts } from './schema-billing.ts';
import { brands } from './schema-brands.ts';
import { decisions } from './schema-decisions.ts';
import { handoverFixes, handovers, providers } from './schema-handovers.ts';
import { apiKeys } from './schema-keys.ts';
import { planChanges, planRequests } from './schema-plans.ts';
import { siteVisits } from './schema-politeness.ts';
import { samples, sampleVersions } from './schema-samples.ts';
import { scheduleRuns, schedules } from './schema-schedules.ts';
import { recipients, shares } from './schema-shares.ts';
import { siteFiles } from './schema-site-files.ts';
import { webhooks } from './schema-webhooks.ts';

/** Tables that hold something about a person, by the file of the export they are in. A test finds those left out. */
export const exportedTables = {
  users: 'compte.json',
  brands: 'compte.json',
  sessions: 'compte.json',
  second_factors: 'compte.json',
  known_browsers: 'compte.json',
  site_visits: 'compte.json',
  domains: 'compte.json',
  plan_requests: 'compte.json',
  plan_changes: 'compte.json',
  billing_accounts: 'compte.json',
  outbox: 'compte.json',
  site_files: 'compte.json',
  samples: 'compte.json',
  lineups: 'compte.json',
  schedules: 'compte.json',
  schedule_runs: 'compte.json',
  decisions: 'compte.json',
  /** With comments and mentions. */
  assignments: 'compte.json',
  shares: 'compte.json',
  providers: 'compte.json',
  /** With their fixes. */
  handovers: 'compte.json',
  api_keys: 'compte.json',
  webhooks: 'compte.json',
  recipients: 'compte.json',
  site_accesses: 'compte.json',
  /** With their versions. */
  journeys: 'compte.json',
  identity_links: 'compte.json',
  audits: 'audit.json',
  audit_pages: 'audit.json',
  audit_attempts: 'audit.json',
  verifications: 'audit.json',
  reports: 'rapport.json',
  blobs: 'captures',
} as const;

/** The profile document, but for the token that stops mails: who holds it acts for the person. */
export async function profileForExport(db: Db, uid: string) {
  const { unsubscribeToken: _token, ...columns } = getTableColumns(users);
  const rows = await db.select(columns).from(users).where(eq(users.uid, uid));
  return rows[0] ?? null;
}

/** The name and logo on the person’s PDFs, the logo in base64. */
export async function brandForExport(db: Db, uid: string) {
  const rows = await db.select().from(brands).where(eq(brands.uid, uid));
  const [brand] = rows;
  return brand ? { ...brand, logo: brand.logo?.toString('base64') ?? null } : null;
}

/** When a browser was last signed in with; what it is recognised by stays out. */
export async function knownBrowsersForExport(db: Db, uid: string) {
  return db.select({ usedAt: knownBrowsers.usedAt }).from(knownBrowsers).where(eq(knownBrowsers.uid, uid));
}

/** Which sites were visited when for the person. */
export async function siteVisitsForExport(db: Db, uid: string) {
  const { uid: _uid, ...columns } = getTableColumns(siteVisits);
  return db
    .select(columns)
    .from(siteVisits)
    .where(eq(siteVisits.uid, uid))
    .orderBy(asc(siteVisits.startedAt));
}

/** One audit at a time, oldest first. */
export async function* auditsForExport(db: Db, uid: string) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select()
      .from(audits)
      .where(and(eq(audits.uid, uid), gt(audits.id, after)))
      .orderBy(asc(audits.id))
      .limit(1);
    const audit = rows[0];
    if (!audit) return;
    after = audit.id;
    yield audit;
  }
}

/** The report as it is kept, of whatever version: the person has a right to that. */
export async function reportTextForExport(db: Db, auditId: string): Promise<string | null> {
  const rows = await db
    .select({ text: sql<string>`${reports.document}::text` })
    .from(reports)
    .where(eq(reports.auditId, auditId));
  return rows[0]?.text ?? null;
}

/** When workers took the audit, without what operators read to mend the service. */
export async function attemptsForExport(db: Db, auditId: string) {
  const { detail: _detail, workerId: _worker, auditId: _audit, ...columns } = getTableColumns(auditAttempts);
  return db
    .select(columns)
    .from(auditAttempts)
    .where(eq(auditAttempts.auditId, auditId))
    .orderBy(auditAttempts.attempt);
}

/** Pictures and PDF of an audit, one at a time. */
export async function* blobsForExport(db: Db, auditId: string) {
  const keys = await db
    .select({ key: blobs.key })
    .from(blobs)
    .where(eq(blobs.auditId, auditId))
    .orderBy(blobs.key);
  for (const { key } of keys) {
    const rows = await db.select().from(blobs).where(eq(blobs.key, key));
    // The audit may have been deleted meanwhile.
    if (rows[0]) yield { ...rows[0], key: key.slice(auditId.length + 1) };
  }
}

/** Mails sent to the person, without what they contained. */
export async function mailsForExport(db: Db, uid: string) {
  return db
    .select({ kind: outbox.kind, to: outbox.recipient, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.uid, uid))
    .orderBy(outbox.createdAt);
}

/** Domains the person wants proved, with their proof. */
export async function domainsForExport(db: Db, uid: string) {
  return db.select().from(domains).where(eq(domains.uid, uid)).orderBy(domains.host);
}

/** Audits the person has planned and what became of them, but for the token that stops their mails. */
export async function schedulesForExport(db: Db, uid: string) {
  const { unsubscribeToken: _token, ...columns } = getTableColumns(schedules);
  const planned = await db
    .select(columns)
    .from(schedules)
    .where(eq(schedules.uid, uid))
    .orderBy(schedules.createdAt);
  const { scheduleId, ...run } = getTableColumns(scheduleRuns);
  const runs = await db
    .select({ scheduleId, run })
    .from(scheduleRuns)
    .innerJoin(schedules, eq(schedules.id, scheduleRuns.scheduleId))
    .where(eq(schedules.uid, uid))
    .orderBy(scheduleRuns.dueAt);
  const bySchedule = Map.groupBy(runs, (row) => row.scheduleId);
  return planned.map((one) => ({ ...one, runs: (bySchedule.get(one.id) ?? []).map((row) => row.run) }));
}

/** Samples the person keeps, each with its versions. */
export async function samplesForExport(db: Db, uid: string) {
  const kept = await db.select().from(samples).where(eq(samples.uid, uid)).orderBy(samples.createdAt);
  const { sampleId, ...version } = getTableColumns(sampleVersions);
  const versions = await db
    .select({ sampleId, version })
    .from(sampleVersions)
    .innerJoin(samples, eq(samples.id, sampleVersions.sampleId))
    .where(eq(samples.uid, uid))
    .orderBy(sampleVersions.version);
  const bySample = Map.groupBy(versions, (row) => row.sampleId);
  return kept.map((one) => ({ ...one, versions: (bySample.get(one.id) ?? []).map((row) => row.version) }));
}

/** Links the person made to their reports, but for what opens them. */
export async function sharesForExport(db: Db, uid: string) {
  const { tokenHash: _token, passwordHash: _password, ...columns } = getTableColumns(shares);
  return db.select(columns).from(shares).where(eq(shares.uid, uid)).orderBy(shares.createdAt);
}

/** Plans the person sent to providers, with what these said, but for what opens and stops them. */
export async function handoversForExport(db: Db, uid: string) {
  const { tokenHash: _token, providerId: _provider, ...columns } = getTableColumns(handovers);
  const sent = await db
    .select({ ...columns, email: providers.email, leftAt: providers.leftAt })
    .from(handovers)
    .innerJoin(providers, eq(providers.id, handovers.providerId))
    .where(eq(handovers.uid, uid))
    .orderBy(handovers.createdAt);
  const { handoverId, basis: _basis, ...fix } = getTableColumns(handoverFixes);
  const fixes = await db
    .select({ handoverId, fix })
    .from(handoverFixes)
    .innerJoin(handovers, eq(handovers.id, handoverFixes.handoverId))
    .where(eq(handovers.uid, uid))
    .orderBy(handoverFixes.rank);
  const byHandover = Map.groupBy(fixes, (row) => row.handoverId);
  return sent.map((one) => ({ ...one, fixes: (byHandover.get(one.id) ?? []).map((row) => row.fix) }));
}

/** Whom the person sent plans to, those who stopped them included. */
export async function providersForExport(db: Db, uid: string) {
  return db
    .select({ email: providers.email, createdAt: providers.createdAt, leftAt: providers.leftAt })
    .from(providers)
    .where(eq(providers.uid, uid))
    .orderBy(providers.createdAt);
}

/** Keys of the API the person made, but for what they open with. */
export async function apiKeysForExport(db: Db, uid: string) {
  const { tokenHash: _token, start: _start, ...columns } = getTableColumns(apiKeys);
  return db.select(columns).from(apiKeys).where(eq(apiKeys.uid, uid)).orderBy(apiKeys.createdAt);
}

/** Addresses the person has events sent to, but for what signs them. */
export async function webhooksForExport(db: Db, uid: string) {
  const { secret: _secret, formerSecret: _former, sealed: _sealed, ...columns } = getTableColumns(webhooks);
  return db.select(columns).from(webhooks).where(eq(webhooks.uid, uid)).orderBy(webhooks.createdAt);
}

/** Whom the person has results sent to, but for what confirms and stops it. */
export async function recipientsForExport(db: Db, uid: string) {
  const { confirmHash: _confirm, leaveToken: _leave, ...columns } = getTableColumns(recipients);
  return db.select(columns).from(recipients).where(eq(recipients.uid, uid)).orderBy(recipients.createdAt);
}

/** Of which sites the answers to robots.txt and the like are kept for the next audit. */
export async function siteFilesForExport(db: Db, uid: string) {
  return db
    .select({ origin: siteFiles.origin, savedAt: siteFiles.savedAt })
    .from(siteFiles)
    .where(eq(siteFiles.uid, uid))
    .orderBy(siteFiles.origin);
}

export async function planRequestsForExport(db: Db, uid: string) {
  return db
    .select({
      fromPlan: planRequests.fromPlan,
      plan: planRequests.plan,
      state: planRequests.state,
      createdAt: planRequests.createdAt,
      decidedAt: planRequests.decidedAt,
    })
    .from(planRequests)
    .where(eq(planRequests.uid, uid))
    .orderBy(planRequests.createdAt);
}

export async function planChangesForExport(db: Db, uid: string) {
  return db.select().from(planChanges).where(eq(planChanges.uid, uid)).orderBy(planChanges.changedAt);
}

/** What is known of the person’s subscription; invoices are with the payment provider. */
export async function billingForExport(db: Db, uid: string) {
  const { readNumber: _read, ...columns } = getTableColumns(billingAccounts);
  const rows = await db.select(columns).from(billingAccounts).where(eq(billingAccounts.uid, uid));
  return rows[0] ?? null;
}

/** What the person decided of their reports, undone decisions too. */
export async function decisionsForExport(db: Db, uid: string) {
  return db.select().from(decisions).where(eq(decisions.uid, uid)).orderBy(decisions.madeAt);
}
