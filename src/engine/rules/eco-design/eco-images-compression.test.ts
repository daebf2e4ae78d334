import { imagePage, pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-compression.ts';

ruleCases(rule, {
  'a well compressed photograph': { artifacts: imagePage('1200 800', 150_000), verdict: 'pass' },
  'a tiny image, whatever its ratio': { artifacts: imagePage('60 60', 20_000), verdict: 'pass' },
  'a light PNG': { artifacts: imagePage('400 300', 90_000, 'image/png'), verdict: 'pass' },
  'half a byte a pixel': {
    artifacts: imagePage('1200 800', 480_000),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '480 ko, soit 0,5 octet par pixel' }],
  },
  'a photograph in PNG': {
    artifacts: imagePage('1200 800', 900_000, 'image/png'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '900 ko, soit 0,94 octet par pixel' }],
  },
  'a drawing': {
    artifacts: imagePage('300 200', 90_000, 'image/svg+xml'),
    verdict: 'inapplicable',
    reason: 'aucune photographie',
  },
  'no image': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune photographie' },
  'a quarter of a byte a pixel': { artifacts: imagePage('400 300', 30_000), verdict: 'pass' },
  'a byte more': {
    artifacts: imagePage('400 300', 30_001),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '30 ko, soit 0,25 octet par pixel' }],
  },
  'the heaviest PNG': { artifacts: imagePage('400 300', 200_000, 'image/png'), verdict: 'pass' },
  'a byte more, in PNG': {
    artifacts: imagePage('400 300', 200_001, 'image/png'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '200 ko, soit 1,67 octet par pixel' }],
  },
});
