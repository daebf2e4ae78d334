import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-title-different.ts';

ruleCases(rule, {
  'the text and more': {
    artifacts: withBody('<a href="/x" title="Nos tarifs (nouvelle fenêtre)">Nos tarifs</a>'),
    verdict: 'pass',
  },
  'case and punctuation aside': {
    artifacts: withBody('<a href="/x" aria-label="nos tarifs : détail">Nos tarifs !</a>'),
    verdict: 'pass',
  },
  'an icon link': {
    artifacts: withBody('<a href="/x" title="Facebook"><svg aria-hidden="true"></svg></a>'),
    verdict: 'pass',
  },
  'a symbol': { artifacts: withBody('<a href="/x" aria-label="Page suivante">»</a>'), verdict: 'pass' },
  'an icon drawn by a word': {
    artifacts: withBody('<a href="/x" aria-label="Suivant"><i class="material-icons">arrow_forward</i></a>'),
    verdict: 'pass',
  },
  'words in another order': {
    artifacts: withBody('<a href="/x" aria-label="Lire la suite">Lire <b>la</b> suite</a>'),
    verdict: 'pass',
  },
  'a visually hidden text': {
    artifacts: withBody(
      '<a href="/x" title="Panier">Panier<span data-box="0 0 1 1">de deux articles</span></a>',
    ),
    verdict: 'pass',
  },
  'another title': {
    artifacts: withBody('<a href="/x" title="Nouvelle fenêtre">Nos tarifs</a>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'affiché : « Nos tarifs », dit : « Nouvelle fenêtre »',
      },
    ],
  },
  'another aria-label': {
    artifacts: withBody('<a href="/x" aria-label="Découvrir">Nos tarifs</a>'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > a', note: 'affiché : « Nos tarifs », dit : « Découvrir »' },
    ],
  },
  'a whole card': {
    artifacts: withBody(
      '<a href="/x" aria-label="Fête du village">Fête du village samedi 4 juillet sur la place avec les associations</a>',
    ),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'affiché : « Fête du village samedi 4 juillet sur la place avec les associations », dit : « Fête du village »',
      },
    ],
  },
  'plain links': { artifacts: withBody('<a href="/x">Nos tarifs</a>'), verdict: 'inapplicable' },
});
