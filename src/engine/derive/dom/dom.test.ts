import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { byTag, closest, elementEvidence, judgeElements, selectorOf, snippetOf, textOf } from './dom.ts';

const { dom } = pageArtifacts(`<!doctype html><html lang="fr"><body><main id="contenu">
<ul><li>Un</li><li>Deux <a href="/x" title='dit "bonjour"'>lien <b>fort</b></a></li></ul><p style="display:none">caché</p></main></body></html>`);

test('a selector starts at the nearest unique id and counts twins', () => {
  const link = byTag(dom, 'a')[0];
  expect(link && selectorOf(dom, link)).toBe('#contenu > ul > li:nth-of-type(2) > a');
});

test('a snippet is readable HTML with quotes escaped', () => {
  const link = byTag(dom, 'a')[0];
  expect(link && snippetOf(dom, link)).toBe('<a href="/x" title="dit &quot;bonjour&quot;">lien fort</a>');
});

test('text skips what is hidden when asked to', () => {
  const main = byTag(dom, 'main')[0];
  expect(main && textOf(dom, main)).toContain('caché');
  expect(main && textOf(dom, main, { visibleOnly: true })).not.toContain('caché');
});

test('closest starts with the node itself', () => {
  const item = byTag(dom, 'li')[1];
  expect(item && closest(dom, item, (node) => node.tag === 'li')).toBe(item);
});

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
