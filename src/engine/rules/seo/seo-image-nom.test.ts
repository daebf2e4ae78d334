import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-image-nom.ts';

const page = (name: string) => pageArtifacts(`<body><img src="/medias/${name}" alt=""></body>`);

ruleCases(rule, {
  'a telling name': { artifacts: page('mairie-facade.jpg'), verdict: 'pass' },
  'a fingerprint after a name': { artifacts: page('mairie-1a2b3c4d.webp'), verdict: 'pass' },
  'an image of a series': { artifacts: page('image-du-marche-2.jpg'), verdict: 'pass' },
  'a long row of figures and a word, read at once': {
    artifacts: page(`img${'1'.repeat(60)}-mairie.jpg`),
    verdict: 'pass',
  },
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
  'cameras that count otherwise': {
    artifacts: pageArtifacts(
      `<body>${['221A8522.webp', '_MG_1234.jpg', '_DSC4567-1024x683.jpg', 'GOPR0123.jpg', 'DJI_0042.JPG', 'MVIMG_20190412_101500.jpg', 'PXL_20230512_183055123.jpg', 'SAM_0101.jpg'].map((name) => `<img src="/medias/${name}" alt="">`).join('')}</body>`,
    ),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: 'html > body > img:nth-of-type(1)', note: '221A8522.webp' },
      { type: 'element', selector: 'html > body > img:nth-of-type(2)', note: '_MG_1234.jpg' },
      { type: 'element', selector: 'html > body > img:nth-of-type(3)', note: '_DSC4567-1024x683.jpg' },
      { type: 'element', selector: 'html > body > img:nth-of-type(4)', note: 'GOPR0123.jpg' },
      { type: 'element', selector: 'html > body > img:nth-of-type(5)', note: 'DJI_0042.JPG' },
      { type: 'element', selector: 'html > body > img:nth-of-type(6)', note: 'MVIMG_20190412_101500.jpg' },
      { type: 'element', selector: 'html > body > img:nth-of-type(7)', note: 'PXL_20230512_183055123.jpg' },
      { type: 'element', selector: 'html > body > img:nth-of-type(8)', note: 'SAM_0101.jpg' },
    ],
  },
  'names that look like those of cameras': {
    artifacts: pageArtifacts(
      `<body>${['sam.jpg', 'dji.jpg', 'gopro-hero-12.jpg', 'A4512.jpg', '12345678.jpg', 'lot-221A85.jpg', '2024A0001-affiche.jpg', 'pxl.png', 'cas12B2024.jpg', 'mg-1100.jpg', 'sam-2024.jpg'].map((name) => `<img src="/medias/${name}" alt="">`).join('')}</body>`,
    ),
    verdict: 'pass',
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
