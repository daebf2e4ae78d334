import { expect, test } from 'vitest';
import { pageFacts } from '#tests/support/artifacts.ts';
import { refineKinds } from './refine-kinds.ts';

const url = 'https://www.exemple.fr/composants/pied';
const page = (href: string) =>
  pageFacts({
    url,
    requestedUrl: url,
    isHome: false,
    kind: 'other',
    title: 'Composants',
    headings: [],
    links: ['Plan du site', 'Plan du site complet'].map((text) => ({
      url: href,
      text,
      region: 'footer' as const,
      rel: '',
    })),
  });

test('a page is named by the links that lead to it', () => {
  expect(refineKinds([page(url)])[0]?.kind).toBe('site-map');
});

test('links to be filled in name nothing', () => {
  expect(refineKinds([page(`${url}#`)])[0]?.kind).toBe('other');
});
