import { clientRendered, pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-contenu-hors-html.ts';

ruleCases(rule, {
  'all in the HTML': { artifacts: pageArtifacts(`<body><p>${words(200)}</p></body>`), verdict: 'pass' },
  'text behind tabs is in the HTML too': { artifacts: clientRendered(900, 300), verdict: 'pass' },
  'a third of it': { artifacts: clientRendered(70, 200), verdict: 'pass' },
  'an empty shell': {
    artifacts: clientRendered(5, 200),
    verdict: 'fail',
    title: '3 % du texte seulement est dans le HTML, le reste vient de scripts',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Mots affichés', value: '200' },
      { type: 'value', label: 'Mots dans le HTML reçu', value: '5' },
    ],
  },
  'a label': {
    artifacts: clientRendered(0, 29),
    verdict: 'inapplicable',
    reason: 'trop peu de texte pour comparer',
  },
  'a short page of which nothing is in the HTML': {
    artifacts: clientRendered(0, 30),
    verdict: 'fail',
    title: 'Aucun texte n’est dans le HTML : tout vient de scripts',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Mots affichés', value: '30' },
      { type: 'value', label: 'Mots dans le HTML reçu', value: '0' },
    ],
  },
  'three tenths': { artifacts: clientRendered(30, 100), verdict: 'pass' },
  'a word less': {
    artifacts: clientRendered(29, 100),
    verdict: 'fail',
    title: '29 % du texte seulement est dans le HTML, le reste vient de scripts',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Mots affichés', value: '100' },
      { type: 'value', label: 'Mots dans le HTML reçu', value: '29' },
    ],
  },
  'a short page': {
    artifacts: clientRendered(1, 99),
    verdict: 'inapplicable',
    reason: 'trop peu de texte pour comparer',
  },
});
