import { describe, expect, test } from 'vitest';
import { auditErrors, auditRequestOf, urlError } from './audit-request.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('the request of a new audit', () => {
  test('sends only what was chosen', () => {
    expect(auditRequestOf(form({ url: ' exemple.fr ' }))).toEqual({ url: 'exemple.fr', scope: 'site' });
  });

  test('sends every choice, and paths with their slash', () => {
    const fields = {
      url: 'exemple.fr',
      scope: 'site',
      maxPages: '25',
      device: 'desktop',
      profile: 'shop',
      exclude: '/panier\nrecherche',
      ignoreRobots: 'oui',
    };
    expect(auditRequestOf(form(fields))).toEqual({
      url: 'exemple.fr',
      scope: 'site',
      maxPages: 25,
      device: 'desktop',
      profile: 'shop',
      exclude: ['/panier', '/recherche'],
      ignoreRobots: true,
    });
  });

  test('asks for no number of pages when one page is chosen', () => {
    expect(auditRequestOf(form({ url: 'exemple.fr', scope: 'page', maxPages: '25' }))).toEqual({
      url: 'exemple.fr',
      scope: 'page',
    });
  });
});

describe('a list of pages', () => {
  const list = { url: 'exemple.fr', scope: 'list', pages: '/a\nbonjour', maxPages: '25' };

  test('is sent as it was read, not as it was typed', () => {
    const kept = 'https://exemple.fr/a\nhttps://exemple.fr/b';
    expect(auditRequestOf(form({ ...list, kept }))).toEqual({
      url: 'exemple.fr',
      scope: 'list',
      pages: ['https://exemple.fr/a', 'https://exemple.fr/b'],
    });
    expect(auditErrors(form({ ...list, kept }))).toEqual({});
  });

  test('that nobody has looked at is not sent', () => {
    expect(auditErrors(form(list))).toEqual({ pages: expect.stringMatching(/^Vérifiez d’abord la liste/) });
    expect(auditErrors(form({ ...list, scope: 'site' }))).toEqual({});
  });
});

describe('an address', () => {
  test.each(['exemple.fr', 'https://exemple.fr', 'exemple.fr:8080', 'localhost:3000/a'])(
    '%s is sent to be judged',
    (typed) => {
      expect(urlError(typed)).toBeNull();
    },
  );

  test.each(['', 'ftp://exemple.fr', 'javascript:alert(1)', 'mailto:a@exemple.fr'])(
    '« %s » gets a sentence at once',
    (typed) => {
      expect(urlError(typed)).toMatch(/\.$/);
    },
  );
});
