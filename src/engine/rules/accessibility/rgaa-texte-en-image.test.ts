import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import type { ImageText } from '../../artifacts.ts';
import rule from './rgaa-texte-en-image.ts';

const image = (alt: string, src: string, box = '0 0 600 100') =>
  withBody(`<img alt="${alt}" src="${src}" data-box="${box}">`);

const written = (alt: string, inside: string) =>
  image(
    alt,
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg'>${inside}</svg>`)}`,
  );

/** The body’s first element is the fifth of the page. */
const first = 4;

/** A page whose `node` shows a picture in which `said` was read. */
const reading = (body: string, said: string, changes: Partial<ImageText> = {}) => {
  const words = said
    .split(' ')
    .filter(Boolean)
    .map((text) => ({ text, confidence: 0.95 }));
  const text = { node: first, flatness: 0.95, words, otherDrawing: 0.02, ...changes };
  return withBody(body, { imageTexts: [text] });
};
const certain = 'Une image n’est faite que d’un texte';
const maybe = 'Une image contient peut-être du texte : à vérifier';
const picture = (alt: string, more = '') => `<img alt="${alt}" src="/a.png" data-box="0 60 320 60" ${more}>`;
const seen = (selector: string, said: string) =>
  [{ type: 'element', selector, note: `Texte lu dans l’image : « ${said} ».` }] as const;
const self = 'html > body > img';
const news = 'La piscine rouvre ses portes samedi 4 juillet à 10 heures';
const speech = 'Nous vous attendons nombreux';
const partners = [
  ['Région Haute', 'https://haute.test/culture/aides'],
  ['Ville Basse', 'https://basse.test/accueil'],
  ['Club du Lac', 'https://lac.test/club'],
] as const;

/** Images in links, the first of which shows `said`. */
function linked(
  links: readonly (readonly [alt: string, url: string])[],
  said: string,
  heading = '',
  block = '',
) {
  const row = links.map(([alt, url]) => `<a href="${url}">${picture(alt)}</a>`).join('');
  const body = `<div class="${block}">${heading}${row}</div>`;
  const node = withBody(body).dom.nodes.findIndex(({ tag }) => tag === 'img');
  const words = said.split(' ').map((text) => ({ text, confidence: 1 }));
  return withBody(body, { imageTexts: [{ node, flatness: 0.9, words, otherDrawing: 0 }] });
}

ruleCases(rule, {
  'a picture in its usual shape': {
    artifacts: image('Les élèves de la classe verte', '/a.jpg', '0 0 400 300'),
    verdict: 'pass',
  },
  'two words': { artifacts: image('Place Bellecour', '/a.jpg'), verdict: 'pass' },
  'a strip with a sentence, unread': {
    artifacts: image('Soldes jusqu’à samedi soir', '/a.jpg'),
    verdict: 'review',
    title: maybe,
    evidence: [{ type: 'element', selector: self }],
  },
  'a named banner, unread': {
    artifacts: image('Soldes', '/promo-hiver.png', '0 0 300 200'),
    verdict: 'review',
    title: maybe,
    evidence: [{ type: 'element', selector: self }],
  },
  'a strip with a sentence that was read as a photograph': {
    artifacts: reading('<img alt="Le port au petit matin" src="/a.jpg" data-box="0 0 600 100">', '', {
      flatness: 0.2,
      otherDrawing: 1,
    }),
    verdict: 'pass',
  },
  'a logo': { artifacts: image('Logo de la ville d’Exemple', '/logo.png'), verdict: 'pass' },
  'no image': { artifacts: withBody('<p>Bonjour</p>'), verdict: 'inapplicable' },
  'a drawing': { artifacts: image('Une phrase de quatre mots', '/a.svg'), verdict: 'inapplicable' },
  'a text on a plain ground': {
    artifacts: written(
      'Nos horaires d’été',
      '<rect width="300" height="60"/><text y="40">Nos horaires d’été</text>',
    ),
    verdict: 'fail',
    title: certain,
    evidence: [{ type: 'element', selector: self }],
  },
  'a chart with its words': {
    artifacts: written(
      'Nos horaires d’été',
      `${'<rect width="30" height="60"/>'.repeat(5)}<text y="40">Nos horaires d’été</text>`,
    ),
    verdict: 'pass',
  },
  'a drawing that is the text it says': {
    artifacts: written('Nos horaires d’été', '<text y="20">Nos horaires</text><text y="40">d’été</text>'),
    verdict: 'fail',
    title: certain,
    evidence: [{ type: 'element', selector: self }],
  },
  'a drawing with a word in it': {
    artifacts: written('Plan du parc', '<path d="M0 0"></path><text>Plan du parc</text>'),
    verdict: 'pass',
  },
  'a brand': { artifacts: written('Exemplis', '<text>Exemplis</text>'), verdict: 'pass' },

  'a sentence that the alternative says': {
    artifacts: reading(picture(news), news),
    verdict: 'fail',
    title: certain,
    evidence: seen(self, news),
  },
  'a sentence of four words, a letter misread': {
    artifacts: reading(picture('Nous vous attendons nombreux !'), 'Nous vous attenduns nombreux'),
    verdict: 'fail',
    title: certain,
    evidence: seen(self, 'Nous vous attenduns nombreux'),
  },
  'a name, long as it is': {
    artifacts: reading(
      picture('Société nationale des antiquaires de Picardie'),
      'Société nationale des antiquaires de Picardie',
    ),
    verdict: 'review',
    title: maybe,
    evidence: seen(self, 'Société nationale des antiquaires de Picardie'),
  },
  'a long name in the header': {
    artifacts: withBody(`<header>${picture(news)}</header>`, {
      imageTexts: [
        { node: first + 1, flatness: 0.9, words: [{ text: 'Exemple', confidence: 1 }], otherDrawing: 0 },
      ],
    }),
    verdict: 'pass',
  },
  'a sentence in a link to the home page': {
    artifacts: withBody(`<a href="/">${picture(speech)}</a>`, {
      imageTexts: [
        {
          node: first + 1,
          flatness: 0.9,
          words: speech.split(' ').map((text) => ({ text, confidence: 1 })),
          otherDrawing: 0,
        },
      ],
    }),
    verdict: 'pass',
  },
  'a sentence in a mark': {
    artifacts: reading(picture(speech, 'class="partner-logo"'), speech),
    verdict: 'pass',
  },
  'a sentence over a drawing': {
    artifacts: reading(picture(news), news, { otherDrawing: 0.35 }),
    verdict: 'review',
    title: maybe,
    evidence: seen(self, news),
  },
  'a screenshot or a diagram that its alternative copies': {
    artifacts: reading(picture(news), news, { otherDrawing: 0.6 }),
    verdict: 'pass',
  },
  'a sentence read with difficulty': {
    artifacts: reading(picture(news), news, {
      words: news.split(' ').map((text) => ({ text, confidence: 0.7 })),
    }),
    verdict: 'pass',
  },
  'a sentence that the site also gives as text': {
    artifacts: reading(`${picture(news)}<a href="/texte">Version texte</a>`, news),
    verdict: 'review',
    title: maybe,
    evidence: seen(self, news),
  },
  'a sentence within a longer alternative': {
    artifacts: reading(
      picture(
        'Affiche bleue de la mairie pour le mois de juin, on y lit en lettres rouges : entrée libre pour tous',
      ),
      'entrée libre pour tous',
    ),
    verdict: 'review',
    title: maybe,
    evidence: seen(self, 'entrée libre pour tous'),
  },
  'an alternative that says something else': {
    artifacts: reading(picture('Le maire ouvre la séance du conseil'), 'Ouvert du mardi au samedi'),
    verdict: 'pass',
  },
  'two words in a link': {
    artifacts: withBody(`<a href="/contact">${picture('Nous écrire')}</a>`, {
      imageTexts: [
        {
          node: first + 1,
          flatness: 0.9,
          words: [
            { text: 'Nous', confidence: 1 },
            { text: 'écrire', confidence: 1 },
          ],
          otherDrawing: 0,
        },
      ],
    }),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > a > img', 'Nous écrire'),
  },
  'two words outside any link': {
    artifacts: reading(picture('Place Bellecour'), 'Place Bellecour'),
    verdict: 'pass',
  },
  'the mark of a partner, in a link to its site': {
    artifacts: linked([['Exemplis', 'https://www.editions-exemplis.com/livres/116']], 'Exemplis'),
    verdict: 'pass',
  },
  'words that the domain of the other site does not hold': {
    artifacts: linked([['Nous écrire', 'https://formulaire.exemplis.com/contact']], 'Nous écrire'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > div > a > img', 'Nous écrire'),
  },
  'words in a link to another part of the site': {
    artifacts: linked([['Exemple', 'https://boutique.exemple.fr/livres']], 'Exemple'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > div > a > img', 'Exemple'),
  },
  'marks in a row of partners': {
    artifacts: linked(partners, 'Région Haute', '<h2>Ils nous soutiennent : nos partenaires</h2>'),
    verdict: 'pass',
  },
  'the same row where nobody is said to be a partner': {
    artifacts: linked(partners, 'Région Haute', '<h2>À lire</h2>'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > div > a:nth-of-type(1) > img', 'Région Haute'),
  },
  'marks under a heading below the one that names partners': {
    artifacts: linked(partners, 'Région Haute', '<h1>Fête</h1><h2>Nos partenaires</h2><h3>Publics</h3>'),
    verdict: 'pass',
  },
  'a row under a heading that follows the partners': {
    artifacts: linked(partners, 'Région Haute', '<h2>Nos partenaires</h2><h2>À lire</h2>'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > div > a:nth-of-type(1) > img', 'Région Haute'),
  },
  'marks in a block whose class names sponsors': {
    artifacts: linked(partners, 'Région Haute', '', 'liste-sponsors'),
    verdict: 'pass',
  },
  'a mark alone in such a block': {
    artifacts: linked(partners.slice(0, 1), 'Région Haute', '', 'liste-sponsors'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > div > a > img', 'Région Haute'),
  },
  'a sentence among partners': {
    artifacts: linked(
      [[news, 'https://sorties.test/piscine'], ...partners.slice(1)],
      news,
      '<h2>Sponsors</h2>',
    ),
    verdict: 'fail',
    title: certain,
    evidence: seen('html > body > div > a:nth-of-type(1) > img', news),
  },

  'an image button with its word': {
    artifacts: reading(
      '<input type="image" alt="Rechercher" src="/b.png" data-box="0 0 90 30">',
      'Rechercher',
    ),
    verdict: 'fail',
    title: certain,
    evidence: seen('html > body > input', 'Rechercher'),
  },
  'an image button with two letters': {
    artifacts: reading('<input type="image" alt="OK" src="/b.png" data-box="0 0 40 30">', 'OK'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > input', 'OK'),
  },
  'an image button that says something else': {
    artifacts: reading(
      '<input type="image" alt="Lancer la recherche" src="/b.png" data-box="0 0 90 30">',
      'Rechercher',
    ),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > input', 'Rechercher'),
  },
  'an image button without a word': {
    artifacts: reading('<input type="image" alt="Agrandir le texte" src="/b.png" data-box="0 0 50 50">', '', {
      otherDrawing: 1,
    }),
    verdict: 'pass',
  },

  'a background with a sentence that nothing else says': {
    artifacts: reading('<div data-box="0 0 400 80"></div><p>Bienvenue</p>', news),
    verdict: 'fail',
    title: certain,
    evidence: seen('html > body > div', news),
  },
  'a background with a sentence that the page says too': {
    artifacts: reading(`<div data-box="0 0 400 80"></div><p>${news}.</p>`, news),
    verdict: 'pass',
  },
  'a background with some words': {
    artifacts: reading('<div data-box="0 0 400 80"></div>', 'Comité des fêtes 2026'),
    verdict: 'review',
    title: maybe,
    evidence: seen('html > body > div', 'Comité des fêtes 2026'),
  },
  'an image without alternative that carries a few words': {
    artifacts: reading(picture(''), speech),
    verdict: 'review',
    title: maybe,
    evidence: seen(self, speech),
  },
  'an image without alternative that carries a whole text, which another rule tells': {
    artifacts: reading(picture(''), news),
    verdict: 'pass',
  },
  'an image without alternative that carries figures': {
    artifacts: reading(picture(''), '12 14 16 18 20 22'),
    verdict: 'pass',
  },
  'an image without alternative that carries two words': {
    artifacts: reading(picture(''), 'Bonne année'),
    verdict: 'pass',
  },
  'a long text is shortened': {
    artifacts: reading(picture('mot '.repeat(100).trim()), 'mot '.repeat(100).trim()),
    verdict: 'fail',
    title: certain,
    evidence: seen(self, `${'mot '.repeat(40)}…`),
  },
});
