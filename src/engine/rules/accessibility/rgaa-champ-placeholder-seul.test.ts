import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-champ-placeholder-seul.ts';

const only = 'Un champ n’est nommé que par son texte indicatif';

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
    title: only,
    evidence: [{ type: 'element', selector: 'html > body > input' }],
  },
  'a text area': {
    artifacts: withBody('<textarea placeholder="Message"></textarea>'),
    verdict: 'fail',
    title: only,
    evidence: [{ type: 'element', selector: 'html > body > textarea' }],
  },
  'an empty label': {
    artifacts: withBody('<label for="c"></label><input id="c" placeholder="Courriel">'),
    verdict: 'fail',
    title: only,
    evidence: [{ type: 'element', selector: '#c' }],
  },
  'labels seen just before, tied to nothing': {
    artifacts: withBody(
      `<form><label for="nom">Nom</label><input id="Nom" placeholder="Votre nom">
      <label>Ville</label><br><input id="ville" placeholder="Arras">
      <div><label>Date du transport</label></div><div><input id="jour" placeholder="12/07/2020"></div>
      <table><tr><td><label>Heure</label></td><td><span><input id="heure" placeholder="8:30"></span></td></tr></table></form>`,
    ),
    verdict: 'fail',
    title: 'L’étiquette d’un champ n’est pas reliée à lui',
    evidence: [
      { type: 'element', selector: '#Nom', note: 'son étiquette «\u00a0Nom\u00a0» ne lui est pas reliée' },
      {
        type: 'element',
        selector: '#ville',
        note: 'son étiquette «\u00a0Ville\u00a0» ne lui est pas reliée',
      },
      {
        type: 'element',
        selector: '#jour',
        note: 'son étiquette «\u00a0Date du transport\u00a0» ne lui est pas reliée',
      },
      {
        type: 'element',
        selector: '#heure',
        note: 'son étiquette «\u00a0Heure\u00a0» ne lui est pas reliée',
      },
    ],
  },
  'a label that is not tied, beside a field that has none': {
    artifacts: withBody(
      '<form><div><label>Nom</label><input id="nom" placeholder="Votre nom"></div><p><input id="ville" placeholder="Votre ville"></p></form>',
    ),
    verdict: 'fail',
    title: only,
    evidence: [
      { type: 'element', selector: '#ville' },
      { type: 'element', selector: '#nom', note: 'son étiquette «\u00a0Nom\u00a0» ne lui est pas reliée' },
    ],
  },
  'labels that nobody sees, of another field, or written after theirs': {
    artifacts: withBody(
      `<form><div><label style="display:none">Nom</label><input id="a" placeholder="Votre nom"></div>
      <div><label for="autre">Autre</label><input id="b" placeholder="Votre ville"></div><input id="autre">
      <div><input id="c" placeholder="Votre rue"><label>Rue</label><input id="d" placeholder="Votre pays"><label>Pays</label></div></form>`,
    ),
    verdict: 'fail',
    title: only,
    evidence: ['#a', '#b', '#c', '#d'].map((selector) => ({ type: 'element' as const, selector })),
  },
  'no placeholder': { artifacts: withBody('<input aria-label="x">'), verdict: 'inapplicable' },
  'a hidden field': {
    artifacts: withBody('<input placeholder="x" style="display:none">'),
    verdict: 'inapplicable',
  },
});
