import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-compte-a-rebours.ts';

ruleCases(rule, {
  pass: { none: pageArtifacts('<p>En stock, livré en 3 jours.</p>') },
  review: {
    stock: pageArtifacts('<p>Plus que 2 exemplaires en stock !</p>'),
    clock: pageArtifacts('<p>L’offre se termine dans 02:14:09</p>'),
  },
});
