import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-autocompletion.ts';

const typedIn = (...requests: readonly (readonly [letters: number, atMs: number])[]) =>
  drivenPage({
    typing: {
      field: drivenElement,
      typed: 'par',
      requests: requests.map(([afterLetters, atMs]) => ({
        url: 'https://www.exemple.fr/suggestions?q=par',
        afterLetters,
        atMs,
      })),
    },
  });

ruleCases(rule, {
  'nothing asked': { artifacts: typedIn(), verdict: 'pass' },
  'asked once, at the third letter': { artifacts: typedIn([3, 310]), verdict: 'pass' },
  'asked once, early': { artifacts: typedIn([1, 10]), verdict: 'pass' },
  'asked twice, far apart': { artifacts: typedIn([1, 10], [3, 900]), verdict: 'pass' },
  'a request a letter': {
    artifacts: typedIn([1, 10], [2, 160], [3, 310]),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: '#x', note: '« par » tapé d’une traite' },
      { type: 'request', url: 'https://www.exemple.fr/suggestions?q=par', note: 'envoyée avec « p »' },
      { type: 'request', url: 'https://www.exemple.fr/suggestions?q=par', note: 'envoyée avec « pa »' },
      { type: 'request', url: 'https://www.exemple.fr/suggestions?q=par', note: 'envoyée avec « par »' },
    ],
  },
  'two close requests at the end': {
    artifacts: typedIn([3, 310], [3, 500]),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      { type: 'element', selector: '#x', note: '« par » tapé d’une traite' },
      { type: 'request', url: 'https://www.exemple.fr/suggestions?q=par', note: 'envoyée avec « par »' },
      { type: 'request', url: 'https://www.exemple.fr/suggestions?q=par', note: 'envoyée avec « par »' },
    ],
  },
  'no search field': { artifacts: drivenPage(), verdict: 'inapplicable', reason: 'aucun champ de recherche' },
  ...unlookedCases('typing'),
});
