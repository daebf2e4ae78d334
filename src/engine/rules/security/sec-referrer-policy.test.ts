import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-referrer-policy.ts';

ruleCases(rule, {
  strict: {
    artifacts: pageWithHeaders({ 'referrer-policy': 'strict-origin-when-cross-origin' }),
    verdict: 'pass',
  },
  'the last value a browser knows': {
    artifacts: pageWithHeaders({
      'referrer-policy': 'unsafe-url, same-origin, futur',
    }),
    verdict: 'pass',
  },
  'in the page': {
    artifacts: pageArtifacts('<meta name="referrer" content="no-referrer">'),
    verdict: 'pass',
  },
  'full address': {
    artifacts: pageWithHeaders({ 'referrer-policy': 'unsafe-url' }),
    verdict: 'fail',
    title: 'L’adresse des pages lues est transmise aux autres sites (Referrer-Policy : unsafe-url)',
    evidence: [{ type: 'header', name: 'referrer-policy', value: 'unsafe-url' }],
  },
  absent: {
    artifacts: pageArtifacts(),
    verdict: 'fail',
    title: 'Aucune consigne ne dit quelle adresse transmettre aux autres sites (Referrer-Policy absent)',
    severity: 'info',
    evidence: [{ type: 'header', name: 'referrer-policy', value: null }],
  },
  'the page loosens the header': {
    artifacts: pageWithHeaders(
      { 'referrer-policy': 'same-origin' },
      '<meta name="referrer" content="origin">',
    ),
    verdict: 'fail',
    title: 'Le nom du site est transmis aux autres sites, même sans chiffrement (Referrer-Policy : origin)',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
});
