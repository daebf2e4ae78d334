import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-declaration-absente.ts';

const site = (text: string, path = '/page') =>
  siteArtifacts({ pages: [pageFacts({ links: [linkTo(path, { text, region: 'footer' })] })] });
const { site: identity } = siteArtifacts();

ruleCases(rule, {
  'by its name': { artifacts: site('Écoconception'), verdict: 'pass' },
  'by a cousin of its name': { artifacts: site('Notre démarche numérique responsable'), verdict: 'pass' },
  'by its address': { artifacts: site('En savoir plus', '/declaration-ecoconception'), verdict: 'pass' },
  'no such link': {
    artifacts: site('Mentions légales'),
    verdict: 'fail',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Écoconception »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom' },
    ],
  },
  'one page visited': {
    artifacts: { ...site('Accueil'), site: { ...identity, scope: 'page' } },
    verdict: 'inapplicable',
    reason: 'une seule page visitée',
  },
  'chosen pages': {
    artifacts: { ...site('Accueil'), site: { ...identity, scope: 'list' } },
    verdict: 'inapplicable',
    reason: 'seules des pages choisies ont été visitées',
  },
});
