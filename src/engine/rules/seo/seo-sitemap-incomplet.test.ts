import { linkTo, pageFacts, siteArtifacts, sitemapOf } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-sitemap-incomplet.ts';

const origin = 'https://www.exemple.fr';
const site = (listed: string[], changes: Parameters<typeof pageFacts>[0] = {}, more = {}) =>
  siteArtifacts({
    pages: [
      pageFacts({ links: [linkTo('/services')] }),
      pageFacts({ url: `${origin}/services`, isHome: false, ...changes }),
    ],
    sitemaps: [
      sitemapOf(
        listed.map((path) => origin + path),
        more,
      ),
    ],
  });

ruleCases(rule, {
  listed: { artifacts: site(['/', '/services']), verdict: 'pass' },
  'listed with a final slash': { artifacts: site(['/', '/services/']), verdict: 'pass' },
  'a page of the menu left out': {
    artifacts: site(['/']),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/services'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/services', note: 'absente du plan' }],
  },
  'the file was not read whole': {
    artifacts: site(['/'], {}, { urlCount: 9000 }),
    verdict: 'inapplicable',
    reason: 'aucun plan de site lu en entier',
  },
  'a page kept out of engines': {
    artifacts: site(['/'], { robotsMeta: 'noindex' }),
    verdict: 'inapplicable',
    reason: 'aucune page de menu visitée',
  },
  'an index of site maps': {
    artifacts: site(['/', '/services'], {}, { kind: 'index' }),
    verdict: 'inapplicable',
    reason: 'aucun plan de site lu en entier',
  },
});
