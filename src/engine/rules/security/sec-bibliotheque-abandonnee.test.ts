import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { library } from '#tests/support/visit-parts.ts';
import rule from './sec-bibliotheque-abandonnee.ts';

const page = (...libraries: ReturnType<typeof library>[]) => pageArtifacts('', { libraries });

ruleCases(rule, {
  'living versions': {
    artifacts: page(library('jquery', '3.7.1'), library('vue', '3.5.0'), library('bootstrap', '5.3.0')),
    verdict: 'pass',
  },
  'modern Angular': { artifacts: page(library('angular', '17.1.0')), verdict: 'pass' },
  'an incomplete version': { artifacts: page(library('vue', '2')), verdict: 'pass' },
  AngularJS: {
    artifacts: page(library('angularjs', '1.8.3')),
    verdict: 'fail',
    title: 'Une bibliothèque de la page n’est plus entretenue (AngularJS 1.x)',
    evidence: [
      {
        type: 'value',
        label: 'AngularJS 1.x',
        value: '1.8.3',
        expected: 'Angular ou un autre cadriciel suivi',
      },
    ],
  },
  'Vue 2': {
    artifacts: page(library('vue', '2.7.16')),
    verdict: 'fail',
    title: 'Une bibliothèque de la page n’est plus entretenue (Vue 2)',
    evidence: [{ type: 'value', label: 'Vue 2', value: '2.7.16', expected: 'Vue 3' }],
  },
  'jQuery 2': {
    artifacts: page(library('jquery', '2.2.4')),
    verdict: 'fail',
    title: 'Une bibliothèque de la page n’est plus entretenue (jQuery 1 ou 2)',
    evidence: [{ type: 'value', label: 'jQuery 1 ou 2', value: '2.2.4', expected: 'jQuery 3.7 ou plus' }],
  },
  'Moment, whatever its version': {
    artifacts: page(library('moment', '2.30.1')),
    verdict: 'fail',
    title: 'Une bibliothèque de la page n’est plus entretenue (Moment.js)',
    evidence: [
      {
        type: 'value',
        label: 'Moment.js',
        value: '2.30.1',
        expected: 'Day.js, Luxon ou les fonctions de date du navigateur',
      },
    ],
  },
  'no library': { artifacts: page(), verdict: 'inapplicable', reason: 'aucune bibliothèque repérée' },
});
