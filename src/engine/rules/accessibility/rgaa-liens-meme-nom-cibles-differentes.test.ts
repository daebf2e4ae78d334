import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-liens-meme-nom-cibles-differentes.ts';

ruleCases(rule, {
  'the same target': {
    artifacts: withBody('<a href="/a">Suite</a><a href="/a/">suite</a>'),
    verdict: 'pass',
  },
  'another context': {
    artifacts: withBody('<p>Fête <a href="/a">Suite</a></p><p>Marché <a href="/b">Suite</a></p>'),
    verdict: 'pass',
  },
  'names that differ by their signs': {
    artifacts: withBody(
      '<a href="/c">C</a><a href="/cpp">C++</a><a href="/cs">C#</a><a href="/p">&lt;</a><a href="/s">&gt;</a>',
    ),
    verdict: 'pass',
  },
  'two targets': {
    artifacts: withBody('<a href="/a">Suite</a><a href="/b">Suite</a>'),
    verdict: 'review',
    occurrences: 1,
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(1)',
        note: 'mène à https://www.exemple.fr/a',
      },
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(2)',
        note: 'mène à https://www.exemple.fr/b',
      },
    ],
  },
  'no link': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
