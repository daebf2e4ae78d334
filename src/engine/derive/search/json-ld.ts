import { jsonOf } from '#contract/json-of.ts';
import type { Source } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

export type JsonLdItem = Readonly<Record<string, unknown>>;

const itemLimit = 200;
const blockLimit = 50;

/** Texts of the JSON-LD blocks of an HTML source, 50 at most. Linear in its length, however hostile. */
export function jsonLdTextsOf(html: string): string[] {
  const texts: string[] = [];
  const opening = /<script\b/gi;
  const closing = /<\/script/gi;
  for (let match = opening.exec(html); match && texts.length < blockLimit; match = opening.exec(html)) {
    const tagEnd = html.indexOf('>', match.index);
    closing.lastIndex = tagEnd;
    const end = tagEnd < 0 ? null : closing.exec(html);
    if (!end) break;
    const tag = html.slice(match.index, Math.min(tagEnd, match.index + 500));
    if (/\btype\s*=\s*["']?application\/ld\+json\b/i.test(tag)) texts.push(html.slice(tagEnd + 1, end.index));
    opening.lastIndex = end.index;
  }
  return texts;
}

/** Every typed object of the page’s JSON-LD blocks, nested ones included; unreadable blocks are skipped. */
export const jsonLdItemsOf = memoise((source: Source): readonly JsonLdItem[] =>
  typedItemsIn(jsonLdTextsOf(source.html).map(jsonOf)),
);

/** Every typed object of those JSON-LD values, 200 at most, as deep in each as that. */
export function typedItemsIn(values: readonly unknown[], deepest = 12): JsonLdItem[] {
  const items: JsonLdItem[] = [];
  for (const value of values) collect(value, items, deepest);
  return items;
}

/** Short type names of an item: `https://schema.org/Article` is `Article`. */
export function typesOf(item: JsonLdItem): string[] {
  const type = item['@type'];
  return (Array.isArray(type) ? type : [type])
    .filter((name) => typeof name === 'string')
    .map((name) => name.split(/[/#:]/).at(-1) ?? name);
}

/** Items of one of the types. */
export function itemsOfType(source: Source, ...types: readonly string[]): JsonLdItem[] {
  return jsonLdItemsOf(source).filter((item) => typesOf(item).some((type) => types.includes(type)));
}

/** A property that says something: not empty, not an empty list. */
export function has(item: JsonLdItem, property: string): boolean {
  const value = item[property];
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** Nested objects of a property, one or several. */
export function objectsOf(value: unknown): JsonLdItem[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === 'object' && item !== null && !Array.isArray(item),
  ) as JsonLdItem[];
}

function collect(value: unknown, items: JsonLdItem[], deepest: number): void {
  if (deepest < 0 || items.length >= itemLimit || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 500)) collect(item, items, deepest - 1);
    return;
  }
  const item = value as JsonLdItem;
  if (item['@type'] !== undefined) items.push(item);
  for (const inner of Object.values(item)) collect(inner, items, deepest - 1);
}
