import { imagePage, pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-compression.ts';

ruleCases(rule, {
  pass: {
    'a well compressed photograph': imagePage('1200 800', 150_000),
    'a tiny image, whatever its ratio': imagePage('60 60', 20_000),
    'a light PNG': imagePage('400 300', 90_000, 'image/png'),
  },
  fail: {
    'half a byte a pixel': imagePage('1200 800', 480_000),
    'a photograph in PNG': imagePage('1200 800', 900_000, 'image/png'),
  },
  inapplicable: { 'a drawing': imagePage('300 200', 90_000, 'image/svg+xml'), 'no image': pageArtifacts() },
});
