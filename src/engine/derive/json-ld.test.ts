import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { itemsOfType, jsonLdItemsOf, typesOf } from './json-ld.ts';

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
