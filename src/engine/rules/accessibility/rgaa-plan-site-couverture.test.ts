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
  complete: { artifacts: site(['a', 'b', 'c', 'd', 'e']), verdict: 'pass' },
  'one missing in five': { artifacts: site(['a', 'b', 'c', 'd']), verdict: 'pass' },
  'half missing': {
    artifacts: site(['a', 'b']),
    verdict: 'review',
    pages: ['https://www.exemple.fr/plan'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/c', note: '« c » absent du plan' },
      { type: 'page', url: 'https://www.exemple.fr/d', note: '« d » absent du plan' },
      { type: 'page', url: 'https://www.exemple.fr/e', note: '« e » absent du plan' },
    ],
  },
  'no site map': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'pas de page plan du site' },
});
