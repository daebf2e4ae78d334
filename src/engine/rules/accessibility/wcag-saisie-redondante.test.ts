import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './wcag-saisie-redondante.ts';

const email = '<label for="a">Adresse e-mail</label><input id="a" type="email">';
const form = (...fields: readonly string[]) => withBody(`<form>${fields.join('')}</form>`);

ruleCases(rule, {
  'an address to be typed twice': {
    artifacts: form(email, '<label for="b">Confirmez votre e-mail</label><input id="b" type="email">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#b' }],
  },
  'a number to be typed twice, said by its hint': {
    artifacts: form(
      '<label for="a">Téléphone</label><input id="a" type="tel">',
      '<input id="b" type="tel" aria-label="Répétez le numéro de téléphone">',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#b' }],
  },
  'plain text fields': {
    artifacts: form(
      '<label for="a">Courriel</label><input id="a">',
      '<label for="b">Courriel (confirmation)</label><input id="b">',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#b' }],
  },
  'a password typed twice': {
    artifacts: form(
      email,
      '<label for="n">Nom</label><input id="n">',
      '<label for="b">Confirmez le mot de passe</label><input id="b" type="password">',
    ),
    verdict: 'pass',
  },
  'two addresses of two persons': {
    artifacts: form(email, '<label for="b">E-mail du destinataire</label><input id="b" type="email">'),
    verdict: 'pass',
  },
  'a code that confirms': {
    artifacts: form(email, '<label for="b">Code de confirmation</label><input id="b">'),
    verdict: 'pass',
  },
  'the same question in another form': {
    artifacts: withBody(
      `<form>${email}</form><form><label for="n">Nom</label><input id="n"><label for="b">Confirmez votre e-mail</label><input id="b" type="email"></form>`,
    ),
    verdict: 'pass',
  },
  'one field': {
    artifacts: form(email),
    verdict: 'inapplicable',
    reason: 'moins de deux champs à remplir',
  },
});
