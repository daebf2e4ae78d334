import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-longueur.ts';

const page = (title: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>${title}</title></head><body></body></html>`);

ruleCases(rule, {
  shortest: { artifacts: page('a'.repeat(15)), verdict: 'pass' },
  longest: { artifacts: page('é'.repeat(65)), verdict: 'pass' },
  'longer, of narrow letters: it fits in its line': {
    artifacts: page('Atelier vélo de Saint-Gilles – réparation, location, initiation, visite'),
    verdict: 'pass',
  },
  'too short': {
    artifacts: page('Accueil'),
    verdict: 'fail',
    title: 'Le titre de la page compte 7 caractères',
    evidence: [{ type: 'value', label: 'Titre', value: 'Accueil', expected: '15 à 65 caractères' }],
  },
  'too long': {
    artifacts: page('a'.repeat(66)),
    verdict: 'fail',
    title: 'Le titre de la page compte 66 caractères',
    evidence: [
      {
        type: 'value',
        label: 'Titre',
        value: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        expected: '15 à 65 caractères',
      },
    ],
  },
  none: { artifacts: page(''), verdict: 'inapplicable', reason: 'aucun titre' },
});
