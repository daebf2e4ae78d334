import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-texte-en-image.ts';

const image = (alt: string, src: string, box = '0 0 600 100') =>
  withBody(`<img alt="${alt}" src="${src}" data-box="${box}">`);

ruleCases(rule, {
  pass: {
    'a picture in its usual shape': image('Les élèves de la classe verte', '/a.jpg', '0 0 400 300'),
    'two words': image('Place Bellecour', '/a.jpg'),
  },
  review: {
    'a strip with a sentence': image('Soldes jusqu’à samedi soir', '/a.jpg'),
    'a named banner': image('Soldes', '/promo-hiver.png', '0 0 300 200'),
  },
  inapplicable: {
    'a logo': image('Logo de la ville d’Exemple', '/logo.png'),
    'a drawing': image('Une phrase de quatre mots', '/a.svg'),
  },
});
