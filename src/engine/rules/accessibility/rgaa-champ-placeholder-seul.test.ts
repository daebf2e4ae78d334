import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-champ-placeholder-seul.ts';

ruleCases(rule, {
  'a label too': {
    artifacts: withBody('<label for="c">Courriel</label><input id="c" placeholder="nom@exemple.fr">'),
    verdict: 'pass',
  },
  'a label around': {
    artifacts: withBody('<label>Courriel <input placeholder="nom@exemple.fr"></label>'),
    verdict: 'pass',
  },
  'aria-label too': {
    artifacts: withBody('<input aria-label="Recherche" placeholder="Mots clés">'),
    verdict: 'pass',
  },
  'a title too': {
    artifacts: withBody('<input title="Recherche" placeholder="Mots clés">'),
    verdict: 'pass',
  },
  'only a placeholder': {
    artifacts: withBody('<input placeholder="Votre courriel">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a text area': {
    artifacts: withBody('<textarea placeholder="Message"></textarea>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > textarea' }],
  },
  'an empty label': {
    artifacts: withBody('<label for="c"></label><input id="c" placeholder="Courriel">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#c' }],
  },
  'no placeholder': { artifacts: withBody('<input aria-label="x">'), verdict: 'inapplicable' },
  'a hidden field': {
    artifacts: withBody('<input placeholder="x" style="display:none">'),
    verdict: 'inapplicable',
  },
});
