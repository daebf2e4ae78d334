import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { library } from '#tests/support/visit-parts.ts';
import rule from './sec-bibliotheque-vulnerable.ts';

const page = (...libraries: ReturnType<typeof library>[]) => pageArtifacts('', { libraries });

ruleCases(rule, {
  'at the floor': { artifacts: page(library('jquery', '3.5.0')), verdict: 'pass' },
  'the older maintained branch': {
    artifacts: page(library('axios', '0.33.1'), library('axios', '1.18.0')),
    verdict: 'pass',
  },
  'Bootstrap 3.4.1 is old, not vulnerable by our table': {
    artifacts: page(library('bootstrap', '3.4.1')),
    verdict: 'pass',
  },
  'a major above every floor': { artifacts: page(library('dompurify', '4.0.0')), verdict: 'pass' },
  'an incomplete version proves nothing': {
    artifacts: page(library('jquery', '1'), library('jquery', '1.x')),
    verdict: 'pass',
  },
  'a pre-release of the floor': { artifacts: page(library('jquery', '3.5.0-rc.1')), verdict: 'pass' },
  'jQuery 1': {
    artifacts: page(library('jquery', '1.12.4')),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une bibliothèque de la page a des failles connues (jQuery 1.12.4)',
    evidence: [
      { type: 'value', label: 'jQuery – CVE-2020-11022', value: '1.12.4', expected: '3.5.0 ou plus' },
    ],
  },
  'flaws that reach the server': {
    artifacts: page(library('next', '14.1.0'), library('jquery', '1.12.4')),
    verdict: 'fail',
    severity: 'majeur',
    title: 'Le logiciel qui sert la page a des failles connues (Next.js 14.1.0, jQuery 1.12.4)',
    evidence: [
      { type: 'value', label: 'Next.js', value: '14.1.0', expected: '14.2.35 ou plus' },
      { type: 'value', label: 'jQuery – CVE-2020-11022', value: '1.12.4', expected: '3.5.0 ou plus' },
    ],
  },
  'an alias': {
    artifacts: page(library('momentjs', '2.24.0')),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une bibliothèque de la page a des failles connues (Moment.js 2.24.0)',
    evidence: [
      { type: 'value', label: 'Moment.js – CVE-2022-31129', value: '2.24.0', expected: '2.29.4 ou plus' },
    ],
  },
  'between two branches': {
    artifacts: page(library('axios', '1.6.0')),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une bibliothèque de la page a des failles connues (axios 1.6.0)',
    evidence: [{ type: 'value', label: 'axios', value: '1.6.0', expected: '1.18.0 ou plus' }],
  },
  'below the oldest branch': {
    artifacts: page(library('bootstrap', '2.3.2')),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une bibliothèque de la page a des failles connues (Bootstrap 2.3.2)',
    evidence: [
      { type: 'value', label: 'Bootstrap – CVE-2019-8331', value: '2.3.2', expected: '3.4.1 ou plus' },
    ],
  },
  'seen in an address': {
    artifacts: page(library('jquery', '3.4.1', { from: 'url', url: 'https://cdn.fr/jquery-3.4.1.min.js' })),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Une bibliothèque de la page a des failles connues (jQuery 3.4.1)',
    evidence: [
      {
        type: 'value',
        label: 'jQuery – CVE-2020-11022 – https://cdn.fr/jquery-3.4.1.min.js',
        value: '3.4.1',
        expected: '3.5.0 ou plus',
      },
    ],
  },
  'WordPress mends its own copy': {
    artifacts: page(
      library('jquery', '1.12.4', { url: 'https://www.exemple.fr/wp-includes/js/jquery/jquery.js' }),
    ),
    verdict: 'review',
    severity: 'mineur',
    title: 'Une bibliothèque de la page a des failles connues (jQuery 1.12.4) : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'jQuery – CVE-2020-11022 – https://www.exemple.fr/wp-includes/js/jquery/jquery.js',
        value: '1.12.4',
        expected: '3.5.0 ou plus',
      },
    ],
  },
  'no library': {
    artifacts: page(),
    verdict: 'inapplicable',
    reason: 'aucune bibliothèque suivie n’a été repérée',
  },
  'an unknown library': {
    artifacts: page(library('inconnue', '0.1.0')),
    verdict: 'inapplicable',
    reason: 'aucune bibliothèque suivie n’a été repérée',
  },
});
