import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-title-different.ts';

ruleCases(rule, {
  pass: {
    'the text and more': withBody('<a href="/x" title="Nos tarifs (nouvelle fenêtre)">Nos tarifs</a>'),
    'case and punctuation aside': withBody('<a href="/x" aria-label="nos tarifs : détail">Nos tarifs !</a>'),
    'an icon link': withBody('<a href="/x" title="Facebook"><svg aria-hidden="true"></svg></a>'),
    'a symbol': withBody('<a href="/x" aria-label="Page suivante">»</a>'),
    'an icon drawn by a word': withBody(
      '<a href="/x" aria-label="Suivant"><i class="material-icons">arrow_forward</i></a>',
    ),
    'words in another order': withBody('<a href="/x" aria-label="Lire la suite">Lire <b>la</b> suite</a>'),
    'a visually hidden text': withBody(
      '<a href="/x" title="Panier">Panier<span data-box="0 0 1 1">de deux articles</span></a>',
    ),
  },
  fail: {
    'another title': withBody('<a href="/x" title="Nouvelle fenêtre">Nos tarifs</a>'),
    'another aria-label': withBody('<a href="/x" aria-label="Découvrir">Nos tarifs</a>'),
  },
  review: {
    'a whole card': withBody(
      '<a href="/x" aria-label="Fête du village">Fête du village samedi 4 juillet sur la place avec les associations</a>',
    ),
  },
  inapplicable: { 'plain links': withBody('<a href="/x">Nos tarifs</a>') },
});
