import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-url-longue.ts';

ruleCases(rule, {
  short: { artifacts: pageAt('/services/etat-civil'), verdict: 'pass' },
  'a long fragment': { artifacts: pageAt(`/a#${'b'.repeat(150)}`), verdict: 'pass' },
  'too long': {
    artifacts: pageAt(`/${'a'.repeat(120)}`),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…',
        expected: 'au plus 115 caractères et 5 niveaux',
      },
    ],
  },
  'too deep': {
    artifacts: pageAt('/a/b/c/d/e/f'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/a/b/c/d/e/f (34 caractères, 6 niveaux)',
        expected: 'au plus 115 caractères et 5 niveaux',
      },
    ],
  },
  'the longest': { artifacts: pageAt(`/${'a'.repeat(92)}`), verdict: 'pass' },
  'one more': {
    artifacts: pageAt(`/${'a'.repeat(93)}`),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…',
        expected: 'au plus 115 caractères et 5 niveaux',
      },
    ],
  },
  'the deepest': { artifacts: pageAt('/a/b/c/d/e'), verdict: 'pass' },
});
