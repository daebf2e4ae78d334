import { ecoPage, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-budget-declare.ts';

ruleCases(rule, {
  pass: {
    'a weight a page': ecoPage('Chaque page pèse moins de 500 Ko.'),
    'a budget': ecoPage('Nous tenons un budget de poids de 1 Mo.'),
  },
  fail: { 'good intentions': ecoPage('Nous veillons à la légèreté de nos pages.') },
  inapplicable: { 'no declaration': siteArtifacts() },
});
