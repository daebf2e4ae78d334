import type { Axe, OpenedPart, PageShapes, PageView } from '#engine/artifacts.ts';
import { withBody } from './with-body.ts';

const noAxe: Axe = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };

/** Another view of a page whose elements are those of `body`, one for one; nothing differs unless said. */
export function viewOf(
  body: string,
  device: PageView['device'],
  changes: Partial<Omit<PageView, 'dom'>> = {},
): PageView {
  const { dom } = withBody(body);
  return {
    device,
    dom,
    origins: dom.nodes.map(({ index }) => index),
    differs: [],
    gone: [],
    parts: [],
    unopened: 0,
    axe: noAxe,
    keyboard: { steps: [], trap: null, truncated: false },
    ...changes,
  };
}

/** Numbers of the elements of a body with that attribute. */
export function numbersOf({ dom }: Pick<PageShapes, 'dom'>, attribute: string): number[] {
  return dom.nodes.flatMap(({ index, attributes }) => (attribute in attributes ? [index] : []));
}

/** A part opened by the first element with the attribute `data-opener`, holding those with `data-came`. */
export function partOf(body: string, changes: Partial<OpenedPart> = {}): OpenedPart {
  const page = withBody(body);
  return {
    opener: { selector: '#ouvrir', snippet: '<button id="ouvrir">Menu</button>', text: 'Menu', box: null },
    openerNode: numbersOf(page, 'data-opener')[0] ?? 0,
    name: 'Menu',
    nodes: numbersOf(page, 'data-came'),
    dialog: null,
    ...changes,
  };
}
