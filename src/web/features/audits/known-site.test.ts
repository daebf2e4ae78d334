import { expect, test } from 'vitest';
import type { KnownSite } from '#contract/known-site.ts';
import { settingsInWords } from './known-site.tsx';
import { knownSiteOf } from './use-known-site.ts';

const site = (host: string, choices: Partial<KnownSite['choices']> = {}): KnownSite => ({
  host,
  auditId: 'a',
  finishedAt: '2026-11-12T10:00:00.000Z',
  hasAccess: false,
  journeyCount: 0,
  choices: {
    url: `https://${host}/`,
    scope: 'site',
    maxPages: 25,
    device: 'mobile',
    profile: null,
    exclude: [],
    ignoreRobots: false,
    ...choices,
  },
});
const known = [site('www.exemple.fr'), site('xn--xemple-9ua.fr'), site('127.0.0.1:3201')];

test.each([
  ['exemple.fr', 'www.exemple.fr'],
  ['https://WWW.exemple.fr/page', 'www.exemple.fr'],
  ['éxemple.fr', 'xn--xemple-9ua.fr'],
  ['127.0.0.1:3201', '127.0.0.1:3201'],
  ['blog.exemple.fr', undefined],
  ['', undefined],
  ['pas une adresse', undefined],
])('%s is the known site %s', (typed, host) => {
  expect(knownSiteOf(known, typed)?.host).toBe(host);
});

test('its settings are told in one line', () => {
  const townHall = { profile: 'public', device: 'both', exclude: ['/panier'], ignoreRobots: true } as const;
  expect(settingsInWords(site('a.fr', { ...townHall, exclude: [...townHall.exclude] }), [])).toBe(
    '25\u00a0pages au plus, téléphone et ordinateur, «\u00a0Organisme public\u00a0», 1\u00a0adresse écartée et robots.txt ignoré',
  );
  const sample = { id: 's', name: 'Accessibilité' } as never;
  expect(settingsInWords(site('a.fr', { scope: 'sample', sample: 's' }), [sample])).toContain(
    'échantillon «\u00a0Accessibilité\u00a0»',
  );
});
