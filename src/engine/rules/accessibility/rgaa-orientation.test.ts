import type { OrientationView } from '#engine/artifacts.ts';
import { drivenPage } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-orientation.ts';

const plain = { textLength: 1_000, turned: false, turnRequest: '' };
const views = (portrait: Partial<OrientationView>, landscape: Partial<OrientationView>) =>
  drivenPage({ orientation: { portrait: { ...plain, ...portrait }, landscape: { ...plain, ...landscape } } });

ruleCases(rule, {
  pass: {
    'the same text both ways': views({}, {}),
    'a little less text': views({}, { textLength: 750 }),
    'a design turned both ways': views({ turned: true }, { turned: true }),
    'no text at all': views({ textLength: 0 }, { textLength: 0 }),
  },
  fail: {
    'a page turned in landscape': views({}, { turned: true }),
    'a message that asks to turn': views({ turnRequest: 'Tournez votre appareil' }, {}),
  },
  review: { 'half the text is gone': views({}, { textLength: 500 }) },
  inapplicable: { 'a page that was not driven': withBody('<p>x</p>') },
  error: { 'a check that was not finished': drivenPage({ orientation: null }) },
});
