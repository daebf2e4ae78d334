import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-texte-barre.ts';

const struck = 'style="text-decoration-line:line-through"';

ruleCases(rule, {
  'two prices': {
    artifacts: withBody(`<p><span ${struck}>49 €</span> <span>39 €</span></p>`),
    verdict: 'review',
    title: 'Un ancien prix n’est signalé que par un trait : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p > span:nth-of-type(1)' }],
  },
  'said in words': {
    artifacts: withBody(`<p><span>39 €</span> au lieu de <span ${struck}>49 €</span></p>`),
    verdict: 'pass',
  },
  'said to screen readers': {
    artifacts: withBody(`<p><span>Ancien prix :</span> <span ${struck}>49 €</span> <span>39 €</span></p>`),
    verdict: 'pass',
  },
  'said in English': {
    artifacts: withBody(`<p><span ${struck}>$49.00</span> <span>$39.00, was $49.00</span></p>`),
    verdict: 'pass',
  },
  'struck words': { artifacts: withBody(`<p ${struck}>Réunion annulée</p>`), verdict: 'pass' },
  'nothing struck': { artifacts: withBody('<p>49 €</p>'), verdict: 'inapplicable' },
});
