import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-champ-placeholder-seul.ts';

ruleCases(rule, {
  pass: {
    'a label too': withBody('<label for="c">Courriel</label><input id="c" placeholder="nom@exemple.fr">'),
    'a label around': withBody('<label>Courriel <input placeholder="nom@exemple.fr"></label>'),
    'aria-label too': withBody('<input aria-label="Recherche" placeholder="Mots clés">'),
    'a title too': withBody('<input title="Recherche" placeholder="Mots clés">'),
  },
  fail: {
    'only a placeholder': withBody('<input placeholder="Votre courriel">'),
    'a text area': withBody('<textarea placeholder="Message"></textarea>'),
    'an empty label': withBody('<label for="c"></label><input id="c" placeholder="Courriel">'),
  },
  inapplicable: {
    'no placeholder': withBody('<input aria-label="x">'),
    'a hidden field': withBody('<input placeholder="x" style="display:none">'),
  },
});
