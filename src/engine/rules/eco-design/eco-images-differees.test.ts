import { imagePage, pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-differees.ts';

const far = 'data-box="0 3000 300 200"';

ruleCases(rule, {
  pass: { 'waits for the scroll': imagePage('300 200', 50_000, 'image/jpeg', `${far} loading="lazy"`) },
  fail: { 'loaded at once': imagePage('300 200', 50_000, 'image/jpeg', far) },
  inapplicable: {
    'in the first screen': imagePage('300 200', 50_000),
    'a trifle': imagePage('300 200', 2_000, 'image/jpeg', far),
    'no image': pageArtifacts(),
  },
});
