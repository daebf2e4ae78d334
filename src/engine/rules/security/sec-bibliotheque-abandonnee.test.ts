import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { library } from '#tests/support/visit-parts.ts';
import rule from './sec-bibliotheque-abandonnee.ts';

const page = (...libraries: ReturnType<typeof library>[]) => pageArtifacts('', { libraries });

ruleCases(rule, {
  pass: {
    'living versions': page(
      library('jquery', '3.7.1'),
      library('vue', '3.5.0'),
      library('bootstrap', '5.3.0'),
    ),
    'modern Angular': page(library('angular', '17.1.0')),
    'an incomplete version': page(library('vue', '2')),
  },
  fail: {
    AngularJS: page(library('angularjs', '1.8.3')),
    'Vue 2': page(library('vue', '2.7.16')),
    'jQuery 2': page(library('jquery', '2.2.4')),
    'Moment, whatever its version': page(library('moment', '2.30.1')),
  },
  inapplicable: { 'no library': page() },
});
