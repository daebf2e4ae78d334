import { pageFacts, robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-robots-bloque-ressources.ts';

const site = (robots: string, ownCode: string[]) =>
  siteArtifacts({ pages: [pageFacts({ ownCode })], robots: robotsOf(robots) });
const sheet = ['https://www.exemple.fr/assets/site.css'];

ruleCases(rule, {
  pass: {
    'another folder closed': site('User-agent: *\nDisallow: /admin/', sheet),
    'reopened for Google': site(
      'User-agent: *\nDisallow: /assets/\n\nUser-agent: Googlebot\nAllow: /assets/',
      sheet,
    ),
  },
  fail: { 'the folder of styles closed': site('User-agent: *\nDisallow: /assets/', sheet) },
  inapplicable: {
    'no instruction': site('', sheet),
    'files of another host': site('User-agent: *\nDisallow: /assets/', [
      'https://static.exemple.fr/assets/a.css',
    ]),
  },
});
