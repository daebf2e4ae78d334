import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-obligatoire-non-indique.ts';

const form = (label: string, rest = '') =>
  withBody(`<form>${rest}<label ${label} <input required></label><label>Prénom <input></label></form>`);

ruleCases(rule, {
  pass: {
    'a star': form('>Nom *'),
    'a word': form('>Nom (obligatoire)'),
    'a star drawn by the style sheet': form('data-after="*">Nom'),
    'said once for all': form('>Nom', '<p>Tous les champs sont obligatoires.</p>'),
    'the optional ones are marked': form('>Nom', '<p>Champ facultatif : prénom</p>'),
    'a single field': withBody('<form><label>Courriel <input type="email" required></label></form>'),
  },
  fail: { 'nothing said': form('>Nom') },
  review: { 'a drawing': form('>Nom <svg></svg>') },
  inapplicable: { 'no required field': withBody('<form><label>Nom <input></label></form>') },
});
