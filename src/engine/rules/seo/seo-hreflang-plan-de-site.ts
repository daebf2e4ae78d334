import type { Evidence } from '#contract/report.ts';
import { identityOf } from '../../address/page-url.ts';
import type { Sitemap } from '../../artifacts.ts';
import { isWrongHreflang } from '../../derive/search/hreflang-code.ts';
import { defineSiteRule } from '../../rule.ts';

type Entry = NonNullable<Sitemap['versions']>[number];
const identity = (url: string): string => (URL.canParse(url) ? identityOf(url) : url);

/** What is wrong with one entry; a version that the site map says nothing of may announce its own in its page. */
function faultsOf({ url, versions }: Entry, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const self = identity(url);
  const codes = [...new Set(versions.filter(({ lang }) => isWrongHreflang(lang)).map(({ lang }) => lang))];
  const silent = versions.filter((version) => known.get(identity(version.url))?.has(self) === false);
  return [
    ...codes.map((code) => `code de langue incorrect : ${code || 'vide'}`),
    ...(versions.some((version) => identity(version.url) === self) ? [] : ['ne se cite pas elle-même']),
    ...silent
      .filter((version) => identity(version.url) !== self)
      .map((version) => `annonce ${version.url}, qui ne l’annonce pas en retour`),
  ];
}

export default defineSiteRule({
  id: 'seo-hreflang-plan-de-site',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'vendor', title: 'Google Search Central, hreflang' },
    { kind: 'standard', title: 'BCP 47' },
  ],
  title: {
    fail: 'Le plan de site XML annonce mal les versions de langue (hreflang)',
    pass: 'Le plan de site XML annonce bien les versions de langue',
  },
  why: 'Les moteurs ignorent une version que l’autre n’annonce pas en retour, ou dont le code de langue est faux : le visiteur tombe sur la mauvaise langue.',
  fix: 'Lister pour chaque adresse du plan de site toutes ses versions, elle comprise, avec un code comme fr, fr-BE ou x-default.',
  artifacts: ['sitemaps'],
  evaluate({ sitemaps }) {
    const entries = sitemaps.flatMap(({ versions }) => versions ?? []);
    if (entries.length === 0)
      return { status: 'inapplicable', reason: 'le plan de site n’annonce aucune version de langue' };
    const known = new Map<string, Set<string>>();
    for (const { url, versions } of entries) {
      const targets = known.get(identity(url)) ?? new Set();
      for (const version of versions) targets.add(identity(version.url));
      known.set(identity(url), targets);
    }
    const evidence = entries.flatMap((entry) =>
      faultsOf(entry, known).map((note): Evidence => ({ type: 'page', url: entry.url, note })),
    );
    return evidence.length > 0 ? { status: 'fail', evidence } : { status: 'pass' };
  },
});
