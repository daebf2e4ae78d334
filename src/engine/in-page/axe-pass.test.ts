import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { type AxeOutput, axePass } from './axe-pass.ts';
import { numberElements } from './element-numbers.ts';

type Results = Readonly<Partial<Record<'violations' | 'incomplete' | 'passes', readonly { id: string }[]>>>;

interface AxeRunAsked {
  readonly runOnly: { readonly values: readonly string[] };
}

const run = vi.fn();
beforeEach(() => void run.mockReset());
afterEach(() => void vi.unstubAllGlobals());

/** A page where axe answers that. */
async function pass(html: string, results: (page: Document) => Results, included: number[] | null = null) {
  const document = openPageDouble(html);
  document.elementsFromPoint = () => [];
  numberElements(document.querySelectorAll('body *'));
  const none = { violations: [], incomplete: [], passes: [], inapplicable: [] };
  run.mockResolvedValue({ ...none, ...results(document) });
  vi.stubGlobal('axe', { version: '4', configure: vi.fn(), run });
  const asked = { runOnly: { type: 'rule', values: ['p-as-heading', 'list'] } };
  return JSON.parse(await axePass(null, asked, included)) as AxeOutput;
}
const node = (element: Element | null, changes = {}) => ({
  element,
  html: element?.outerHTML ?? '<p>',
  target: ['p'],
  any: [],
  all: [],
  none: [],
  ...changes,
});
const nothing = () => ({});

describe('what axe found leaves the page', () => {
  test('with the number and the place of each element, fifty at most and all of them counted', async () => {
    const { violations } = await pass('<p data-box="1.23 2 30 40">a</p>', (page) => ({
      violations: [{ id: 'list', impact: 'serious', nodes: Array(80).fill(node(page.querySelector('p'))) }],
    }));
    expect(violations).toMatchObject([{ ruleId: 'list', impact: 'serious', nodeCount: 80 }]);
    const { nodes } = violations[0] as { nodes: object[] };
    expect(nodes).toHaveLength(50);
    expect(nodes[0]).toMatchObject({ node: 0, box: { x: 1.2, y: 2, width: 30, height: 40 } });
  });

  test('without a number for what came since, and without a place for what is gone', async () => {
    const { violations } = await pass('<p>a</p>', (page) => ({
      violations: [{ id: 'list', nodes: [node(page.createElement('p')), node(null)] }],
    }));
    expect(violations).toMatchObject([{ nodes: [{ node: null }, { node: null, box: null }] }]);
  });

  test('cut where it is long, through shadow trees too', async () => {
    const { violations } = await pass('<p>a</p>', () => ({
      violations: [
        {
          id: 'list',
          nodes: [node(null, { html: 'x'.repeat(9_000), target: [['a', 'b'], 'y'.repeat(9_000)] })],
        },
      ],
    }));
    const { nodes } = violations[0] as { nodes: { selector: string; snippet: string }[] };
    expect(nodes[0]?.snippet).toHaveLength(400);
    expect(nodes[0]?.selector).toHaveLength(500);
    expect(nodes[0]?.selector).toMatch(/^a b y/);
  });
});

describe('a contrast that axe cannot judge is a question', () => {
  const pale = (html: string, id = 'color-contrast') =>
    pass(html, (page) => ({ violations: [{ id, nodes: [node(page.querySelector('p'))] }] }));

  test('under the shadows of letters', async () => {
    const { violations, incomplete } = await pale('<p style="text-shadow: 1px 1px 2px rgb(0, 0, 0)">a</p>');
    expect(violations).toEqual([]);
    expect(incomplete).toMatchObject([{ ruleId: 'color-contrast', nodeCount: 1 }]);
  });

  test('beside those that axe left open itself', async () => {
    const { incomplete } = await pass(
      '<p style="text-shadow: 1px 1px 2px rgb(0, 0, 0)">a</p><b>b</b>',
      (page) => ({
        violations: [{ id: 'color-contrast', nodes: [node(page.querySelector('p'))] }],
        incomplete: [
          { id: 'color-contrast', nodes: [node(page.querySelector('b'))] },
          { id: 'list', nodes: [] },
        ],
      }),
    );
    expect(
      incomplete.map((one) => Object.values(one).slice(0, 1).concat(Reflect.get(one, 'nodeCount'))),
    ).toEqual([
      ['color-contrast', 2],
      ['list', 0],
    ]);
  });

  test('of other rules a shadow changes nothing', async () => {
    const { violations } = await pale('<p style="text-shadow: 1px 1px 2px rgb(0, 0, 0)">a</p>', 'list');
    expect(violations).toHaveLength(1);
  });
});

describe('a page without end', () => {
  const given = () => (run.mock.calls[0] ?? []) as [context: { include?: Element[] }, options: AxeRunAsked];
  const asked = () => given()[1].runOnly.values;

  test('has a table of too many cells refused before axe sees it', async () => {
    const cells = '<td rowspan="1000" colspan="1000">a</td>';
    await expect(pass(`<table><tr>${cells}</tr></table>`, nothing)).rejects.toThrow('1000000');
    expect(run).not.toHaveBeenCalled();
    await pass('<table><tr><td rowspan="10" colspan="10">a</td></tr></table>', nothing);
    expect(run).toHaveBeenCalledOnce();
  });

  test('is not asked what its many paragraphs look like beside one another', async () => {
    await pass('<p>a</p>'.repeat(1_001), nothing);
    expect(asked()).toEqual(['list']);
    run.mockClear();
    await pass(`<div>${'<p>a</p>'.repeat(600)}</div>${'<p>a</p>'.repeat(600)}`, nothing);
    expect(asked()).toEqual(['p-as-heading', 'list']);
  });

  test('is judged in the parts that are asked for, where they still stand', async () => {
    await pass('<p>a</p><b>b</b>', nothing, [1, 7, -1]);
    expect(given()[0].include?.map(({ localName }) => localName)).toEqual(['b']);
  });
});
