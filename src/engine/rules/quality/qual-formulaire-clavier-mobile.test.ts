import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-formulaire-clavier-mobile.ts';

const page = (field: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><label>Courriel ${field}</label></body></html>`);

const labelled = (label: string, field: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><label>${label} ${field}</label></body></html>`);

ruleCases(rule, {
  'an email field': { artifacts: page('<input type="email" name="courriel">'), verdict: 'pass' },
  'an inputmode': {
    artifacts: page('<input type="text" inputmode="email" name="courriel">'),
    verdict: 'pass',
  },
  'a plain text field': {
    artifacts: page('<input type="text" name="courriel">'),
    verdict: 'fail',
    title: 'Des champs n’ouvrent pas le bon clavier sur téléphone',
    severity: 'info',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'no type at all': {
    artifacts: page('<input name="courriel">'),
    verdict: 'fail',
    title: 'Des champs n’ouvrent pas le bon clavier sur téléphone',
    severity: 'info',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'no such field': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body><label>Ville <input name="ville"></label></body></html>',
    ),
    verdict: 'inapplicable',
  },
  'a town that only an e-mail address satisfies': {
    artifacts: labelled('Ville *', '<input type="email" id="ville">'),
    verdict: 'fail',
    title: 'Des champs n’ont pas le type de la donnée qu’ils demandent',
    severity: 'mineur',
    evidence: [
      {
        type: 'element',
        selector: '#ville',
        note: 'demande une ville, n’accepte qu’une adresse e-mail',
      },
    ],
  },
  'the same, known by its name alone, beside a plain field': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body><form><input type="email" name="ville"><label>Courriel <input id="c" name="courriel"></label></form></body></html>',
    ),
    verdict: 'fail',
    title: 'Des champs n’ont pas le type de la donnée qu’ils demandent',
    severity: 'mineur',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > input',
        note: 'demande une ville, n’accepte qu’une adresse e-mail',
      },
      { type: 'element', selector: '#c', note: 'n’ouvre pas le clavier voulu' },
    ],
  },
  'words that may be those of an e-mail, whatever the name says': {
    artifacts: labelled('Courriel', '<input type="email" name="ville">'),
    verdict: 'pass',
  },
  'two data in one field, an identifier, a post code on the keys of digits': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body><label>Nom ou e-mail <input type="email" name="a"></label><label>Identifiant <input type="email" name="nom"></label><label>Code postal <input type="tel" name="cp"></label></body></html>',
    ),
    verdict: 'pass',
  },
  'a contrary field that nobody sees': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body><div style="display:none"><label>Ville <input type="email" name="ville"></label></div></body></html>',
    ),
    verdict: 'inapplicable',
  },
  'a box beside the word': {
    artifacts: page('<input type="checkbox" name="courriel">'),
    verdict: 'inapplicable',
  },
});
