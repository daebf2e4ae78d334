import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-autocomplete-absent.ts';

const form = (fields: string, method = 'post') => withBody(`<form method="${method}">${fields}</form>`);

ruleCases(rule, {
  declared: {
    artifacts: form('<label>Courriel <input type="email" autocomplete="email"></label>'),
    verdict: 'pass',
  },
  'with a section': {
    artifacts: form('<label>Prénom <input autocomplete="shipping given-name"></label>'),
    verdict: 'pass',
  },
  'another known purpose': {
    artifacts: form('<label>Code postal <input autocomplete="address-line1"></label>'),
    verdict: 'pass',
  },
  'an identifier that is an address': {
    artifacts: form('<label>Courriel <input type="email" autocomplete="username webauthn"></label>'),
    verdict: 'pass',
  },
  'about the person that somebody asks help for': {
    artifacts: form(
      '<fieldset><legend>La personne à aider</legend><label>Prénom <input></label><label>Téléphone <input type="tel"></label></fieldset>',
    ),
    verdict: 'inapplicable',
  },
  'about a child, in a group with a name': {
    artifacts: form(
      '<div role="group" aria-label="Votre enfant"><label>Date de naissance <input type="date"></label></div>',
    ),
    verdict: 'inapplicable',
  },
  'in a group about oneself': {
    artifacts: form(
      '<fieldset><legend>Vos coordonnées</legend><label>Votre numéro <input type="tel"></label></fieldset>',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > fieldset > label > input',
        note: 'attendu : autocomplete="tel"',
      },
    ],
  },
  'the name of who writes': {
    artifacts: form('<label>Votre nom <input name="n"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'attendu : autocomplete="name"',
      },
    ],
  },
  absent: {
    artifacts: form('<label>Courriel <input type="email"></label>'),
    verdict: 'fail',
    title: 'Un champ personnel ne déclare pas à quoi il sert (autocomplete)',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'attendu : autocomplete="email"',
      },
    ],
  },
  'switched off': {
    artifacts: form('<label>Prénom <input name="prenom" autocomplete="off"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'attendu : autocomplete="given-name"',
      },
    ],
  },
  'a name beside a first name': {
    artifacts: form(
      '<label>Prénom <input autocomplete="given-name"></label><label>Nom * <input name="n"></label>',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label:nth-of-type(2) > input',
        note: 'attendu : autocomplete="family-name"',
      },
    ],
  },
  'a name alone': {
    artifacts: form('<label>Nom <input name="nom"></label><label>Objet <input name="objet"></label>'),
    verdict: 'inapplicable',
  },
  'the name of a company beside a first name': {
    artifacts: form(
      '<label>Prénom <input autocomplete="given-name"></label><label>Nom de la société <input name="n"></label>',
    ),
    verdict: 'pass',
  },
  invalid: {
    artifacts: form('<label>Objet <input autocomplete="nimporte"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'valeur « nimporte » inconnue',
      },
    ],
  },
  'a search by postal code': {
    artifacts: form('<label>Code postal <input name="cp"></label>', 'get'),
    verdict: 'inapplicable',
  },
  'a friend’s address': {
    artifacts: form('<label>Courriel de votre ami <input type="email" name="ami"></label>'),
    verdict: 'inapplicable',
  },
  'no personal field': {
    artifacts: form('<label>Objet <input name="objet"></label>'),
    verdict: 'inapplicable',
  },
  'a hidden field': {
    artifacts: form('<label hidden>Courriel <input type="email"></label>'),
    verdict: 'inapplicable',
  },
  'a site search': {
    artifacts: withBody('<form role="search"><input type="search" aria-label="Rechercher"></form>'),
    verdict: 'inapplicable',
  },
  'a section, an address and a kind of contact': {
    artifacts: form('<label>Fax <input autocomplete="section-b billing fax tel"></label>'),
    verdict: 'pass',
  },
  'words in another order': {
    artifacts: form('<label>Rue <input autocomplete="street-address billing"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'valeur « street-address billing » inconnue',
      },
    ],
  },
  'a kind of contact before what is none': {
    artifacts: form('<label>Site <input autocomplete="home url"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'valeur « home url » inconnue',
      },
    ],
  },
  'a kind of contact alone': {
    artifacts: form('<label>Numéro <input autocomplete="mobile"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'valeur « mobile » inconnue',
      },
    ],
  },
  'two purposes': {
    artifacts: form('<label>Nom <input autocomplete="given-name family-name"></label>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form > label > input',
        note: 'valeur « given-name family-name » inconnue',
      },
    ],
  },
  'a field nobody fills in': {
    artifacts: form(
      '<label>Objet <input autocomplete="nimporte" disabled></label><label>Suite <input autocomplete="x" aria-disabled="true"></label>',
    ),
    verdict: 'inapplicable',
  },
});
