import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-taille-fenetre.ts';

const sheet = (text: string) =>
  withBody('<p>Texte</p>', {
    stylesheets: [{ url: 'https://www.exemple.fr/a.css', inline: false, text, media: '' }],
  });

ruleCases(rule, {
  'a size in vw': {
    artifacts: withBody('<p style="color:red;font-size:3.2vw">Texte</p>'),
    verdict: 'fail',
    title: 'Un texte ne grandit pas quand on agrandit la page',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a size that also grows': {
    artifacts: withBody('<p style="font-size:calc(1rem + 1vw)">Texte</p>'),
    verdict: 'pass',
  },
  'a size of the reader': { artifacts: withBody('<p style="font-size:1.2rem">Texte</p>'), verdict: 'pass' },
  'no text there': { artifacts: withBody('<div style="font-size:3vw"></div>'), verdict: 'pass' },
  'in a sheet': {
    artifacts: sheet('.hero p { font-size: 8vw } p { font-size: clamp(1rem, 3vw, 2rem) }'),
    verdict: 'review',
    title: 'Des styles donnent à un texte une taille qui suit la fenêtre : à vérifier',
    evidence: [{ type: 'text', quote: '.hero p { font-size: 8vw }', where: 'https://www.exemple.fr/a.css' }],
  },
  'in a sheet, for a window that is closed': {
    artifacts: sheet('.lightbox .close { font-size: 8vmin } h1, #titre { font-size: 5vw }'),
    verdict: 'pass',
  },
  'in a sheet, for whatever is hovered or carries an attribute': {
    artifacts: sheet('p[lang]:hover { font-size: 8vmin }'),
    verdict: 'review',
    title: 'Des styles donnent à un texte une taille qui suit la fenêtre : à vérifier',
    evidence: [{ type: 'text', quote: 'p[lang]:hover { font-size: 8vmin }' }],
  },
});
