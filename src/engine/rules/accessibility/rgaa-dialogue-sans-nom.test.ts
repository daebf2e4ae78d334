import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-dialogue-sans-nom.ts';

ruleCases(rule, {
  'a window with a name': {
    artifacts: withBody('<dialog open aria-label="Réserver une place"><p>Bonjour</p></dialog>'),
    verdict: 'pass',
  },
  'a window without one': {
    artifacts: withBody('<dialog id="d" open><p>Bonjour</p></dialog>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#d' }],
  },
  'a role of its own, which axe-core judges': {
    artifacts: withBody('<dialog open role="alertdialog"><p>Bonjour</p></dialog>'),
    verdict: 'inapplicable',
  },
  'no window': { artifacts: withBody('<p>Bonjour</p>'), verdict: 'inapplicable' },
});
