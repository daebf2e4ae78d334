import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { processorMs } from '#tests/support/processor-time.ts';
import { itemsOfType, jsonLdItemsOf, jsonLdTextsOf, typesOf } from './json-ld.ts';

const sourceOf = (json: string) =>
  pageArtifacts(`<script type="application/ld+json">${json}</script>`).source;

test('finds nested items and those of a graph', () => {
  const source = sourceOf(
    '{"@context":"https://schema.org","@graph":[{"@type":"WebPage","author":{"@type":"Person","name":"A"}}]}',
  );
  expect(jsonLdItemsOf(source).flatMap(typesOf)).toEqual(['WebPage', 'Person']);
  expect(itemsOfType(source, 'Person')).toHaveLength(1);
});

test('shortens type names and skips unreadable blocks', () => {
  expect(jsonLdItemsOf(sourceOf('{"@type":"http://schema.org/Event"}')).flatMap(typesOf)).toEqual(['Event']);
  expect(jsonLdItemsOf(sourceOf('{"@type":'))).toEqual([]);
});

test('reads blocks among other scripts, and does not linger on hostile sources', () => {
  const html = `<script>var a = 1</script><SCRIPT id=x type=application/ld+json>{"a":1}</SCRIPT>`;
  expect(jsonLdTextsOf(html)).toEqual(['{"a":1}']);
  const ms = processorMs(() =>
    expect(jsonLdTextsOf('<script type="application/ld+json">'.repeat(80_000))).toEqual([]),
  );
  expect(ms).toBeLessThan(1_000);
});
