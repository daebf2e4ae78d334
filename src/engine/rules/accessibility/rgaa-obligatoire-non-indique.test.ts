import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-obligatoire-non-indique.ts';

const form = (label: string, rest = '') =>
  withBody(`<form>${rest}<label ${label} <input required></label><label>Prénom <input></label></form>`);

ruleCases(rule, {
  'a star': { artifacts: form('>Nom *'), verdict: 'pass' },
  'a word': { artifacts: form('>Nom (obligatoire)'), verdict: 'pass' },
  'a star drawn by the style sheet': { artifacts: form('data-after="*">Nom'), verdict: 'pass' },
  'said once for all': {
    artifacts: form('>Nom', '<p>Tous les champs sont obligatoires.</p>'),
    verdict: 'pass',
  },
  'the optional ones are marked': {
    artifacts: form('>Nom', '<p>Champ facultatif : prénom</p>'),
    verdict: 'pass',
  },
  'a single field': {
    artifacts: withBody('<form><label>Courriel <input type="email" required></label></form>'),
    verdict: 'pass',
  },
  'nothing said': {
    artifacts: form('>Nom'),
    verdict: 'fail',
    title: 'Un champ obligatoire n’est pas signalé à l’écran',
    evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > input' }],
  },
  'a drawing': {
    artifacts: form('>Nom <svg></svg>'),
    verdict: 'review',
    title: 'Le signe « obligatoire » d’un champ est peut-être un dessin : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > form > label:nth-of-type(1) > input' }],
  },
  'no required field': {
    artifacts: withBody('<form><label>Nom <input></label></form>'),
    verdict: 'inapplicable',
  },
});
