import { siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-hreflang-plan-de-site.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
/** « /fr: fr /fr, en /en »: an entry and the versions that it announces. */
const map = (...entries: readonly string[]) =>
  siteArtifacts({
    sitemaps: [
      sitemapOf([], {
        versions: entries.map((entry) => {
          const [path = '', list = ''] = entry.split(': ');
          const versions = list.split(', ').map((version) => {
            const [lang = '', to = ''] = version.split(' ');
            return { lang, url: at(to) };
          });
          return { url: at(path), versions };
        }),
      }),
    ],
  });

ruleCases(rule, {
  'each names both': { artifacts: map('/fr: fr /fr, en /en', '/en: fr /fr, en /en'), verdict: 'pass' },
  'a default of its own': {
    artifacts: map('/fr: fr /fr, en /en, x-default /', '/en: fr /fr, en /en, x-default /'),
    verdict: 'pass',
  },
  'a version of which the map says nothing': { artifacts: map('/fr: fr /fr, en /en'), verdict: 'pass' },
  'no return': {
    artifacts: map('/fr: fr /fr, en /en', '/en: en /en'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: at('/fr'),
        note: `annonce ${at('/en')}, qui ne l’annonce pas en retour`,
      },
    ],
  },
  'an entry that leaves itself out': {
    artifacts: map('/fr: en /en'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: at('/fr'), note: 'ne se cite pas elle-même' }],
  },
  'a country that engines do not know': {
    artifacts: map('/fr: fr /fr, en-UK /en'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: at('/fr'), note: 'code de langue incorrect : en-UK' }],
  },
  'a map without versions': {
    artifacts: siteArtifacts({ sitemaps: [sitemapOf([at('/')])] }),
    verdict: 'inapplicable',
    reason: 'le plan de site n’annonce aucune version de langue',
  },
});
