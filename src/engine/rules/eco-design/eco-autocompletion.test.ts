import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-autocompletion.ts';

const typedIn = (...requests: readonly (readonly [letters: number, atMs: number])[]) =>
  drivenPage({
    typing: {
      field: movedElement,
      typed: 'par',
      requests: requests.map(([afterLetters, atMs]) => ({
        url: 'https://www.exemple.fr/suggestions?q=par',
        afterLetters,
        atMs,
      })),
    },
  });

ruleCases(rule, {
  pass: {
    'nothing asked': typedIn(),
    'asked once, at the third letter': typedIn([3, 310]),
    'asked once, early': typedIn([1, 10]),
    'asked twice, far apart': typedIn([1, 10], [3, 900]),
  },
  review: {
    'a request a letter': typedIn([1, 10], [2, 160], [3, 310]),
    'two close requests at the end': typedIn([3, 310], [3, 500]),
  },
  inapplicable: { 'no search field': drivenPage(), 'not driven': withBody('<p>x</p>') },
  error: { 'not finished': drivenPage({ typing: null }) },
});
