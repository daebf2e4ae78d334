import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-plan-site-couverture.ts';

const links = (...names: string[]) =>
  names.map((name) => ({
    url: `https://www.exemple.fr/${name}`,
    text: name,
    region: 'nav' as const,
    rel: '',
  }));
const site = (listed: readonly string[]) =>
  siteArtifacts({
    pages: [
      pageFacts({ links: links('a', 'b', 'c', 'd', 'e') }),
      pageFacts({
        url: 'https://www.exemple.fr/plan',
        isHome: false,
        kind: 'site-map',
        links: links(...listed),
      }),
    ],
  });

ruleCases(rule, {
  pass: { complete: site(['a', 'b', 'c', 'd', 'e']), 'one missing in five': site(['a', 'b', 'c', 'd']) },
  review: { 'half missing': site(['a', 'b']) },
  inapplicable: { 'no site map': siteArtifacts() },
});
