import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { auditReport, finding } from '#tests/support/report.ts';
import { runAction } from './run-action.ts';

const folder = mkdtempSync(join(tmpdir(), 'constat-action-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const id = '019386f0-0000-7000-8000-000000000001';
const title = '::add-path::/mechant ##[add-path]/mechant @equipe';
const report = auditReport({ findings: [finding({ severity: 'bloquant', title })], score: 70 });

async function step(inputs: Record<string, string>, answers: readonly object[] = []) {
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const printed: string[] = [];
  const sent: string[] = [];
  let at = 0;
  const env = Object.fromEntries(
    Object.entries({ server: 'https://constat.example/', key: 'cst_secret', ...inputs }).map(
      ([name, value]) => [`INPUT_${name.toUpperCase()}`, value],
    ),
  );
  const code = await runAction({
    env: { ...env, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary },
    world: {
      fetch: async (_url, init) => {
        sent.push(String(init.body ?? ''));
        const answer = answers[at];
        at += 1;
        if (!answer) throw new Error('nothing more to answer');
        return Response.json(answer);
      },
      now: () => 0,
      sleep: async () => {},
      tell: (line) => void printed.push(`${line}\n`),
    },
    signal: new AbortController().signal,
    print: (text) => void printed.push(text),
  });
  const read = (file: string) => readFileSync(file, 'utf8');
  return { code, lines: printed.join('').split('\n'), sent, output: read(output), summary: read(summary) };
}

const finished = [
  { id },
  { id, status: 'done', progress: {} },
  { id, status: 'done', report },
  { before: null, comparison: null },
];

test('hands the inputs on, and writes outputs and a summary', async () => {
  const inputs = {
    url: '-x.fr',
    pages: '3',
    exclude: '/a\n /b \n',
    'fail-on': 'blocking',
    'only-page': 'false',
  };
  const { code, output, summary, sent } = await step(inputs, finished);
  expect(code).toBe(1);
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    url: '-x.fr',
    scope: 'site',
    maxPages: 3,
    exclude: ['/a', '/b'],
  });
  expect(output.split('\n')).toEqual([
    `audit-id=${id}`,
    `report-url=https://constat.example/reports/${id}`,
    'score=70',
    'passed=false',
    '',
  ]);
  expect(summary).toContain('seuil dépassé');
});

test('nothing a site wrote gives orders to the runner, and the key is masked before anything else', async () => {
  const { lines } = await step({ url: 'exemple.fr', 'fail-on': 'blocking' }, finished);
  expect(lines[0]).toBe('::add-mask::cst_secret');
  const mark = /^::stop-commands::([\w-]{36})$/.exec(lines[1] ?? '')?.[1] ?? 'none';
  const orders = lines.slice(2).filter((line) => line.trimStart().startsWith('::') || line.includes('##['));
  expect(orders).toEqual([`::${mark}::`, expect.stringMatching(/^::error title=Constat::blocking/)]);
  expect(lines.slice(1).join('\n')).not.toContain('cst_secret');
});

test('an audit that did not end well says why, without outputs that are not known', async () => {
  const failed = {
    id,
    status: 'error',
    progress: {},
    errorCode: 'preflight/robots',
    errorMessage: 'Interdit à 100%.',
  };
  const { code, lines, output, summary } = await step({ url: 'exemple.fr' }, [{ id }, failed]);
  expect([code, summary]).toEqual([4, '']);
  expect(output).not.toMatch(/score|passed/);
  expect(lines.at(-2)).toMatch(/^::error title=Constat::L’audit a échoué.*100%25/);
  expect((await step({ url: '', key: '' })).code).toBe(2);
});
