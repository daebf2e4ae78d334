import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MailKind } from '#contract/mails.ts';
import type { Evidence, Finding, Report } from '#contract/report.ts';
import { mailTemplates, renderMail } from '#mail/index.ts';
import { fileMailer } from '#platform/mailer-files.ts';
import { failAudit, finishAudit } from '#service/audits/settle-audit.ts';
import { insertAudit } from '#store/audits.ts';
import { type AuditApi, createAuditApi, type Person } from './audit-api.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { fullReport } from './e2e-report.ts';
import { type Product, startProduct, untilReady } from './product.ts';
import { seedFactors } from './seed-factors.ts';

type SeededAudit = 'queued' | 'running' | 'done' | 'error' | 'cancelled';

/** The pages and the API as `npm start web` serves them, over a database the test fills by itself. */
export interface E2eSite {
  readonly url: string;
  readonly databaseUrl: string;
  /** Its data folder. */
  readonly data: string;
  /** Everything its processes said so far. */
  output(): string;
  readonly api: AuditApi;
  /** Administers, and must add a second factor first. */
  readonly held: Person;
  /** Claire’s browser between the password and the second step. */
  readonly stepping: Pick<Person, 'cookie'>;
  /** Puts an audit of `person` in that state. @returns its id. */
  /** `change`: what its report has otherwise than that of the others. */
  addAudit(person: Person, status: SeededAudit, change?: (report: Report) => Report): Promise<string>;
  /** Lets a running audit end well. */
  finish(id: string): Promise<void>;
  /** Puts a message in the local mailbox. @returns its id. */
  addMail(kind: MailKind): Promise<string>;
  readonly pool: TestDatabase['pool'];
  rows(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

const host = 'www.exemple.fr';
const address = `https://${host}/`;

/** Starts it; `close` stops it and drops the database. `allowTargets`: private targets it may reach besides the demonstration; `env`: other settings; `works`: it audits too. */
export async function startE2eSite({
  allowTargets = [] as readonly string[],
  env = {} as Readonly<Record<string, string>>,
  works = false,
} = {}): Promise<E2eSite> {
  const data = mkdtempSync(join(tmpdir(), 'constat-e2e-'));
  chmodSync(data, 0o755);
  const database = await createTestDatabase();
  // Of this machine, as the product below: their cookies have the same names.
  const api = await createAuditApi(database, { publicUrl: 'http://127.0.0.1:3000' });
  const product: Product = await startProduct(
    {
      CONSTAT_DATA: data,
      DATABASE_URL: database.url,
      SMTP_URL: '',
      // As in embedded mode, « Nouvel audit » offers the demonstration site.
      CONSTAT_DEMO_PORT: '3100',
      CONSTAT_ALLOW_TARGETS: ['127.0.0.1:3100', ...allowTargets].join(','),
      // Pages show its button; nothing is asked of it before somebody presses.
      OIDC_PROVIDERS: 'proconnect',
      OIDC_PROCONNECT_PRESET: 'proconnect',
      OIDC_PROCONNECT_ISSUER: 'https://agents.exemple.fr/api/v2',
      OIDC_PROCONNECT_CLIENT_ID: 'constat',
      OIDC_PROCONNECT_CLIENT_SECRET: 'secret-de-nulle-part',
      CONSTAT_VISIT_ADDRESSES: '203.0.113.7, 2001:db8:40::/56',
      // As on a public address; the administrator of the seeds has one.
      CONSTAT_REQUIRE_SECOND_FACTOR: 'admins',
      ...env,
    },
    works ? undefined : 'web',
  );
  await untilReady(product);
  const { deps } = api.world;
  const mailer = fileMailer(join(data, 'mail'), deps.config.mailFrom, deps.clock);

  async function addAudit(
    person: Person,
    status: SeededAudit,
    change?: (report: Report) => Report,
  ): Promise<string> {
    const id = deps.ids.uuid();
    const createdAt = deps.clock.now();
    const settledLater = status === 'done' || status === 'error';
    await insertAudit(deps.db, {
      id,
      uid: person.viewer.uid,
      url: address,
      host,
      scope: 'site',
      maxPages: 10,
      device: 'mobile',
      status: settledLater ? 'running' : status,
      progress: status === 'running' ? visitProgress : queuedProgress,
      createdAt,
      startedAt: status === 'queued' ? null : createdAt,
      quotaMonth: createdAt.toISOString().slice(0, 7),
      attempts: 1,
    });
    if (status === 'done') await finish(id, change);
    if (status === 'error')
      await deps.db.transaction((tx) => failAudit(deps, tx, id, 'preflight/timeout', () => true));
    return id;
  }

  async function finish(id: string, change = (report: Report) => report): Promise<void> {
    const bytes = readFileSync('src/demo/site/assets/mairie.jpg');
    const screenshots = [{ key: 'page-1', contentType: 'image/jpeg', bytes }];
    const result = { report: change(withFewerProofs(fullReport(address))), screenshots };
    await deps.db.transaction((tx) => finishAudit(deps, tx, { auditId: id, attempt: 1 }, result));
  }

  const { held, stepping } = await seedFactors(api, data);
  return {
    url: product.url,
    databaseUrl: database.url,
    data,
    output: product.output,
    api,
    held,
    stepping,
    addAudit,
    finish,
    async addMail(kind) {
      const id = deps.ids.uuid();
      const message = await renderMail(kind, mailTemplates[kind].sample as never);
      await mailer.send({ messageId: `${id}@127.0.0.1`, to: 'claire@exemple.fr', ...message });
      return id;
    },
    pool: database.pool,
    rows: async (sql) => (await database.pool.query(sql)).rows,
    async close() {
      product.child.kill('SIGTERM');
      await product.ended;
      await api.world.close();
      await database.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Every finding of the report, with every kind of proof in those of two themes that block, and two of them, which change
 * from one to the next, in the others: hundreds of the same proofs show nothing that these do not.
 */
function withFewerProofs(report: Report): Report {
  const fewer = (finding: Finding, index: number): Finding => {
    if (['accessibility-bloquant', 'seo-bloquant'].includes(finding.ruleId)) return finding;
    const some = (proofs: readonly Evidence[]) =>
      proofs.filter((_, at) => at === 0 || at === 1 + (index % Math.max(1, proofs.length - 1)));
    return {
      ...finding,
      pages: finding.pages.map((page) => ({ ...page, evidence: some(page.evidence) })),
      evidence: some(finding.evidence),
    };
  };
  return { ...report, findings: report.findings.map(fewer) };
}

const visitProgress = {
  stage: 'visit',
  done: 3,
  total: 10,
  page: `${address}une-rubrique-au-nom-assez-long/et-sa-page-qui-l-est-plus-encore.html`,
  left: { from: 70, to: 190 },
} as const;
const queuedProgress = { stage: 'queued', done: 0, total: 0 } as const;
