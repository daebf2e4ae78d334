import { clientRendered, pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-accessible-sans-js.ts';

ruleCases(rule, {
  'everything is in the HTML': {
    artifacts: pageArtifacts(`<body><p>${words(500)}</p></body>`),
    verdict: 'pass',
  },
  'half of it is': { artifacts: clientRendered(250, 500), verdict: 'pass' },
  'an empty shell': {
    artifacts: clientRendered(3, 500),
    verdict: 'fail',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Mots reçus du serveur', value: '3' },
      { type: 'value', label: 'Mots affichés après les scripts', value: '500' },
    ],
  },
  'a short page': { artifacts: clientRendered(3, 200), verdict: 'inapplicable', reason: 'page courte' },
  'just enough to read': { artifacts: clientRendered(200, 401), verdict: 'pass' },
  'a word less': {
    artifacts: clientRendered(199, 401),
    verdict: 'fail',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Mots reçus du serveur', value: '199' },
      { type: 'value', label: 'Mots affichés après les scripts', value: '401' },
    ],
  },
  'a page that is not long': {
    artifacts: clientRendered(0, 400),
    verdict: 'inapplicable',
    reason: 'page courte',
  },
});
