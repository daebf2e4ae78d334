import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-longueur.ts';

const page = (length: number) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><head><meta name="description" content="${'é'.repeat(length)}"></head><body></body></html>`,
  );

ruleCases(rule, {
  shortest: { artifacts: page(50), verdict: 'pass' },
  longest: { artifacts: page(165), verdict: 'pass' },
  'too short': {
    artifacts: page(49),
    verdict: 'fail',
    title: 'La description compte 49 caractères : elle peut être complétée',
    evidence: [
      {
        type: 'value',
        label: 'Description de 49 caractères',
        value: 'ééééééééééééééééééééééééééééééééééééééééééééééééé',
        expected: '70 à 155 caractères',
      },
    ],
  },
  'too long': {
    artifacts: page(166),
    verdict: 'fail',
    title: 'La description compte 166 caractères : elle peut être coupée',
    evidence: [
      {
        type: 'value',
        label: 'Description de 166 caractères',
        value: 'éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…',
        expected: '70 à 155 caractères',
      },
    ],
  },
  none: { artifacts: page(0), verdict: 'inapplicable', reason: 'aucune description' },
});
