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
  'the basket of the menu is closed': {
    artifacts: site('User-agent: *\nDisallow: /panier', 'nav', '/panier'),
    verdict: 'pass',
  },
  'another folder is closed': { artifacts: site('User-agent: *\nDisallow: /recherche'), verdict: 'pass' },
  'a link of the text only is closed': {
    artifacts: site('User-agent: *\nDisallow: /services', 'main'),
    verdict: 'pass',
  },
  'open again by a longer rule': {
    artifacts: site('User-agent: *\nDisallow: /serv\nAllow: /services'),
    verdict: 'pass',
  },
  'a page of the menu is closed': {
    artifacts: site('User-agent: *\nDisallow: /services'),
    verdict: 'fail',
    title: 'Le fichier robots.txt ferme des pages importantes aux moteurs de recherche',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/services', note: 'interdite par robots.txt' }],
  },
  'the server is in error': {
    artifacts: siteArtifacts({
      robots: parseRobots('https://www.exemple.fr/robots.txt', 503, ''),
    }),
    verdict: 'fail',
    title: 'Le fichier robots.txt répond en erreur : les moteurs s’interdisent tout le site',
    severity: 'majeur',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/robots.txt', status: 503 }],
  },
  'everything is closed to Googlebot': {
    artifacts: site('User-agent: googlebot\nDisallow: /'),
    verdict: 'fail',
    title: 'Le fichier robots.txt ferme des pages importantes aux moteurs de recherche',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'interdite par robots.txt' },
      { type: 'page', url: 'https://www.exemple.fr/services', note: 'interdite par robots.txt' },
    ],
  },
  'no instruction': {
    artifacts: site(''),
    verdict: 'inapplicable',
    reason: 'aucune consigne dans robots.txt',
  },
});
