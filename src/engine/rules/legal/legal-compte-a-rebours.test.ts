import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-compte-a-rebours.ts';

ruleCases(rule, {
  none: { artifacts: pageArtifacts('<p>En stock, livré en 3 jours.</p>'), verdict: 'pass' },
  'a number that is outdone': {
    artifacts: pageArtifacts('<p>Ce garage mérite plus que 5 étoiles, et bien plus que 20 articles.</p>'),
    verdict: 'pass',
  },
  'places that are left': {
    artifacts: pageArtifacts('<p>Stage de poterie. Plus que 3 places !</p>'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Stage de poterie. Plus que 3 places !' }],
  },
  stock: {
    artifacts: pageArtifacts('<p>Plus que 2 exemplaires en stock !</p>'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Plus que 2 exemplaires en stock !' }],
  },
  clock: {
    artifacts: pageArtifacts('<p>L’offre se termine dans 02:14:09</p>'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: "L'offre se termine dans 02:14:09" }],
  },
});
