import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { judgeElements } from './judge-elements.ts';

const { dom } = pageArtifacts('<body><ul><li>Un</li><li>Deux</li></ul></body>');

test('judgeElements answers inapplicable, pass or fail with evidence', () => {
  const items = byTag(dom, 'li');
  expect(judgeElements(dom, [], () => true)).toEqual({ status: 'inapplicable' });
  expect(judgeElements(dom, items, () => false)).toEqual({ status: 'pass' });
  const first = items[0];
  expect(judgeElements(dom, items, (node) => node === first)).toEqual({
    status: 'fail',
    occurrences: 1,
    evidence: first ? [elementEvidence(dom, first)] : [],
  });
});
