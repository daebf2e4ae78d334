import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-css.ts';

ruleCases(rule, {
  'a sign': { artifacts: withBody('<p data-before="→">Suite</p>'), verdict: 'pass' },
  'a picture behind a text': {
    artifacts: withBody('<a href="/x" style="background-image:url(/f.png)">Suite</a>'),
    verdict: 'pass',
  },
  'a word': {
    artifacts: withBody('<p data-after="Nouveau">Produit</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a picture as only content': {
    artifacts: withBody('<a href="/x" aria-label="Panier" style="background-image:url(/p.png)"></a>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'nothing drawn': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
