import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-autocomplete-absent.ts';

const form = (fields: string, method = 'post') => withBody(`<form method="${method}">${fields}</form>`);

ruleCases(rule, {
  pass: {
    declared: form('<label>Courriel <input type="email" autocomplete="email"></label>'),
    'with a section': form('<label>Prénom <input autocomplete="shipping given-name"></label>'),
    'another known purpose': form('<label>Code postal <input autocomplete="address-line1"></label>'),
    'an identifier that is an address': form(
      '<label>Courriel <input type="email" autocomplete="username webauthn"></label>',
    ),
  },
  fail: {
    absent: form('<label>Courriel <input type="email"></label>'),
    'switched off': form('<label>Prénom <input name="prenom" autocomplete="off"></label>'),
    invalid: form('<label>Objet <input autocomplete="nimporte"></label>'),
  },
  inapplicable: {
    'a search by postal code': form('<label>Code postal <input name="cp"></label>', 'get'),
    'a friend’s address': form('<label>Courriel de votre ami <input type="email" name="ami"></label>'),
    'no personal field': form('<label>Objet <input name="objet"></label>'),
    'a hidden field': form('<label hidden>Courriel <input type="email"></label>'),
    'a site search': withBody('<form role="search"><input type="search" aria-label="Rechercher"></form>'),
  },
});
