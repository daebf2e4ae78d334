import type { Document, Element, Fragment, Node } from '@siteimprove/alfa-dom';
import { rulesAskedOf } from '#reference/second-opinions.ts';
import type { EngineOpinion } from '../../artifacts.ts';

type Alfa = typeof import('./alfa-entry.ts');
type Rule = Alfa['rules'] extends Iterable<infer Each> ? Each : never;

const failuresPerRule = 200;

let loaded: Promise<{ alfa: Alfa; rules: ReadonlyMap<string, Rule> }> | null = null;

/** Once a process, when first needed: 0.1 s of CPU from the server build, 0.5 s from the packages. */
function load() {
  loaded ??= import('./alfa-entry.ts').then((alfa) => {
    const asked = new Set(rulesAskedOf('alfa'));
    const all = [...alfa.rules].map((rule) => [nameOf(rule), rule] as const);
    return { alfa, rules: new Map(all.filter(([name]) => asked.has(name))) };
  });
  return loaded;
}

const nameOf = (rule: Rule): string => rule.uri.slice(rule.uri.lastIndexOf('/') + 1);

/**
 * Judges a page that `alfaPass` read. A fragment and not a document: Alfa then takes the styles the elements carry, which
 * the browser computed, and applies no style sheet of its own. Takes as long as the page makes it.
 */
export async function judgeWithAlfa(page: Fragment.JSON): Promise<EngineOpinion> {
  const { alfa, rules } = await load();
  const device = alfa.Device.standard();
  const root = alfa.Node.from(page, device) as Node as Document;
  const input = alfa.Page.of(alfa.Request.empty(), alfa.Response.empty(), root, device);
  const failures: { rule: string; node: number }[] = [];
  for (const [name, rule] of rules) {
    const nodes = new Set<number>();
    for (const outcome of await rule.evaluate(input))
      if (outcome.outcome === 'failed') for (const node of elementsOf(outcome.target)) nodes.add(node);
    for (const node of [...nodes].slice(0, failuresPerRule)) failures.push({ rule: name, node });
  }
  return { version: alfa.alfaVersion, failures };
}

/** Numbers of the elements a target is, owns or gathers; those outside our list of elements are left out. */
function elementsOf(target: unknown): number[] {
  if (typeof target !== 'object' || target === null) return [];
  if ('owner' in target) {
    const owner = target.owner as { toArray(): Element[] };
    return owner.toArray().flatMap(elementsOf);
  }
  if ('internalId' in target) {
    const id = String(target.internalId);
    return /^\d+$/.test(id) ? [Number(id)] : [];
  }
  return Symbol.iterator in target ? [...(target as Iterable<unknown>)].flatMap(elementsOf) : [];
}
