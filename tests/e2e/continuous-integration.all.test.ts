import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoServer, demoFolder, serveDemo } from '#demo/serve-demo.ts';
import { freePort } from '#platform/embedded-postgres-cluster.ts';
import { systemIds } from '#platform/ids.ts';
import { hashToken } from '#service/hash-token.ts';
import { insertApiKey } from '#store/api-keys.ts';
import { users } from '#store/schema.ts';
import { testChromium } from '../support/chromium.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { type GeneratedClient, generateClient } from '../support/generated-client.ts';
import { type Product, startProduct, untilReady } from '../support/product.ts';

/** A field without a label: whoever listens to the page cannot know what to type. */
const fault = '<form><input type="text" name="courriel-du-maire"></form>';
const ruleId = 'axe-label';

let data: string;
let database: TestDatabase;
let product: Product;
let site: DemoServer;
let port: number;
const token = `cst_${systemIds.token()}`;

const pageFile = () => join(data, 'site/pages/mentions-legales.html');
const page = () => `http://127.0.0.1:${port}/mentions-legales`;

/** Publishes the demonstration site, corrected but for the fault; it is read once, as it starts. */
async function publish(isPlanted: boolean): Promise<void> {
  await site?.close();
  const source = readFileSync(join(demoFolder, 'pages/mentions-legales.html'), 'utf8');
  expect(source).toContain('</main>');
  writeFileSync(pageFile(), isPlanted ? source.replace('</main>', `${fault}</main>`) : source);
  site = await serveDemo({ folder: join(data, 'site'), port, variant: 'fixed' });
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'constat-ci-'));
  chmodSync(data, 0o755);
  cpSync(demoFolder, join(data, 'site'), { recursive: true });
  port = await freePort();
  database = await createTestDatabase();
  const { path } = await testChromium();
  product = await startProduct({
    CONSTAT_DATA: data,
    DATABASE_URL: database.url,
    SMTP_URL: '',
    CHROMIUM_PATH: path,
    CONSTAT_ALLOW_TARGETS: `127.0.0.1:${port}`,
  });
  await untilReady(product);
  const now = new Date();
  const uid = systemIds.uuid();
  const person = { uid, email: 'ci@exemple.fr', displayName: 'CI', emailVerified: true, plan: 'pro' };
  await database.db.insert(users).values({ ...person, createdAt: now });
  await insertApiKey(database.db, {
    id: systemIds.uuid(),
    uid,
    tokenHash: hashToken(token),
    name: 'Intégration continue',
    scope: 'audit',
    start: token.slice(0, 8),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
});
afterAll(async () => {
  product?.child.kill('SIGTERM');
  await product?.ended;
  await site?.close();
  await database?.close();
  rmSync(data, { recursive: true, force: true });
});

interface Build {
  readonly id: string;
  /** Rules with a blocking defect that was not there before; the build fails when there is one. */
  readonly broken: readonly string[];
  readonly fixed: number;
}

/** The API allows a key a few calls a second: a program that waits asks once a second. */
const pollMs = 1_000;

/** What a team would write around a client that a generator made for it: audit, wait, fail on what is new and blocking. */
async function build(client: GeneratedClient): Promise<Build> {
  const { status, data } = await client.startAudit({ url: page(), scope: 'page' });
  expect(status).toBe(202);
  const isDone = async () => {
    const { status, data: audit } = await client.readReport(data.id, { report: '0' });
    expect(status).toBe(200);
    if (audit.status === 'error') throw new Error(audit.errorMessage ?? 'failed');
    return audit.status === 'done';
  };
  await eventually(isDone, 240_000, pollMs);
  return built(client, data.id);
}

async function built(client: GeneratedClient, id: string): Promise<Build> {
  const { status, data } = await client.compareReport(id);
  expect(status).toBe(200);
  const broken = (data.comparison?.rules ?? []).filter(
    ({ verdict, severity, fresh }) => verdict === 'fail' && severity === 'bloquant' && fresh.count > 0,
  );
  return {
    id,
    broken: broken.map((rule) => rule.ruleId),
    fixed: data.comparison?.counts.fixed ?? 0,
  };
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH ?? '', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

/** The command line, in a process of its own, on an audit that is over. */
const command = (id: string, ...more: string[]) =>
  run(['integrations/constat.mjs', 'audit', '--resume', id, '--server', product.url, '--wait', ...more], {
    CONSTAT_KEY: token,
  });

/** The step of a workflow, with what its runner would give it. */
async function action(id: string) {
  const file = (name: string) => join(data, name);
  for (const name of ['output', 'summary']) writeFileSync(file(name), '');
  const ended = await run(['integrations/github/action.mjs'], {
    INPUT_SERVER: product.url,
    INPUT_KEY: token,
    INPUT_RESUME: id,
    'INPUT_FAIL-ON': 'new-blocking',
    INPUT_SARIF: file('constat.sarif'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
  });
  const read = (name: string) => readFileSync(file(name), 'utf8');
  return { ...ended, outputs: read('output'), summary: read('summary'), sarif: read('constat.sarif') };
}

async function assistant(): Promise<Client> {
  const client = new Client({ name: 'essai', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${product.url}/api/mcp`), { requestInit }));
  return client;
}

async function ask<Data>(client: Client, name: string, given: Record<string, unknown>): Promise<Data> {
  const answer = await client.callTool({ name, arguments: given });
  const [told] = answer.content as { text: string }[];
  if (answer.isError || !told) throw new Error(told?.text);
  return JSON.parse(told.text) as Data;
}

/** Rules of the fixes that an assistant reads of an audit. */
async function rulesToFix(client: Client, id: string): Promise<string[]> {
  const { fixes } = await ask<{ fixes: { findings: { rule_id: string }[] }[] }>(client, 'list_fixes', {
    audit_id: id,
    limit: 20,
  });
  return fixes.flatMap(({ findings }) => findings.map((one) => one.rule_id));
}

/** What an assistant does after a build that failed: finds the fault, has it corrected, verifies, audits again. */
async function correctWithAssistant(id: string): Promise<string> {
  const client = await assistant();
  try {
    expect(await rulesToFix(client, id)).toContain(ruleId);
    const about = { audit_id: id, rule_id: ruleId };
    const finding = await ask<{ from_audited_site: { can_be_verified_on: string[] } }>(
      client,
      'read_finding',
      about,
    );
    expect(JSON.stringify(finding)).toContain('courriel-du-maire');
    const [where] = finding.from_audited_site.can_be_verified_on;
    const verify = async () =>
      (await ask<{ outcome?: string }>(client, 'verify_fix', { ...about, page: where })).outcome;
    expect(await verify()).toBe('still');
    await publish(false);
    expect(await verify()).toBe('fixed');
    return await auditWithAssistant(client);
  } finally {
    await client.close();
  }
}

/** The engine itself, started and waited for as the tools say. */
async function auditWithAssistant(client: Client): Promise<string> {
  const { audit_id: id } = await ask<{ audit_id: string }>(client, 'start_audit', {
    url: page(),
    scope: 'page',
  });
  const isDone = async () => {
    const told = await ask<{ status: string; error?: { message: string } }>(client, 'audit_status', {
      audit_id: id,
    });
    if (told.error) throw new Error(told.error.message);
    return told.status === 'done';
  };
  await eventually(isDone, 240_000, pollMs);
  expect(await rulesToFix(client, id)).not.toContain(ruleId);
  return id;
}

it('fails a build on a new fault and passes it once corrected, by the API, the command, the action and an assistant', async () => {
  const { client, close } = await generateClient(product.url);
  client.defaults.headers = { authorization: `Bearer ${token}` };
  try {
    await publish(false);
    expect((await build(client)).broken).toEqual([]);

    await publish(true);
    const failed = await build(client);
    expect(failed.broken).toEqual([ruleId]);
    const junit = join(data, 'constat.xml');
    const told = await command(
      failed.id,
      '--fail-on',
      'new-blocking',
      '--format',
      'junit',
      '--output',
      junit,
    );
    expect([told.code, told.output]).toEqual([1, expect.stringContaining('new-blocking')]);
    expect(readFileSync(junit, 'utf8')).toContain(`accessibility.${ruleId}`);
    const step = await action(failed.id);
    expect([step.code, step.outputs]).toEqual([1, expect.stringContaining(`audit-id=${failed.id}\n`)]);
    expect(step.outputs).toContain('passed=false\n');
    expect(step.output).toContain('::error title=Constat::new-blocking');
    expect(step.summary).toContain('Nouveaux défauts');
    expect(step.sarif).toContain('courriel-du-maire');

    const passed = await built(client, await correctWithAssistant(failed.id));
    expect([passed.broken, passed.fixed > 0]).toEqual([[], true]);
    expect((await command(passed.id, '--fail-on', 'new-blocking')).code).toBe(0);
    expect((await action(passed.id)).outputs).toContain('passed=true\n');
  } finally {
    close();
  }
}, 600_000);
