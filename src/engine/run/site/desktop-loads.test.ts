import { expect, test } from 'vitest';
import type { ReportSample } from '#contract/report-sample.ts';
import { desktopPages } from './desktop-loads.ts';

const at = (path: string, isHome = false) => {
  const url = `https://www.exemple.fr${path}`;
  return { url, requestedUrl: url, isHome };
};
const [home, contact, other, drawn] = [at('/', true), at('/contact'), at('/page'), at('/hasard')];
const facts = [home, contact, other, drawn];

test('of a site, the home page alone, three times', () => {
  expect(desktopPages({ scope: 'site' }, facts)).toEqual([{ url: home.url, times: 3 }]);
});

test('of a sample, its key pages too, where they answered; pages drawn or of no kind are not', () => {
  const pages: ReportSample['pages'] = [
    { url: home.url, name: 'Accueil', kind: 'home' },
    { url: contact.url, name: 'Contact', kind: 'contact' },
    { url: other.url, name: 'Page', kind: 'other' },
    { url: drawn.url, name: 'Hasard', kind: 'random' },
    { url: 'https://www.exemple.fr/aide', name: 'Aide', kind: 'help' },
  ];
  const sample = { name: 'RGAA', version: 1, pages };
  const moved = { ...contact, url: 'https://www.exemple.fr/contactez-nous' };
  expect(desktopPages({ scope: 'sample', sample }, [home, moved, other, drawn])).toEqual([
    { url: home.url, times: 3 },
    { url: moved.url, times: 1 },
  ]);
});

test('of one page, that page once; of none, nothing', () => {
  expect(desktopPages({ scope: 'page' }, [contact])).toEqual([{ url: contact.url, times: 1 }]);
  expect(desktopPages({ scope: 'page' }, [home])).toEqual([{ url: home.url, times: 1 }]);
  expect(desktopPages({ scope: 'site' }, [])).toEqual([]);
});
