import { pageFacts, robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-robots-bloque-ressources.ts';

const site = (robots: string, ownCode: string[]) =>
  siteArtifacts({ pages: [pageFacts({ ownCode })], robots: robotsOf(robots) });
const sheet = ['https://www.exemple.fr/assets/site.css'];

ruleCases(rule, {
  'another folder closed': { artifacts: site('User-agent: *\nDisallow: /admin/', sheet), verdict: 'pass' },
  'reopened for Google': {
    artifacts: site('User-agent: *\nDisallow: /assets/\n\nUser-agent: Googlebot\nAllow: /assets/', sheet),
    verdict: 'pass',
  },
  'the folder of styles closed': {
    artifacts: site('User-agent: *\nDisallow: /assets/', sheet),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/assets/site.css' }],
  },
  'no instruction': {
    artifacts: site('', sheet),
    verdict: 'inapplicable',
    reason: 'aucune consigne dans robots.txt',
  },
  'files of another host': {
    artifacts: site('User-agent: *\nDisallow: /assets/', ['https://static.exemple.fr/assets/a.css']),
    verdict: 'inapplicable',
    reason: 'ni style ni script à cette adresse',
  },
});
