import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-texte-en-image.ts';

const image = (alt: string, src: string, box = '0 0 600 100') =>
  withBody(`<img alt="${alt}" src="${src}" data-box="${box}">`);

const written = (alt: string, inside: string) =>
  image(
    alt,
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg'>${inside}</svg>`)}`,
  );

ruleCases(rule, {
  'a picture in its usual shape': {
    artifacts: image('Les élèves de la classe verte', '/a.jpg', '0 0 400 300'),
    verdict: 'pass',
  },
  'two words': { artifacts: image('Place Bellecour', '/a.jpg'), verdict: 'pass' },
  'a strip with a sentence': {
    artifacts: image('Soldes jusqu’à samedi soir', '/a.jpg'),
    verdict: 'review',
    title: 'Une image contient peut-être du texte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a named banner': {
    artifacts: image('Soldes', '/promo-hiver.png', '0 0 300 200'),
    verdict: 'review',
    title: 'Une image contient peut-être du texte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a logo': { artifacts: image('Logo de la ville d’Exemple', '/logo.png'), verdict: 'inapplicable' },
  'a drawing': { artifacts: image('Une phrase de quatre mots', '/a.svg'), verdict: 'inapplicable' },
  'a drawing that is the text it says': {
    artifacts: written('Nos horaires d’été', '<text y="20">Nos horaires</text><text y="40">d’été</text>'),
    verdict: 'fail',
    title: 'Une image n’est faite que d’un texte',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a drawing with a word in it': {
    artifacts: written('Plan du parc', '<path d="M0 0"></path><text>Plan du parc</text>'),
    verdict: 'pass',
  },
  'a brand': { artifacts: written('Exemplis', '<text>Exemplis</text>'), verdict: 'pass' },
});
