import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { byTag, closest, selectorOf, snippetOf, textOf } from './dom.ts';

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

test('text comes in the order it is read', () => {
  const { dom: mixed } = pageArtifacts(
    '<p>La <b>mairie <i>de</i> Valmont</b> est <span hidden>jamais</span> ouverte (<a href="/h">horaires</a>).</p><div><em>Tard</em> le soir</div>',
  );
  const [p] = byTag(mixed, 'p');
  const [div] = byTag(mixed, 'div');
  expect(p && textOf(mixed, p, { visibleOnly: true })).toBe('La mairie de Valmont est ouverte ( horaires).');
  expect(div && textOf(mixed, div)).toBe('Tard le soir');
  expect(div && snippetOf(mixed, div)).toBe('<div>Tard le soir</div>');
});

test('closest starts with the node itself', () => {
  const item = byTag(dom, 'li')[1];
  expect(item && closest(dom, item, (node) => node.tag === 'li')).toBe(item);
});
