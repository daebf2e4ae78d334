import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-image-nom.ts';

const page = (name: string) => pageArtifacts(`<body><img src="/medias/${name}" alt=""></body>`);

ruleCases(rule, {
  'a telling name': { artifacts: page('mairie-facade.jpg'), verdict: 'pass' },
  'a fingerprint after a name': { artifacts: page('mairie-1a2b3c4d.webp'), verdict: 'pass' },
  'an image of a series': { artifacts: page('image-du-marche-2.jpg'), verdict: 'pass' },
  'a drawing': { artifacts: page('image.svg'), verdict: 'pass' },
  'a camera': {
    artifacts: page('IMG_2041.jpg'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'IMG_2041.jpg' }],
  },
  'another camera': {
    artifacts: page('DSC00123-scaled.JPG'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'DSC00123-scaled.JPG' }],
  },
  'a messenger': {
    artifacts: page('WhatsApp-Image-2024.jpeg'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'WhatsApp-Image-2024.jpeg' }],
  },
  'a date': {
    artifacts: page('20240512_183055.jpg'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '20240512_183055.jpg' }],
  },
  'a fingerprint': {
    artifacts: page('9f86d081884c7d659a2feaa0c55ad015.png'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > img', note: '9f86d081884c7d659a2feaa0c55ad015.png' },
    ],
  },
  'no image': { artifacts: pageArtifacts('<body><p>A</p></body>'), verdict: 'inapplicable' },
  'a small icon': {
    artifacts: pageArtifacts('<body><img src="/IMG_2041.jpg" alt="" data-box="0 0 63 20"></body>'),
    verdict: 'inapplicable',
  },
  'the least width': {
    artifacts: pageArtifacts('<body><img src="/mairie.jpg" alt="" data-box="0 0 64 20"></body>'),
    verdict: 'pass',
  },
});
