import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-label-for-orphelin.ts';

const whole = withBody('<label for="nom">Nom</label>');
const cut = { ...whole, dom: { ...whole.dom, truncated: true } };

ruleCases(rule, {
  'a field': { artifacts: withBody('<label for="n">Nom</label><input id="n">'), verdict: 'pass' },
  'a field replaced on screen by a widget': {
    artifacts: withBody('<label for="n">Pays</label><select id="n" style="display:none"></select>'),
    verdict: 'pass',
  },
  'a custom element': {
    artifacts: withBody('<label for="n">Nom</label><champ-texte id="n"></champ-texte>'),
    verdict: 'pass',
  },
  'no such id': {
    artifacts: withBody('<label for="nom">Nom</label><input id="name">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label' }],
  },
  'a block': {
    artifacts: withBody('<label for="n">Nom</label><div id="n"></div>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label' }],
  },
  'a hidden input': {
    artifacts: withBody('<label for="n">Nom</label><input type="hidden" id="n">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label' }],
  },
  'a label around its field': { artifacts: withBody('<label>Nom <input></label>'), verdict: 'inapplicable' },
  'a hidden label': { artifacts: withBody('<label hidden for="x">Nom</label>'), verdict: 'inapplicable' },
  'a page cut in the visit': {
    artifacts: cut,
    verdict: 'inapplicable',
    reason: 'page trop longue pour conclure',
  },
});
