import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-texte-en-image.ts';

const image = (alt: string, src: string, box = '0 0 600 100') =>
  withBody(`<img alt="${alt}" src="${src}" data-box="${box}">`);

ruleCases(rule, {
  'a picture in its usual shape': {
    artifacts: image('Les élèves de la classe verte', '/a.jpg', '0 0 400 300'),
    verdict: 'pass',
  },
  'two words': { artifacts: image('Place Bellecour', '/a.jpg'), verdict: 'pass' },
  'a strip with a sentence': {
    artifacts: image('Soldes jusqu’à samedi soir', '/a.jpg'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a named banner': {
    artifacts: image('Soldes', '/promo-hiver.png', '0 0 300 200'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > img' }],
  },
  'a logo': { artifacts: image('Logo de la ville d’Exemple', '/logo.png'), verdict: 'inapplicable' },
  'a drawing': { artifacts: image('Une phrase de quatre mots', '/a.svg'), verdict: 'inapplicable' },
});
