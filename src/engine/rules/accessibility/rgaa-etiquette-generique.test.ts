import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-generique.ts';

const field = (label: string, name = 'a') => `<label>${label} <input name="${name}"></label>`;

ruleCases(rule, {
  'a datum': { artifacts: withBody(field('Courriel')), verdict: 'pass' },
  'a scale of notes': {
    artifacts: withBody(
      '<label>1 <input type="radio" name="n"></label><label>2 <input type="radio" name="n"></label>',
    ),
    verdict: 'pass',
  },
  'yes and no in two questions': {
    artifacts: withBody(
      '<label>Oui <input type="radio" name="a"></label><label>Oui <input type="radio" name="b"></label>',
    ),
    verdict: 'pass',
  },
  'the same words in two groups': {
    artifacts: withBody(
      `<form><fieldset>${field('Nom', 'a')}</fieldset><fieldset>${field('Nom', 'b')}</fieldset></form>`,
    ),
    verdict: 'pass',
  },
  'a star': {
    artifacts: withBody(field('*')),
    verdict: 'fail',
    title: 'Une étiquette ne dit pas quoi saisir',
    evidence: [{ type: 'element', selector: 'html > body > label > input', note: 'étiquette « * »' }],
  },
  'field 1': {
    artifacts: withBody(field('Champ 1')),
    verdict: 'fail',
    title: 'Une étiquette ne dit pas quoi saisir',
    evidence: [{ type: 'element', selector: 'html > body > label > input', note: 'étiquette « Champ 1 »' }],
  },
  'the same words twice': {
    artifacts: withBody(`<form>${field('Nom', 'a')}${field('Nom', 'b')}</form>`),
    verdict: 'review',
    title: 'Plusieurs champs portent la même étiquette : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label:nth-of-type(1) > input',
        note: 'étiquette « Nom »',
      },
      {
        type: 'element',
        selector: 'html > body > form > label:nth-of-type(2) > input',
        note: 'étiquette « Nom »',
      },
    ],
  },
  'no label': { artifacts: withBody('<input>'), verdict: 'inapplicable' },
});
