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
  'a text pushed off the screen, a picture in its place': {
    artifacts: withBody(
      '<a href="/plan" title="Venir au marché" style="text-indent: -9999px; overflow: hidden" data-box="20 20 48 48">Plan du quartier</a>',
    ),
    verdict: 'pass',
  },
  'a text pushed past the edge of the box that cuts it': {
    artifacts: withBody(
      '<a href="/plan" aria-label="Venir" style="text-indent: 100%; white-space: nowrap; overflow: hidden" data-box="20 20 48 48">Plan du quartier</a>',
    ),
    verdict: 'pass',
  },
  'a first line that hangs out a little': {
    artifacts: withBody(
      '<a href="/plan" aria-label="Venir" style="text-indent: -24px" data-box="20 20 300 24">Plan du quartier</a>',
    ),
    verdict: 'fail',
    title: 'L’aria-label d’un lien ne reprend pas son texte visible',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'affiché : « Plan du quartier », dit : « Venir »',
      },
    ],
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
  'another title: the text stays the name (test 6.1.5), some readers say the title': {
    artifacts: withBody('<a href="/x" title="Nouvelle fenêtre">Nos tarifs</a>'),
    verdict: 'review',
    title: 'Un lien affiche un texte et en annonce peut-être un autre : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'affiché : « Nos tarifs », title : « Nouvelle fenêtre »',
      },
    ],
  },
  'a title that is a part of the text': {
    artifacts: withBody('<a href="/x" title="Horaires">voir la page « Horaires »</a>'),
    verdict: 'pass',
  },
  'a language by its code, told in full by its title': {
    artifacts: withBody('<nav><a href="/it/" title="Version italienne">it-IT</a></nav>'),
    verdict: 'review',
    title: 'Un lien affiche un texte et en annonce peut-être un autre : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > nav > a',
        note: 'affiché : « it-IT », title : « Version italienne »',
      },
    ],
  },
  'a name by ARIA that repeats the text, a title that does not': {
    artifacts: withBody('<a href="/x" aria-label="Nos tarifs 2025" title="Brochure">Nos tarifs</a>'),
    verdict: 'review',
    title: 'Un lien affiche un texte et en annonce peut-être un autre : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'affiché : « Nos tarifs », dit : « Nos tarifs 2025 », title : « Brochure »',
      },
    ],
  },
  'another aria-label': {
    artifacts: withBody('<a href="/x" aria-label="Découvrir">Nos tarifs</a>'),
    verdict: 'fail',
    title: 'L’aria-label d’un lien ne reprend pas son texte visible',
    evidence: [
      { type: 'element', selector: 'html > body > a', note: 'affiché : « Nos tarifs », dit : « Découvrir »' },
    ],
  },
  'a whole card': {
    artifacts: withBody(
      '<a href="/x" aria-label="Fête du village">Fête du village samedi 4 juillet sur la place avec les associations</a>',
    ),
    verdict: 'review',
    title: 'Un lien affiche un texte et en annonce peut-être un autre : à vérifier',
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
