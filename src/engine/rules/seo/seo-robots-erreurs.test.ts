import { robotsOf, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-robots-erreurs.ts';

const site = (text: string, status = 200) => siteArtifacts({ robots: robotsOf(text, status) });

ruleCases(rule, {
  'a correct file': { artifacts: site('User-agent: *\nDisallow: /prive/\nCrawl-delay: 5'), verdict: 'pass' },
  'directives of services': {
    artifacts: site('User-agent: *\nContent-Signal: ai-train=no\nAllow: /'),
    verdict: 'pass',
  },
  'an empty file': { artifacts: site(''), verdict: 'pass' },
  'an unknown line': {
    artifacts: site('User-agent: *\nDissallow: /prive/'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'Dissallow: /prive/', where: 'Ligne 2' }],
  },
  'an instruction before any agent': {
    artifacts: site('Disallow: /prive/\nUser-agent: *'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'Disallow: /prive/', where: 'Ligne 1' }],
  },
  'a page instead': {
    artifacts: site('<!doctype html><html></html>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/robots.txt',
        note: 'une page HTML répond à cette adresse',
      },
    ],
  },
  'no file': { artifacts: site('', 404), verdict: 'inapplicable', reason: 'aucun fichier robots.txt' },
  'more than an engine reads': {
    artifacts: siteArtifacts({ robots: robotsOf(`User-agent: *\n# ${'a'.repeat(512_000)}`) }),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Taille', value: 'plus de 500 Kio, la suite n’est pas lue' }],
  },
});
