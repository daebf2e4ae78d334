import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { parseRobots } from '../../address/robots.ts';
import rule from './seo-robots-bloque-page.ts';

const site = (text: string, region: 'nav' | 'main' = 'nav', path = '/services') =>
  siteArtifacts({
    robots: parseRobots('https://www.exemple.fr/robots.txt', 200, text),
    pages: [
      pageFacts({ links: [{ url: `https://www.exemple.fr${path}`, text: 'Services', region, rel: '' }] }),
    ],
  });

ruleCases(rule, {
  pass: {
    'the basket of the menu is closed': site('User-agent: *\nDisallow: /panier', 'nav', '/panier'),
    'another folder is closed': site('User-agent: *\nDisallow: /recherche'),
    'a link of the text only is closed': site('User-agent: *\nDisallow: /services', 'main'),
    'open again by a longer rule': site('User-agent: *\nDisallow: /serv\nAllow: /services'),
  },
  fail: {
    'a page of the menu is closed': site('User-agent: *\nDisallow: /services'),
    'the server is in error': siteArtifacts({
      robots: parseRobots('https://www.exemple.fr/robots.txt', 503, ''),
    }),
    'everything is closed to Googlebot': site('User-agent: googlebot\nDisallow: /'),
  },
  inapplicable: { 'no instruction': site('') },
});
