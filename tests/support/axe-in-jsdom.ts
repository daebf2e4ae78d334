import axeCore from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { Axe, AxeResult } from '#engine/artifacts.ts';
import { type AxeCheck, factsOf } from '#engine/in-page/axe-facts.ts';

interface Found {
  readonly id: string;
  readonly impact: AxeResult['impact'];
  readonly nodes: readonly {
    readonly element: Element;
    readonly html: string;
    readonly target: readonly string[];
    readonly any: readonly AxeCheck[];
    readonly all: readonly AxeCheck[];
    readonly none: readonly AxeCheck[];
  }[];
}
type Run = Record<'violations' | 'incomplete' | 'passes' | 'inapplicable', readonly Found[]>;

let shared: JSDOM['window'] | null = null;

/** One window serves all documents: to read the source of axe-core takes longer than to run it. */
function windowWithAxe(): JSDOM['window'] {
  if (shared) return shared;
  // Nothing is drawn: what jsdom cannot do is no news.
  const virtualConsole = new VirtualConsole();
  shared = new JSDOM('', { url: 'https://www.exemple.fr/', runScripts: 'outside-only', virtualConsole })
    .window;
  shared.eval(axeCore.source);
  return shared;
}

/**
 * What one rule of axe-core says of a document, without layout: those that look at places and colours say nothing there.
 * `node` is the place of an element in `domFromDocument` of the same HTML.
 */
export async function axeInJsdom(axeRule: string, html: string): Promise<Axe> {
  const window = windowWithAxe();
  window.document.open();
  window.document.write(html);
  window.document.close();
  const elements = [...window.document.querySelectorAll('*')].filter(
    (element) => !element.parentElement?.closest('svg'),
  );
  const axe = window.eval('axe') as { run(of: Document, options: object): Promise<Run> };
  const run = await axe.run(window.document, {
    ...{ runOnly: { type: 'rule', values: [axeRule] }, elementRef: true, iframes: false, preload: false },
  });
  const short = (outcome: 'fail' | 'incomplete') => (result: Found) => ({
    ...{ ruleId: result.id, impact: result.impact, nodeCount: result.nodes.length },
    nodes: result.nodes.map((node) => ({
      ...{ selector: node.target.join(' '), snippet: node.html, box: null },
      facts: factsOf(node, result.id, outcome),
      node: elements.includes(node.element) ? elements.indexOf(node.element) : null,
    })),
  });
  return {
    version: axeCore.version,
    violations: run.violations.map(short('fail')),
    incomplete: run.incomplete.map(short('incomplete')),
    passes: run.passes.map(({ id }) => id),
    inapplicable: run.inapplicable.map(({ id }) => id),
  };
}
