import { jsonOf } from '#contract/json-of.ts';
import { organisationTypes } from '#reference/organisation-types.ts';
import type { Dom, Source } from '../../artifacts.ts';
import { byTag } from '../dom/dom.ts';
import { jsonLdTextsOf } from './json-ld.ts';

const limit = 50;

/** The JSON-LD of the source and of the final page; null where one cannot be read. */
export function jsonLdValuesOf(dom: Dom, source: Source | null): unknown[] {
  const texts = [
    ...jsonLdTextsOf(source?.html ?? ''),
    ...byTag(dom, 'script')
      .filter((node) => node.attributes.type?.trim().toLowerCase() === 'application/ld+json')
      .map((node) => node.ownText),
  ];
  return texts.slice(0, limit).map(parse);
}

/** Types of the structured data: JSON-LD of the source and of the final page, then microdata. `Article`, … */
export function structuredDataTypesOf(dom: Dom, source: Source | null): string[] {
  const types = new Set<string>();
  for (const value of jsonLdValuesOf(dom, source)) collect(value, types, 0);
  for (const node of dom.nodes)
    if (node.attributes.itemtype) for (const type of node.attributes.itemtype.split(/\s+/)) add(type, types);
  return [...types].slice(0, limit);
}

function parse(text: string): unknown {
  return (
    jsonOf(text.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/)|(?:-->|\/\*\s*\]\]>\s*\*\/)\s*$/g, '')) ??
    null
  );
}

function collect(value: unknown, types: Set<string>, depth: number): void {
  if (depth > 12 || types.size >= limit || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 500)) collect(item, types, depth + 1);
    return;
  }
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  for (const name of Array.isArray(type) ? type : [type]) if (typeof name === 'string') add(name, types);
  for (const item of Object.values(rest)) collect(item, types, depth + 1);
}

/** `https://schema.org/Article` and `schema:Article` are `Article`. */
function add(type: string, types: Set<string>): void {
  const name = type.split(/[/#:]/).at(-1)?.trim();
  if (name) types.add(name.slice(0, 100));
}

/** schema.org types of an organisation, and what people make up after the same pattern. */
export function isOrganisationType(type: string): boolean {
  return (
    /(?:Organization|Corporation|Business|NGO|Store|Agency|Clinic|Hospital|Office)$/.test(type) ||
    organisationTypes.has(type)
  );
}
