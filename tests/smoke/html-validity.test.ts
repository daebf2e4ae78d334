import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { judgedProblems, validPages } from '#engine/derive/html/html-validity.ts';
import type { HtmlChecker } from '#engine/ports/world.ts';
import { type HtmlFolder, openHtmlFolder } from '#engine/validity/html-folder.ts';
import { noHtmlChecker, testHtmlChecker } from '#tests/support/html-checker.ts';
import { testOfAll } from '#tests/support/scope.ts';

const never = new AbortController().signal;
const page = (body: string, head = '<title>Essai</title>') =>
  `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
const url = (path: string) => `https://www.exemple.fr/${path}`;
const foldersLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('constat-html-'));

let folder: HtmlFolder | null = null;
const before = foldersLeft();
afterEach(() => {
  folder?.remove();
  folder = null;
  expect(foldersLeft().filter((name) => !before.includes(name))).toEqual([]);
});
function open(pages: Readonly<Record<string, string>>, checker: HtmlChecker = testHtmlChecker): HtmlFolder {
  folder?.remove();
  folder = openHtmlFolder(checker);
  for (const [path, html] of Object.entries(pages)) folder.add(url(path), html);
  return folder;
}

if (noHtmlChecker !== '') console.warn(`Nu checker not run: ${noHtmlChecker}`);

describe.skipIf(noHtmlChecker !== '')('the Nu checker', () => {
  test('checks all pages in one run, each under its own address', async () => {
    const validity = await open({
      bonne: page('<p>Bonjour</p>'),
      latine: page('<p>été</p>', '<title>É</title><meta charset="iso-8859-1">'),
      croisee: page('<b>a<i>b</b>c</i>'),
      ouverte: page('<div><span>a</div>'),
    }).check(never);
    expect(validity.version).toMatch(/^\d+\.\d+/);
    expect(validity.pages.map(({ url: address }) => address)).toEqual(
      ['bonne', 'latine', 'croisee', 'ouverte'].map(url),
    );
    expect(validPages(validity)).toEqual([url('bonne'), url('latine')]);
    const labels = (index: number) =>
      judgedProblems(validity.pages[index] as (typeof validity.pages)[number]).map(({ label }) => label);
    expect(labels(2)).toContainEqual(expect.stringMatching(/^balise b fermée au mauvais endroit/));
    expect(labels(3)).toContainEqual('balise span jamais fermée');
  }, 60_000);

  testOfAll(
    'is not stopped by what a page holds',
    async () => {
      const { pages } = await open({
        vide: ' ',
        nul: page('<p>\u0000\ud800</p>'),
        profonde: page('<div>'.repeat(20_000)),
        apres: page('<p>Bonjour</p>'),
      }).check(never);
      expect(pages.map(({ url: address }) => address)).toContain(url('apres'));
      expect(pages.find(({ url: address }) => address === url('apres'))?.errorCount).toBe(0);
    },
    60_000,
  );

  test('says the same whether its classes were kept ready, are kept by this run, or the archive is broken', async () => {
    if ('missing' in testHtmlChecker) throw new Error(testHtmlChecker.missing);
    const data = mkdtempSync(join(tmpdir(), 'constat-nu-'));
    const archivePath = join(data, 'cache', 'nu.jsa');
    const checker = { ...testHtmlChecker, archivePath };
    const pages = { bonne: page('<p>Bonjour</p>'), croisee: page('<b>a<i>b</b>c</i>') };
    try {
      const expected = await open(pages).check(never);
      expect(await open(pages, checker).check(never)).toEqual(expected);
      expect(readdirSync(join(data, 'cache'))).toEqual(['nu.jsa']);
      expect(await open(pages, checker).check(never)).toEqual(expected);
      rmSync(archivePath);
      writeFileSync(archivePath, 'not an archive');
      expect(await open(pages, checker).check(never)).toEqual(expected);
    } finally {
      rmSync(data, { recursive: true });
    }
  }, 60_000);

  testOfAll(
    'says nothing of a page that came after it began, and keeps the first HTML of an address',
    async () => {
      const opened = open({ bonne: page('<p>Bonjour</p>') });
      opened.add(url('bonne'), page('<b>a<i>b</b>c</i>'));
      const checked = opened.check(never);
      opened.add(url('tard'), page('<p>Bonsoir</p>'));
      const { pages } = await checked;
      expect(pages.map(({ url: address, errorCount }) => [address, errorCount])).toEqual([[url('bonne'), 0]]);
    },
    60_000,
  );

  testOfAll(
    'ends with the audit',
    async () => {
      const stop = new AbortController();
      const checked = open({ a: page('<p>a</p>') }).check(stop.signal);
      stop.abort();
      await expect(checked).rejects.toThrow('audit arrêté');
    },
    60_000,
  );
});

test('without Java nothing is written and the reason is said', async () => {
  const checked = open({ a: page('<p>a</p>') }, { missing: 'Java n’est pas installé sur cette machine' });
  await expect(checked.check(never)).rejects.toThrow('Java n’est pas installé');
});

testOfAll('a Java that is none costs the check only', async () => {
  const notJava = existsSync('/bin/false') ? '/bin/false' : process.execPath;
  const checked = open({ a: page('<p>a</p>') }, { javaPath: notJava, jarPath: 'absent.jar' });
  await expect(checked.check(never)).rejects.toThrow('le vérificateur HTML n’a pas fonctionné');
});
