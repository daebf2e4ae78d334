import { drivenElement, drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-mode-sombre-illisible.ts';

const dark = (changes: boolean, contrastFailures: number) =>
  drivenPage({
    darkScheme: {
      changes,
      contrastFailures,
      elements: contrastFailures > 0 ? [{ ...drivenElement, message: '1,8' }] : [],
    },
  });

ruleCases(rule, {
  'a dark look that can be read': { artifacts: dark(true, 0), verdict: 'pass' },
  'texts too pale in dark': {
    artifacts: dark(true, 3),
    verdict: 'fail',
    occurrences: 3,
    evidence: [{ type: 'element', selector: '#x', note: '1,8' }],
  },
  'no dark look': { artifacts: dark(false, 0), verdict: 'inapplicable', reason: 'pas de mode sombre' },
  ...unlookedCases('darkScheme'),
});
