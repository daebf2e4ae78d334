import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-groupe-sans-legende.ts';

const fields = '<input aria-label="Rue"><input aria-label="Ville">';

ruleCases(rule, {
  'a legend': {
    artifacts: withBody(`<fieldset><legend>Adresse</legend>${fields}</fieldset>`),
    verdict: 'pass',
  },
  'a group named by a text': {
    artifacts: withBody(`<p id="t">Adresse</p><div role="group" aria-labelledby="t">${fields}</div>`),
    verdict: 'pass',
  },
  'an image as legend': {
    artifacts: withBody(`<fieldset><legend><img alt="Adresse" src="/a.png"></legend>${fields}</fieldset>`),
    verdict: 'pass',
  },
  'no legend': {
    artifacts: withBody(`<fieldset>${fields}</fieldset>`),
    verdict: 'fail',
    title: 'Un groupe de champs n’a pas de légende',
    evidence: [{ type: 'element', selector: 'html > body > fieldset' }],
  },
  'an empty legend': {
    artifacts: withBody(`<fieldset><legend> </legend>${fields}</fieldset>`),
    verdict: 'fail',
    title: 'Un groupe de champs n’a pas de légende',
    evidence: [{ type: 'element', selector: 'html > body > fieldset' }],
  },
  'an unnamed radiogroup': {
    artifacts: withBody(`<div role="radiogroup">${fields}</div>`),
    verdict: 'fail',
    title: 'Un groupe de champs n’a pas de légende',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'no group': { artifacts: withBody(fields), verdict: 'inapplicable' },
  'a group of buttons': {
    artifacts: withBody('<div role="group"><button>a</button><button>b</button></div>'),
    verdict: 'inapplicable',
  },
  'a wrapper around one field': {
    artifacts: withBody('<fieldset><input aria-label="Rue"></fieldset>'),
    verdict: 'inapplicable',
  },
  'an empty legend around one field': {
    artifacts: withBody('<fieldset><legend></legend><label>Rue <input name="rue"></label></fieldset>'),
    verdict: 'fail',
    title: 'Un groupe de champs n’a pas de légende',
    evidence: [{ type: 'element', selector: 'html > body > fieldset' }],
  },
  'a legend around one field': {
    artifacts: withBody('<fieldset><legend>Adresse</legend><label>Rue <input name="rue"></label></fieldset>'),
    verdict: 'pass',
  },
  'a fieldset of words alone': {
    artifacts: withBody('<fieldset>Vos coordonnées</fieldset>'),
    verdict: 'review',
    title: 'Un groupe de champs (fieldset) n’a ni légende ni champ : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > fieldset' }],
  },
  'a fieldset of words alone, with a legend': {
    artifacts: withBody('<fieldset><legend>Vos coordonnées</legend>Plus tard.</fieldset>'),
    verdict: 'inapplicable',
  },
});
