import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { auditReport, finding } from '#tests/support/report.ts';
import type { RemoteWorld } from './api-client.ts';
import { runRemoteAudit } from './remote-command.ts';

const server = 'https://constat.example';
const id = '019386f0-0000-7000-8000-000000000001';
const folder = mkdtempSync(join(tmpdir(), 'constat-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Step = Response | Error | (() => Response | Error);
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const head = (status: string, more: object = {}) => json({ id, status, progress: {}, ...more });
const started = () => json({ id, status: 'queued', url: 'https://exemple.fr/' }, { status: 202 });
const report = auditReport({ findings: [finding({ severity: 'bloquant' })], score: 70 });
const done = () => json({ id, status: 'done', report });
const alone = () => json({ audit: {}, before: null, comparison: null, earlier: [] });

/** A server that answers these in turn, and a clock that moves by what is slept. */
function talkTo(steps: readonly Step[], argv: readonly string[], changes: { key?: string | undefined } = {}) {
  const calls: { method: string; path: string; headers: Headers }[] = [];
  const bodies: unknown[] = [];
  const lines: string[] = [];
  const printed: string[] = [];
  const slept: number[] = [];
  const leave = new AbortController();
  let now = 0;
  const world: RemoteWorld = {
    fetch: async (url, init) => {
      calls.push({
        method: init.method ?? '',
        path: url.slice(server.length),
        headers: new Headers(init.headers),
      });
      bodies.push(typeof init.body === 'string' ? JSON.parse(init.body) : null);
      const step = steps[calls.length - 1];
      const answer = typeof step === 'function' ? step() : step;
      if (!answer) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => now,
    sleep: async (durationMs) => {
      slept.push(durationMs);
      now += durationMs;
    },
    tell: (line) => void lines.push(line),
  };
  const key = 'key' in changes ? changes.key : 'cst_essai';
  const ending = runRemoteAudit({
    argv: ['--server', server, ...argv],
    key,
    world,
    signal: leave.signal,
    print: (text) => void printed.push(text),
  });
  return { ending, calls, bodies, lines, printed, slept, leave };
}

const wait = ['exemple.fr', '--wait'];

test('starts, follows less and less often, reads, and passes without a gate', async () => {
  const { ending, calls, slept, printed } = talkTo(
    [started(), head('queued'), head('running'), head('running'), head('done'), done(), alone()],
    wait,
  );
  expect((await ending).code).toBe(0);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/audits',
    ...Array(4).fill(`GET /api/reports/${id}?report=0`),
    `GET /api/reports/${id}`,
    `GET /api/reports/${id}/comparison`,
  ]);
  expect(calls.every(({ headers }) => headers.get('authorization') === 'Bearer cst_essai')).toBe(true);
  expect(slept).toEqual(slept.toSorted((one, other) => one - other));
  expect(printed.join('')).toContain('Note globale');
});

test('gives the id at once where nobody waits', async () => {
  const { ending, printed } = talkTo([started()], ['exemple.fr']);
  expect([(await ending).code, printed.join('')]).toEqual([0, `${id}\n`]);
});

test('fails with 1 at a gate, once everything asked for is written', async () => {
  const files = [join(folder, 'a.xml'), join(folder, 'b.sarif')];
  const argv = `${wait.join(' ')} --fail-on blocking,score<60 --format junit --output ${files[0]} --format sarif --output ${files[1]}`;
  const { ending, lines } = talkTo([started(), head('done'), done(), alone()], argv.split(' '));
  expect((await ending).code).toBe(1);
  expect(lines.filter((line) => /^(?:Dépassé|Respecté)/.test(line))).toHaveLength(2);
  expect(readFileSync(files[0] ?? '', 'utf8')).toContain('<testsuites');
  expect(JSON.parse(readFileSync(files[1] ?? '', 'utf8'))).toMatchObject({ version: '2.1.0' });
});

test('tries a cut, a restart and an overload again, with the key of the first try', async () => {
  const busy = json(
    { error: { code: 'request/too-many', message: 'Trop.' } },
    { status: 429, headers: { 'retry-after': '7' } },
  );
  const restarting = new Response('<html>', { status: 503 });
  const inFlight = json({ code: 'idempotency/in-flight', detail: 'En cours.' }, { status: 409 });
  const { ending, calls, slept } = talkTo(
    [
      new TypeError('fetch failed'),
      restarting,
      busy,
      inFlight,
      started(),
      new TypeError('cut'),
      head('done'),
      done(),
      alone(),
    ],
    wait,
  );
  expect((await ending).code).toBe(0);
  const keys = calls.slice(0, 5).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(slept.slice(0, 4)).toEqual([1000, 2000, 7000, 8000]);
});

test('gives a server up with 3 after a while, and says how to go on', async () => {
  const { ending, lines, slept } = talkTo([started()], wait);
  expect((await ending).code).toBe(3);
  expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(300_000);
  expect(lines.join('\n')).toContain('ECONNREFUSED');
  expect(lines.at(-1)).toContain(`--resume ${id}`);
});

test.each([
  [401, 'auth/required'],
  [403, 'plan/feature-missing'],
  [409, 'audit/quota-reached'],
  [429, 'audit/starts-limit'],
  [400, 'target/private'],
])('a refusal (%i %s) is told at once, with 2', async (status, code) => {
  for (const body of [
    { error: { code, message: 'Non : ##[add-path]/x' } },
    { code, detail: 'Non : ##[add-path]/x' },
  ]) {
    const { ending, lines, calls } = talkTo([json(body, { status })], wait);
    expect([(await ending).code, calls.length]).toEqual([2, 1]);
    expect(lines.join('\n')).toContain(code);
    expect(lines.join('\n')).not.toContain('##[');
  }
});

test.each([
  ['preflight/unknown-domain', 4],
  ['engine/no-page', 4],
  ['engine/crashed', 3],
  ['engine/deadline', 3],
])('an audit that failed by %s ends with %i', async (errorCode, code) => {
  const failed = head('error', { errorCode, errorMessage: 'Raison.' });
  expect((await talkTo([started(), failed], wait).ending).code).toBe(code);
});

test('a cancelled audit, one that lasts, garbage and a redirection have their codes', async () => {
  expect((await talkTo([started(), head('cancelled')], wait).ending).code).toBe(3);
  const lasting = talkTo([started(), ...Array(90).fill(() => head('running'))], [...wait, '--timeout', '1']);
  expect((await lasting.ending).code).toBe(3);
  expect(lasting.lines.join('\n')).toContain('--timeout');
  expect((await talkTo([json('bonjour')], wait).ending).code).toBe(3);
  expect((await talkTo([started(), head('done'), json({ id, status: 'done' })], wait).ending).code).toBe(3);
  const moved = new Response(null, { status: 301, headers: { location: 'https://mechant.example/' } });
  const away = talkTo([moved], wait);
  expect([(await away.ending).code, away.calls.length]).toEqual([2, 1]);
});

test('Ctrl+C leaves the audit running and says how to read it', async () => {
  const { ending, leave, lines } = talkTo(
    [
      started(),
      () => {
        leave.abort();
        return new DOMException('aborted', 'AbortError');
      },
    ],
    wait,
  );
  expect((await ending).code).toBe(130);
  expect(lines.join('\n')).toContain('continue sur le serveur');
  expect(lines.at(-1)).toContain(`--resume ${id}`);
});

test('asks for the key in the environment, and never shows it', async () => {
  for (const key of [undefined, '', ' ', 'a\nb'])
    expect((await talkTo([], wait, { key }).ending).code).toBe(2);
  const { ending, lines, printed } = talkTo([json({ error: { message: 'Non.' } }, { status: 401 })], wait);
  await ending;
  expect([...lines, ...printed].join('\n')).not.toContain('cst_essai');
});

test('compares with the audit that is asked for', async () => {
  const argv = [...wait, '--baseline', id, '--fail-on', 'new-any'];
  const { ending, calls } = talkTo([started(), head('done'), done(), alone()], argv);
  await ending;
  expect(calls.at(-1)?.path).toBe(`/api/reports/${id}/comparison?with=${id}`);
});

test('a sample is found by its name on the site, or the names of the site are told', async () => {
  const samples = () =>
    json({
      samples: [
        { id: 'of-another', host: 'autre.fr', name: 'RGAA 2026' },
        { id: 'of-the-site', host: 'www.exemple.fr', name: 'RGAA 2026' },
      ],
    });
  const found = talkTo([samples, started()], ['exemple.fr', '--sample', 'rgaa 2026']);
  expect(await found.ending).toMatchObject({ code: 0, auditId: id });
  expect(found.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/samples',
    'POST /api/audits',
  ]);
  expect(found.bodies[1]).toMatchObject({ scope: 'sample', sample: 'of-the-site' });
  const missing = talkTo([samples], ['exemple.fr', '--sample', 'Autre']);
  expect(await missing.ending).toMatchObject({ code: 2, auditId: null });
  expect(missing.lines.join()).toContain('RGAA 2026');
});
