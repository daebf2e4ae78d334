import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  completed,
  type GatheredSite,
  type PageArtifacts,
  pageShapes,
  siteShapes,
} from '#engine/artifacts.ts';
import { pageFactsOf } from '#engine/derive/page/page-facts.ts';
import { provePage } from '#engine/rgaa/prove-page.ts';
import { pageRules, siteRules } from '#engine/rules/registry.ts';
import { runRule } from '#engine/rules/run-rules.ts';

const folder = new URL('../../golden/demo/', import.meta.url);

const saved = (name: string): Record<string, unknown> =>
  JSON.parse(brotliDecompressSync(readFileSync(new URL(name, folder))).toString('utf8'));

/** Strings that say what a thing is: another word would hide it from those who look for it. */
const kinds =
  /^(?:tag|role|kind|type|method|resourceType|region|protocol|device|id|version|scope|profile|status|state|format|api|impact|level|display|visibility|position|listeners|.*Color)$/;
/** Of one place (`dom.nodes.attributes.href`), so many strings become nasty: a page of nothing else is none. */
const nastyPlaces = 6;

/**
 * A copy in which strings of strangers are that text: of each place the first ones that are not empty, addresses with
 * the text as their path.
 */
function withText<Value>(value: Value, text: string): Value {
  const counts = new Map<string, number>();
  const copy = (one: unknown, place: string, key: string): unknown => {
    if (typeof one === 'string') {
      if (one === '' || kinds.test(key)) return one;
      const seen = counts.get(place) ?? 0;
      counts.set(place, seen + 1);
      if (seen >= nastyPlaces) return one;
      return /^https?:\/\//.test(one) && URL.canParse(one) ? `${new URL(one).origin}/${text}` : text;
    }
    if (Array.isArray(one)) return one.map((part) => copy(part, place, key));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([name, part]) => [name, copy(part, `${place}.${name}`, name)]),
    );
  };
  return copy(value, '', '') as Value;
}

/** Something that reads artifacts, by its name. */
export interface ArtifactReader {
  readonly name: string;
  run(): unknown;
}

type Facts = Parameters<typeof pageFactsOf>[0];
const pageOf = (name: string): PageArtifacts => {
  const page = saved(name);
  return { ...page, ...completed(pageShapes, page, 'none') } as unknown as PageArtifacts;
};

/** A rule that throws is its own error; the end of the stack is none that may come. */
const onThrow = (_: unknown, cause: unknown): void => {
  if (cause instanceof RangeError) throw cause;
};

/** What reads the artifacts of a page, or those of a site, made of that text. */
export function readersOf(of: 'page' | 'site'): (text: string) => ArtifactReader[] {
  return of === 'page' ? pageReaders() : siteReaders();
}

function pageReaders(): (text: string) => ArtifactReader[] {
  const page = pageOf('page-0001.json.br');
  return (text) => {
    const artifacts = withText(page, text);
    return [
      { name: 'page facts', run: () => pageFactsOf(artifacts as Facts) },
      { name: 'facts of the grid', run: () => provePage(artifacts) },
      ...pageRules.map((rule) => ({ name: rule.id, run: () => runRule(rule, artifacts, null, onThrow) })),
    ];
  };
}

function siteReaders(): (text: string) => ArtifactReader[] {
  const { site } = saved('site.json.br') as { site: object };
  const pages = ['page-0001.json.br', 'page-0003.json.br'].map((name) => pageFactsOf(pageOf(name) as Facts));
  const whole = { ...site, ...completed(siteShapes, { ...site }, 'none'), pages } as unknown as GatheredSite;
  return (text) => {
    const artifacts = { ...withText(whole, text), rgaa: null };
    return siteRules.map((rule) => ({ name: rule.id, run: () => runRule(rule, artifacts, null, onThrow) }));
  };
}
