import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client } from 'pg';
import { deliverableIds } from '#contract/deliverables.ts';
import type { Report } from '#contract/report.ts';
import { systemClock } from '#platform/clock.ts';
import { writeBackup } from '#service/backup/write-backup.ts';
import { hashToken } from '#service/hash-token.ts';
import { listMailbox } from '#service/mail/mailbox.ts';
import { insertApiKey } from '#store/api-keys.ts';
import type { E2eSite } from './e2e-site.ts';
import { eventually } from './eventually.ts';
import { readPdf } from './read-pdf.ts';
import { unzip } from './unzip.ts';

/** A text that left the product, by what it is. */
type Outputs = Map<string, string>;

interface Asked {
  readonly site: E2eSite;
  /** Of a finished audit of Claire’s, whose site has an access. */
  readonly auditId: string;
  readonly host: string;
}

/**
 * Everything that a person, a machine or an operator can read of an audit: each output is made as it is in use, opened where it is
 * packed, and given as text. What has its own test is named there: artifacts saved by the command line (`smoke/sign-in`).
 */
export async function outputsOf(asked: Asked): Promise<Outputs> {
  const outputs: Outputs = new Map();
  const { site, auditId, host } = asked;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${site.url}${path}`, {
      method,
      headers: {
        cookie: site.api.claire.cookie,
        ...(method !== 'GET' && { origin: site.url, 'sec-fetch-site': 'same-origin' }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    outputs.set(`${method} ${path}${body ? ` ${outputs.size}` : ''}`, textOf(bytes));
    return { status: answer.status, bytes };
  };
  const json = async <Data>(method: string, path: string, body?: object) =>
    JSON.parse((await call(method, path, body)).bytes.toString('utf8')) as Data;

  const { report } = await json<{ report: Report }>('GET', `/api/reports/${auditId}`);
  outputs.set('stored report', JSON.stringify(report));
  await Promise.all(pagesOf(asked).map((path) => call('GET', path)));
  for (const format of deliverableIds) await exported(call, outputs, auditId, format);
  for (const { screenshot } of report.pages)
    if (screenshot) await call('GET', `/api/reports/${auditId}/screenshots/${screenshot.key}`);
  await shared(json, call, auditId);
  await verified(json, auditId, report);
  await toldToAssistant(outputs, asked, report);
  const account = await call('GET', '/api/account/export');
  for (const [path, text] of Object.entries(await unzip(account.bytes))) outputs.set(`account ${path}`, text);
  await refused(call, host);
  for (const [name, text] of await mailsOf(site)) outputs.set(name, text);
  outputs.set('logs', site.output());
  outputs.set('database', await wholeDatabase(site));
  for (const [name, text] of await backupOf(site)) outputs.set(name, text);
  for (const [name, text] of filesOf(site.data)) outputs.set(`file ${name}`, text);
  return outputs;
}

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; bytes: Buffer }>;
type Json = <Data>(method: string, path: string, body?: object) => Promise<Data>;

/** Bytes as text, in both ways that would show a secret. */
const textOf = (bytes: Buffer): string => `${bytes.toString('utf8')}\n${bytes.toString('latin1')}`;

const pagesOf = ({ auditId, host }: Asked): string[] => [
  ...[`/reports/${auditId}`, `/dashboard?tab=overview`, `/dashboard?tab=settings`, '/dashboard/sites'],
  ...[`/dashboard/sites/${host}`, `/dashboard/sites/${host}/parcours`],
  ...[`/api/sites/${host}/access`, `/api/sites/${host}/journeys`, '/api/sites', '/api/audits'],
  ...[`/api/audits/${auditId}`, `/api/reports/${auditId}/fixes`, `/api/reports/${auditId}/verifications`],
  ...[`/api/reports/${auditId}/shares`, '/api/webhooks', '/api/domains', '/api/schemas/report.json'],
];

async function exported(call: Call, outputs: Outputs, auditId: string, format: string): Promise<void> {
  const path = `/api/reports/${auditId}/export?format=${format}`;
  const file = await eventually(
    async () => {
      const answer = await call('GET', path);
      return answer.status === 200 && answer;
    },
    120_000,
    500,
  );
  if (format !== 'pdf') return;
  // The text as readers copy it, and what its file says beside it.
  const { pages, metadata, title, bookmarks } = readPdf(file.bytes);
  outputs.set('PDF text', [...pages, metadata, title, ...bookmarks].join('\n'));
}

async function shared(json: Json, call: Call, auditId: string): Promise<void> {
  const { url } = await json<{ url: string }>('POST', `/api/reports/${auditId}/shares`, {
    showProtected: true,
  });
  const { pathname } = new URL(url);
  await call('GET', pathname);
  await call('GET', `${pathname}/badge.svg`);
  const { fixes } = await json<{ fixes: { key: string }[] }>('GET', `/api/reports/${auditId}/fixes`);
  await call('POST', `/api/reports/${auditId}/handovers`, {
    ...{ email: 'agence@exemple.fr', fixes: fixes.slice(0, 5).map(({ key }) => key), showProtected: true },
  });
}

async function verified(json: Json, auditId: string, report: Report): Promise<void> {
  const finding = report.findings.find(({ pages, verdict }) => verdict === 'fail' && pages.length > 0);
  const page = finding?.pages[0]?.url;
  if (!finding || page === undefined) return;
  const path = `/api/reports/${auditId}/verifications`;
  const { verification } = await json<{ verification?: { id: string } }>('POST', path, {
    ...{ ruleId: finding.ruleId, page },
  });
  if (!verification) return;
  await eventually(
    async () => {
      const now = await json<{ verification: { status: string } }>('GET', `${path}/${verification.id}`);
      return now.verification.status === 'done';
    },
    90_000,
    500,
  );
}

/** What an assistant is told by each of its tools that read. */
async function toldToAssistant(outputs: Outputs, { site, auditId }: Asked, report: Report): Promise<void> {
  const { deps } = site.api.world;
  const token = `cst_${deps.ids.token()}`;
  const now = deps.clock.now();
  await insertApiKey(deps.db, {
    ...{
      id: deps.ids.uuid(),
      uid: site.api.claire.viewer.uid,
      tokenHash: hashToken(token),
      name: 'Assistant',
    },
    ...{ scope: 'audit', start: token.slice(0, 8), createdAt: now },
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  const client = new McpClient({ name: 'essai', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${site.url}/api/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  const calls: (readonly [string, Record<string, unknown>])[] = [
    ['audit_status', { audit_id: auditId }],
    ['list_fixes', { audit_id: auditId, limit: 50 }],
    ...report.findings
      .slice(0, 40)
      .map(({ ruleId }): readonly [string, Record<string, unknown>] => [
        'read_finding',
        { audit_id: auditId, rule_id: ruleId },
      ]),
  ];
  for (const [name, given] of calls) {
    const answer = await client.callTool({ name, arguments: given });
    outputs.set(`assistant ${name} ${outputs.size}`, JSON.stringify(answer));
  }
  await client.close();
}

/** What the product answers to an access that it refuses. */
async function refused(call: Call, host: string): Promise<void> {
  for (const body of [
    { basic: { user: 'recette', password: 'abc' } },
    { signIn: { recording: '{}', sign: { kind: 'text', value: 'x' } } },
  ])
    await call('PUT', `/api/sites/${host}/access`, { scheme: 'http', ...body });
}

/** Every mail: as it left, then its parts decoded, its PDF read. */
async function mailsOf({ data }: E2eSite): Promise<(readonly [string, string])[]> {
  const folder = join(data, 'mail');
  const raw = readdirSync(folder).map(
    (name) => [`mail as sent ${name}`, readFileSync(join(folder, name), 'latin1')] as const,
  );
  const read = (await listMailbox(folder)).flatMap(({ id, subject, text, html, attachments }) => [
    [`mail ${id}`, `${subject}\n${text}\n${html}`] as const,
    ...attachments.map(({ name, contentType, content }) => {
      const words = contentType === 'application/pdf' ? readPdf(content).pages.join('\n') : '';
      return [`mail ${id} ${name}`, `${words}\n${textOf(content)}`] as const;
    }),
  ]);
  return [...raw, ...read];
}

/** Every row of every table, bytes in hexadecimal among them: reports, journal, bodies of events, jobs, outbox. */
async function wholeDatabase({ rows }: E2eSite): Promise<string> {
  const tables = await rows(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      (await rows(`select t::text as row from ${name} t`)).map(({ row }) => row),
    ),
  );
  return texts.flat().join('\n');
}

/** A copy of the installation, its tables unpacked. */
async function backupOf({ databaseUrl, data }: E2eSite): Promise<(readonly [string, string])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'constat-copy-'));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await writeBackup(
      { client, dataFolder: data, objects: null, clock: systemClock, withFiles: true },
      folder,
    );
    return filesOf(folder).map(([name, text]) => [`backup ${name}`, text]);
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a folder as text, unpacked where they are packed. */
function filesOf(folder: string): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
    const bytes = readFileSync(path);
    const plain = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    return [[relative(folder, path), textOf(plain)] as const];
  });
}
