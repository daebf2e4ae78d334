import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-caracteres-casses.ts';

const page = (text: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><p>${text}</p></body></html>`);

const read = 'Des caractères s’affichent ou se lisent mal';
const withHead = (head: string, body = '<p>Bonjour</p>') =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`);

ruleCases(rule, {
  'a name that only screen readers say': {
    artifacts: page('<button aria-label="DÃ©filer vers la gauche">‹</button>'),
    verdict: 'fail',
    title: read,
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p > button',
        note: 'aria-label : « DÃ©filer vers la gauche »',
      },
    ],
  },
  'an alternative, a tooltip, an example and the words of a button': {
    artifacts: page(
      'Galerie <img src="a.jpg" alt="Galerie dâ€™images"><a href="/a" title="Ã‰tiquettes">A</a><input placeholder="PrÃ©nom"><input type="submit" value="RÃ©server">',
    ),
    verdict: 'fail',
    title: read,
    evidence: [
      { type: 'element', selector: 'html > body > p > img', note: 'alt : « Galerie dâ€™images »' },
      { type: 'element', selector: 'html > body > p > a', note: 'title : « Ã‰tiquettes »' },
      {
        type: 'element',
        selector: 'html > body > p > input:nth-of-type(1)',
        note: 'placeholder : « PrÃ©nom »',
      },
      { type: 'element', selector: 'html > body > p > input:nth-of-type(2)', note: 'value : « RÃ©server »' },
    ],
  },
  'the title and the description': {
    artifacts: withHead(
      '<title>CinÃ©ma de la Gare</title><meta name="description" content="Films Ã\u00a0 venir">',
    ),
    verdict: 'fail',
    title: read,
    evidence: [
      { type: 'text', quote: 'CinÃ©ma de la Gare', where: 'titre de la page' },
      { type: 'text', quote: 'Films Ã\u00a0 venir', where: 'description de la page' },
    ],
  },
  'a text, and a name': {
    artifacts: page('L’Ã©tÃ© <button aria-label="DÃ©tails">i</button>'),
    verdict: 'fail',
    title: 'Des caractères s’affichent mal',
    evidence: [
      { type: 'text', quote: 'L’Ã©tÃ©' },
      { type: 'element', selector: 'html > body > p > button', note: 'aria-label : « DÃ©tails »' },
    ],
  },
  'what a person typed, and the name of what nobody meets': {
    artifacts: page(
      'Bonjour <input value="DÃ©tails"><button style="display:none" aria-label="DÃ©tails">i</button>',
    ),
    verdict: 'pass',
  },
  'an example in a tooltip': { artifacts: page('<i title="Lire « Ã© » à la place">é</i>'), verdict: 'pass' },
  'a capital, a lone letter and a ligature': {
    artifacts: page('Films Ã venir, Ã‰tiquettes et cÅ“ur'),
    verdict: 'fail',
    title: 'Des caractères s’affichent mal',
    evidence: [{ type: 'text', quote: 'Films Ã venir, Ã‰tiquettes et cÅ“ur' }],
  },
  'a list of letters, and Portuguese between marks': {
    artifacts: page('À Á Â Ã Ä Å. ATÉ AMANHÃ” ou “MAÇÔ'),
    verdict: 'pass',
  },
  'French accents': { artifacts: page('L’été à Nîmes, « déjà » cœur'), verdict: 'pass' },
  'Portuguese capitals': { artifacts: page('AVALIAÇÃO DE AÇÕES'), verdict: 'pass' },
  'an example between quotation marks': {
    artifacts: page('Un accent lu de travers devient « Ã© », “â€™” ou "Ã¨" à l’écran.'),
    verdict: 'pass',
  },
  'an example of code': { artifacts: page('On lit <code>L’Ã©tÃ©</code> à la place.'), verdict: 'pass' },
  'marks broken with the text they hold': {
    artifacts: page('Â« Ã©tÃ© Â» est fermÃ©'),
    verdict: 'fail',
    title: 'Des caractères s’affichent mal',
    evidence: [{ type: 'text', quote: 'Â« Ã©tÃ© Â» est fermÃ©' }],
  },
  'é read as Latin-1': {
    artifacts: page('L’Ã©tÃ©'),
    verdict: 'fail',
    title: 'Des caractères s’affichent mal',
    evidence: [{ type: 'text', quote: 'L’Ã©tÃ©' }],
  },
  'an apostrophe read as Windows-1252': {
    artifacts: page('lâ€™Ã©tÃ©'),
    verdict: 'fail',
    title: 'Des caractères s’affichent mal',
    evidence: [{ type: 'text', quote: 'lâ€™Ã©tÃ©' }],
  },
  'the replacement character': {
    artifacts: page('caf\ufffd'),
    verdict: 'fail',
    title: 'Des caractères s’affichent mal',
    evidence: [{ type: 'text', quote: 'caf�' }],
  },
  'no text': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucun texte' },
});
