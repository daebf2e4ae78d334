import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-option-precochee.ts';

const box = (label: string, attributes = 'checked') =>
  pageArtifacts(`<form><label><input type="checkbox" ${attributes}> ${label}</label></form>`);

ruleCases(rule, {
  'an empty box': { artifacts: box('Assurance casse + 4,90 €', ''), verdict: 'pass' },
  insurance: {
    artifacts: box('Assurance casse (4,90 €)'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form > label > input', note: 'Assurance casse (4,90 €)' },
    ],
  },
  'a gift': {
    artifacts: box('Emballage cadeau + 3 €'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > form > label > input', note: 'Emballage cadeau + 3 €' },
    ],
  },
  'a price filter': { artifacts: box('Moins de 50 € (12)'), verdict: 'inapplicable' },
  'a free option': { artifacts: box('Livraison en magasin'), verdict: 'inapplicable' },
  'a product in the basket': { artifacts: box('Bougie parfumée 12,90 €'), verdict: 'inapplicable' },
  'a choice between prices': {
    artifacts: pageArtifacts(
      '<form><label><input type="radio" checked> Assurance casse + 4,90 €</label></form>',
    ),
    verdict: 'inapplicable',
  },
  'a box that cannot be emptied': {
    artifacts: box('Assurance casse + 4,90 €', 'checked disabled'),
    verdict: 'inapplicable',
  },
});
