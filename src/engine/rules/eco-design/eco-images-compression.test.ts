import { imagePage, pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-compression.ts';

/** A photograph of that quality. */
const saved = (quality: number | null, transferBytes: number, metadataBytes = 2_000) => ({
  ...imagePage('1200 800', transferBytes),
  jpegFiles: [{ url: 'https://www.exemple.fr/image', quality, metadataBytes }],
});

ruleCases(rule, {
  'leaves, well compressed': { artifacts: saved(72, 480_000), verdict: 'pass' },
  'the best of what is well compressed': { artifacts: saved(85, 480_000), verdict: 'pass' },
  'better than anybody sees': {
    artifacts: saved(86, 300_000),
    verdict: 'fail',
    title: 'Des images sont peu compressées',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > img',
        note: '300 ko, soit 0,31 octet par pixel (qualité JPEG 86)',
      },
    ],
  },
  'heavy by its metadata': {
    artifacts: saved(72, 480_000, 320_000),
    verdict: 'fail',
    title: 'Des images sont alourdies par des métadonnées',
    evidence: [
      { type: 'element', selector: 'html > body > img', note: '480 ko, dont 320 ko de métadonnées' },
    ],
  },
  'light without its metadata, and of a high quality': {
    artifacts: saved(95, 330_000, 95_000),
    verdict: 'fail',
    title: 'Des images sont alourdies par des métadonnées',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '330 ko, dont 95 ko de métadonnées' }],
  },
  'a colour profile of little weight in a heavy file': {
    artifacts: saved(80, 480_000, 30_000),
    verdict: 'pass',
  },
  'half of a small file': { artifacts: saved(80, 35_000, 20_000), verdict: 'pass' },
  'its quality unknown, as any that takes the most': { artifacts: saved(null, 430_000), verdict: 'pass' },
  'of a high quality, and light all the same': { artifacts: saved(95, 240_000), verdict: 'pass' },
  'a third of a byte a pixel, its quality unknown': {
    artifacts: imagePage('1200 800', 320_000, 'image/webp'),
    verdict: 'pass',
  },
  'a well compressed photograph': { artifacts: imagePage('1200 800', 150_000), verdict: 'pass' },
  'a tiny image, whatever its ratio': { artifacts: imagePage('60 60', 20_000), verdict: 'pass' },
  'a light PNG': { artifacts: imagePage('400 300', 90_000, 'image/png'), verdict: 'pass' },
  'half a byte a pixel': {
    artifacts: imagePage('1200 800', 480_000),
    verdict: 'fail',
    title: 'Des images sont peu compressées',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '480 ko, soit 0,5 octet par pixel' }],
  },
  'a photograph in PNG': {
    artifacts: imagePage('1200 800', 900_000, 'image/png'),
    verdict: 'fail',
    title: 'Des images en PNG sont lourdes',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'PNG de 900 ko' }],
  },
  'a drawing': {
    artifacts: imagePage('300 200', 90_000, 'image/svg+xml'),
    verdict: 'inapplicable',
    reason: 'aucune photographie',
  },
  'no image': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune photographie' },
  'the heaviest of an unknown quality': { artifacts: imagePage('400 300', 54_000), verdict: 'pass' },
  'a byte more': {
    artifacts: imagePage('400 300', 54_001),
    verdict: 'fail',
    title: 'Des images sont peu compressées',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '54 ko, soit 0,45 octet par pixel' }],
  },
  'twice as much and more': {
    artifacts: imagePage('400 300', 250_000, 'image/webp'),
    verdict: 'fail',
    title: 'Des images sont peu compressées',
    evidence: [
      { type: 'element', selector: 'html > body > img', note: '250 ko, soit 2,08 octets par pixel' },
    ],
  },
  'small, whatever its ratio': { artifacts: imagePage('200 200', 30_000), verdict: 'pass' },
  'a byte more than small': {
    artifacts: imagePage('200 200', 30_001),
    verdict: 'fail',
    title: 'Des images sont peu compressées',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '30 ko, soit 0,75 octet par pixel' }],
  },
  'the heaviest PNG': { artifacts: imagePage('400 300', 200_000, 'image/png'), verdict: 'pass' },
  'a byte more, in PNG': {
    artifacts: imagePage('400 300', 200_001, 'image/png'),
    verdict: 'fail',
    title: 'Des images en PNG sont lourdes',
    evidence: [{ type: 'element', selector: 'html > body > img', note: 'PNG de 200 ko' }],
  },
});
