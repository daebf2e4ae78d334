import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-declaration-absente.ts';

const site = (text: string, path = '/page') =>
  siteArtifacts({ pages: [pageFacts({ links: [linkTo(path, { text, region: 'footer' })] })] });
const { site: identity } = siteArtifacts();

ruleCases(rule, {
  pass: {
    'by its name': site('Écoconception'),
    'by a cousin of its name': site('Notre démarche numérique responsable'),
    'by its address': site('En savoir plus', '/declaration-ecoconception'),
  },
  fail: { 'no such link': site('Mentions légales') },
  inapplicable: {
    'one page visited': { ...site('Accueil'), site: { ...identity, scope: 'page' } },
  },
});
