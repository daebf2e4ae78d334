import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-label-for-orphelin.ts';

ruleCases(rule, {
  pass: {
    'a field': withBody('<label for="n">Nom</label><input id="n">'),
    'a field replaced on screen by a widget': withBody(
      '<label for="n">Pays</label><select id="n" style="display:none"></select>',
    ),
    'a custom element': withBody('<label for="n">Nom</label><champ-texte id="n"></champ-texte>'),
  },
  fail: {
    'no such id': withBody('<label for="nom">Nom</label><input id="name">'),
    'a block': withBody('<label for="n">Nom</label><div id="n"></div>'),
    'a hidden input': withBody('<label for="n">Nom</label><input type="hidden" id="n">'),
  },
  inapplicable: {
    'a label around its field': withBody('<label>Nom <input></label>'),
    'a hidden label': withBody('<label hidden for="x">Nom</label>'),
  },
});
