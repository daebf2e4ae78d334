import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageArtifacts, pageAt, siteArtifacts } from '#tests/support/artifacts.ts';
import { untestedWords } from '../rules/untested-words.ts';
import { replayAudit, SavedAuditError } from './replay-audit.ts';
import { openArtifactFolder } from './save-audit.ts';
import { fileLimitBytes } from './saved-format.ts';

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'constat-replay-'));
  const keeper = await openArtifactFolder(folder);
  keeper.page(pageArtifacts());
  keeper.page(pageAt('/contact', '<html><body><img src="/a.png">\ud800 \u2028</body></html>'));
  await keeper.site({
    order: {
      url: 'https://www.exemple.fr/',
      scope: 'site',
      maxPages: 2,
      device: 'mobile',
      exclude: [],
      profile: null,
    },
    site: siteArtifacts(),
    startedAt: new Date('2026-11-21T10:00:00Z'),
    finishedAt: new Date('2026-11-21T10:01:00Z'),
    engineVersion: '0.0.9',
    environment: { browser: 'Chromium 156', viewport: '', userAgent: '' },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const replay = () => replayAudit(folder, { engineVersion: 'test' });
const path = (name: string) => join(folder, `${name}.json.br`);
const write = (name: string, value: unknown) =>
  writeFileSync(path(name), brotliCompressSync(typeof value === 'string' ? value : JSON.stringify(value)));
function change(name: string, edit: (value: Record<string, unknown>) => object) {
  const value = JSON.parse(brotliDecompressSync(readFileSync(path(name))).toString());
  write(name, edit(value));
}

test('saved artifacts give a report of all their pages, by the engine that reads them', async () => {
  const { report, gatheredBy } = await replay();
  expect(report.pages.map(({ url }) => url)).toEqual([
    'https://www.exemple.fr/',
    'https://www.exemple.fr/contact',
  ]);
  expect(report).toMatchObject({ engineVersion: 'test', finishedAt: '2026-11-21T10:01:00.000Z' });
  expect(gatheredBy).toBe('0.0.9');
});

describe('what is wrong is said in one sentence', () => {
  const sentence = /^[^\n]{20,250}\.$/;
  const refused = async (words: RegExp) => {
    const error = await replay().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SavedAuditError);
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).toMatch(sentence);
  };

  test('another format', async () => {
    change('site', (value) => ({ ...value, formatVersion: 99 }));
    await refused(/format 99 \(moteur 0\.0\.9\).*lit le format 2/);
  });
  test('no saved audit at all', async () => {
    rmSync(path('site'));
    await refused(/site\.json\.br manque/);
  });
  test('a page that is missing', async () => {
    rmSync(path('page-0002'));
    await refused(/page-0002\.json\.br manque/);
  });
  test('a file cut short', async () => {
    writeFileSync(path('page-0001'), readFileSync(path('page-0001')).subarray(0, 200));
    await refused(/page-0001\.json\.br est illisible/);
  });
  test('a file that is something else', async () => {
    write('site', 'pas du JSON');
    await refused(/illisible/);
    write('site', ['x']);
    await refused(/n’est pas un audit enregistré/);
  });
  test('a wrong frame', async () => {
    change('site', (value) => ({ ...value, pageCount: 'beaucoup' }));
    await refused(/abîmé \(pageCount\)/);
  });
  test('a page whose artifacts are nothing of ours', async () => {
    write('page-0001', { page: 'x', dom: 3 });
    await refused(/page-0001\.json\.br sont abîmés/);
  });
  test('a compression bomb', async () => {
    writeFileSync(path('page-0001'), brotliCompressSync(Buffer.alloc(fileLimitBytes + 1), fast));
    await refused(/illisible/);
  }, 60_000);
});

test('an artifact that is missing or broken costs its rules only', async () => {
  change('page-0001', ({ axe, ...rest }) => ({ ...rest, stylesheets: 12 }));
  change('page-0002', ({ axe, ...rest }) => rest);
  const { report } = await replay();
  const axe = report.checks.filter(({ ruleId }) => ruleId.startsWith('axe-'));
  expect(new Set(axe.map(({ status }) => status))).toEqual(new Set(['error']));
  expect(axe[0]?.reason).toBe(untestedWords.absent);
});

test('saving again into a folder removes what an earlier, longer run left there', async () => {
  const keeper = await openArtifactFolder(folder);
  keeper.page(pageArtifacts());
  await expect(replay()).rejects.toThrow(/site\.json\.br manque/);
});
