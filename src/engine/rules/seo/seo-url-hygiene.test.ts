import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-url-hygiene.ts';

ruleCases(rule, {
  words: { artifacts: pageAt('/services/etat-civil'), verdict: 'pass' },
  'a page number': { artifacts: pageAt('/actualites?page=2'), verdict: 'pass' },
  capitals: {
    artifacts: pageAt('/Services'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/Services',
        expected: 'sans majuscules',
      },
    ],
  },
  underscores: {
    artifacts: pageAt('/etat_civil'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/etat_civil',
        expected: 'sans traits de soulignement (des tirets à la place)',
      },
    ],
  },
  'capitals and underscores': {
    artifacts: pageAt('/SECTIONS/section_ussel'),
    verdict: 'fail',
    occurrences: 2,
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/SECTIONS/section_ussel',
        expected: 'sans majuscules ni traits de soulignement (des tirets à la place)',
      },
    ],
  },
  accents: {
    artifacts: pageAt('/état-civil'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/%C3%A9tat-civil',
        expected: 'sans accents ou espaces',
      },
    ],
  },
  'a session': {
    artifacts: pageAt('/a?PHPSESSID=abc'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/a?PHPSESSID=abc',
        expected: 'sans identifiant de session',
      },
    ],
  },
  'a number': {
    artifacts: pageAt('/article.php?id=12'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Adresse',
        value: 'https://www.exemple.fr/article.php?id=12',
        expected: 'sans numéro au lieu de mots',
      },
    ],
  },
  home: { artifacts: pageAt('/'), verdict: 'inapplicable', reason: 'accueil' },
});
