import { describe, expect, test } from 'vitest';
import { isAppError } from '#contract/errors.ts';
import { refusedShown } from '#contract/page-list.ts';
import { readPageList } from './read-page-list.ts';

const site = new URL('https://www.exemple.fr/');
const read = (text: string, limit = 100) => readPageList(text, { site, limit });
const reasons = (text: string, limit?: number) =>
  read(text, limit).refused.map(({ line, reason }) => [line, reason]);

describe('a list of pages', () => {
  test('is cleaned: mark, spaces, fragments, tracking, missing schemes and paths', () => {
    const { pages, refused } = read(
      '\ufeff  https://www.exemple.fr/a#haut  \r\n\r\nexemple.fr/b?utm_source=x\r/c\nhttps://exemple.fr/d?p=2&q=1\n',
    );
    expect(pages).toEqual([
      'https://www.exemple.fr/a',
      'https://exemple.fr/b',
      'https://www.exemple.fr/c',
      'https://exemple.fr/d?p=2&q=1',
    ]);
    expect(refused).toEqual([]);
  });

  test('keeps each page once and names the line that said it first', () => {
    const { pages, refused } = read('/a\n/b\nhttp://exemple.fr/a/\n/a#x\n/index.html\n/');
    expect(pages).toEqual([
      'https://www.exemple.fr/a',
      'https://www.exemple.fr/b',
      'https://www.exemple.fr/index.html',
    ]);
    expect(refused.map(({ line, sentence }) => [line, sentence])).toEqual([
      [3, 'Cette page est déjà dans la liste, à la ligne 1.'],
      [4, 'Cette page est déjà dans la liste, à la ligne 1.'],
      [6, 'Cette page est déjà dans la liste, à la ligne 5.'],
    ]);
  });

  test('tells each line that it refuses and why', () => {
    const lines = [
      'bonjour',
      'https://www.exemple.fr/ma page',
      'Voir la page de contact',
      'mailto:a@exemple.fr',
      'ftp://exemple.fr/a',
      'https://moi:secret@www.exemple.fr/a',
      `/${'a'.repeat(2000)}`,
      'https://autre.fr/a',
      'https://blog.exemple.fr/a',
      'https://www.exemple.fr:8443/a',
      '/plan.pdf',
      '/deconnexion',
      'https://',
      '#haut',
      'https://www.exemple.fr/bonne',
    ];
    expect(reasons(lines.join('\n'))).toEqual([
      [1, 'not-an-address'],
      [2, 'spaces'],
      [3, 'not-an-address'],
      [4, 'scheme'],
      [5, 'scheme'],
      [6, 'credentials'],
      [7, 'too-long'],
      [8, 'other-site'],
      [9, 'other-site'],
      [10, 'other-site'],
      [11, 'file'],
      [12, 'action'],
      [13, 'not-an-address'],
      [14, 'not-an-address'],
    ]);
    for (const { sentence } of read(lines.join('\n')).refused) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(JSON.stringify(read(lines.join('\n')).pages)).not.toContain('secret');
  });

  test('stops at what the plan allows and says the number', () => {
    const { pages, refused, refusedCount } = read('/a\n/b\n/c\n/a', 2);
    expect(pages).toHaveLength(2);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'limit'],
      [4, 'duplicate'],
    ]);
    expect(refused[0]?.sentence).toContain('2\u00a0pages');
    expect(refusedCount).toBe(2);
  });

  test('reads a table by its column of addresses', () => {
    expect(read('Titre;URL\nAccueil;https://www.exemple.fr/\n"Un; deux";"/a"\n').pages).toEqual([
      'https://www.exemple.fr/',
      'https://www.exemple.fr/a',
    ]);
    expect(read('url,titre\n/a,Accueil\n/b,"Deux, trois"\n').pages).toHaveLength(2);
    expect(read('"https://www.exemple.fr/a","Dit ""a"""').pages).toEqual(['https://www.exemple.fr/a']);
    expect(read('https://www.exemple.fr/a\t12\tx').pages).toEqual(['https://www.exemple.fr/a']);
  });

  test('leaves the commas of an address alone, and parts addresses that stand side by side', () => {
    expect(read('/article,12,titre.html').pages).toEqual(['https://www.exemple.fr/article,12,titre.html']);
    expect(read('https://exemple.fr/a https://exemple.fr/b, https://exemple.fr/c').pages).toHaveLength(3);
  });

  test('of ten thousand lines is read, one more line is refused whole', () => {
    const most = Array.from({ length: 10_000 }, (_, index) => `https://autre.fr/${index}`);
    const { pages, refused, refusedCount } = read(most.join('\n'));
    expect([pages.length, refused.length, refusedCount]).toEqual([0, refusedShown, 10_000]);
    expect(codeOf(() => read([...most, '/x'].join('\n')))).toBe('list/too-long');
  });

  test('without an address is refused', () => {
    expect(codeOf(() => read(' \n\ufeff\n\t'))).toBe('list/empty');
    expect(codeOf(() => read('URL'))).toBe('list/empty');
  });
});

function codeOf(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    return isAppError(error) ? error.code : String(error);
  }
}
