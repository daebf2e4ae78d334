import { describe, expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import type { Axe, PageShapes, SecondOpinions } from '../../artifacts.ts';
import { opinionsOf } from './second-opinions.ts';

const none: Axe = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };

/** What is heard of the first element with the id `x`, by rule of ours. */
function heard(
  body: string,
  said: { readonly alfa?: readonly string[]; readonly accesslint?: readonly string[] },
  changes: Partial<PageShapes> = {},
): Record<string, { engines: readonly string[]; certain: boolean; tag: string }> {
  const artifacts = withBody(body, changes);
  const node = artifacts.dom.nodes.findIndex(({ attributes }) => attributes.id === 'x');
  const opinion = (rules: readonly string[] = []) => ({
    version: 'test',
    failures: rules.map((rule) => ({ rule, node })),
  });
  const secondOpinions: SecondOpinions = {
    alfa: opinion(said.alfa),
    accesslint: opinion(said.accesslint),
  };
  const all = opinionsOf({ ...artifacts, secondOpinions });
  return Object.fromEntries(
    [...all].map(([rule, [first]]) => [
      rule,
      { engines: first?.engines ?? [], certain: first?.certain === true, tag: first?.node.tag ?? '' },
    ]),
  );
}

const mute = '<div id="x" role="button" tabindex="0"></div>';

test('a header by which its table is sorted is no plain cell', () => {
  const cell = (attributes: string) => `<table><tr><th id="x" ${attributes}>Nom</th></tr></table>`;
  expect(heard(cell('aria-sort="ascending"'), { alfa: ['sia-r18'] })).toEqual({});
  expect(Object.keys(heard(cell('aria-level="2"'), { alfa: ['sia-r18'] }))).toEqual([
    'axe-aria-allowed-attr',
  ]);
});

describe('weighing', () => {
  test('two engines that agree are certain', () => {
    expect(heard(mute, { alfa: ['sia-r12'], accesslint: ['labels-and-names/button-name'] })).toEqual({
      'axe-aria-command-name': { engines: ['Alfa', 'AccessLint'], certain: true, tag: 'div' },
    });
  });
  test('one alone is not', () => {
    expect(heard(mute, { alfa: ['sia-r12'] })['axe-aria-command-name']?.certain).toBe(false);
  });
  test('a list of choices that scrolls has the keyboard already', () => {
    const said = { accesslint: ['keyboard-accessible/scrollable-region'] };
    expect(heard('<select id="x" multiple><option>a</option></select>', said)).toEqual({});
    expect(heard('<textarea id="x"></textarea>', said)).toEqual({});
    expect(Object.keys(heard('<div id="x">a</div>', said))).toEqual(['axe-scrollable-region-focusable']);
  });
  test('two rules of one engine are one voice', () => {
    const said = ['labels-and-names/button-name', 'labels-and-names/aria-command-name'];
    expect(heard(mute, { accesslint: said })['axe-aria-command-name']).toMatchObject({
      engines: ['AccessLint'],
      certain: false,
    });
  });
  test('a rule proven right alone is certain alone', () => {
    const said = { accesslint: ['labels-and-names/aria-meter-name'] };
    expect(heard('<meter id="x" value="1"></meter>', said)['axe-aria-meter-name']?.certain).toBe(true);
  });
  test('a voice that only asks does not make an agreement', () => {
    const said = { alfa: ['sia-r68'], accesslint: ['adaptable/aria-required-children'] };
    expect(heard('<div id="x" role="menu"></div>', said)['axe-aria-required-children']).toMatchObject({
      engines: ['Alfa', 'AccessLint'],
      certain: false,
    });
  });
});

describe('finding the rule of ours', () => {
  test.each([
    ['<button id="x"></button>', 'axe-button-name'],
    ['<input id="x" type="button">', 'axe-input-button-name'],
    [mute, 'axe-aria-command-name'],
  ])('%s → %s', (body, rule) => {
    expect(Object.keys(heard(body, { alfa: ['sia-r12'] }))).toEqual([rule]);
  });
  test('the one axe-core reports the element under, when it is one of those meant', () => {
    const body = '<p id="x" aria-label="nom">texte</p>';
    const { dom } = withBody(body);
    const node = dom.nodes.findIndex(({ attributes }) => attributes.id === 'x');
    const found = { selector: 'p', snippet: '', facts: [], node, box: null };
    const violations = [{ ruleId: 'aria-prohibited-attr', impact: null, nodes: [found], nodeCount: 1 }];
    expect(Object.keys(heard(body, { alfa: ['sia-r18'] }))).toEqual(['axe-aria-allowed-attr']);
    expect(Object.keys(heard(body, { alfa: ['sia-r18'] }, { axe: { ...none, violations } }))).toEqual([
      'axe-aria-prohibited-attr',
    ]);
  });
  test('what an engine points at inside is carried to the element our rule names', () => {
    const said = { accesslint: ['adaptable/td-headers-attr'] };
    const body = '<table><tr><td id="x" headers="rien">1</td></tr></table>';
    expect(heard(body, said)['axe-td-headers-attr']?.tag).toBe('table');
  });
});

describe('what is not heard', () => {
  test.each([
    '<ul id="x"></ul>',
    '<ol id="x" role=""></ol>',
    '<table><tr id="x"></tr></table>',
    '<table id="x"></table>',
    '<select id="x"></select>',
  ])('items that no written role asks for: %s', (body) => {
    expect(heard(body, { alfa: ['sia-r68'], accesslint: ['adaptable/aria-required-children'] })).toEqual({});
  });
  test('while those of a written role are, be it the element’s own', () => {
    expect(Object.keys(heard('<ul id="x" role="list"></ul>', { alfa: ['sia-r68'] }))).toEqual([
      'axe-aria-required-children',
    ]);
  });
  test('a missing name that the browser does find', () => {
    const body = '<div id="x" role="button" tabindex="0" aria-label="Fermer"></div>';
    expect(heard(body, { alfa: ['sia-r12'], accesslint: ['labels-and-names/button-name'] })).toEqual({});
  });
  test('a fault of what nobody is told of', () => {
    const body = '<div hidden><button id="x" aria-expanded="oui">Voir</button></div>';
    const said = { alfa: ['sia-r19'], accesslint: ['aria/aria-valid-attr-value'] };
    expect(heard(body, said)).toEqual({});
    expect(Object.keys(heard(body.replace(' hidden', ''), said))).toEqual(['axe-aria-valid-attr-value']);
  });
  test('the focus of what is hidden and that nobody reaches', () => {
    const said = { alfa: ['sia-r17'], accesslint: ['aria/aria-hidden-focus'] };
    const panel = (attributes: string) =>
      heard(`<div id="x" aria-hidden="true" ${attributes}><a href="/tarifs">Tarifs</a></div>`, said);
    expect(panel('inert')).toEqual({});
    expect(Object.keys(panel(''))).toEqual(['rgaa-cache-focalisable']);
    const button = (around: string) =>
      heard(`<div aria-hidden="true" ${around}><button id="x">Fermer</button></div>`, said);
    expect(button('inert')).toEqual({});
    expect(Object.keys(button(''))).toEqual(['rgaa-cache-focalisable']);
  });
  test('roles of publishing by an engine that does not know them, unlike one that nobody knows', () => {
    const said = { accesslint: ['aria/aria-roles'] };
    expect(heard('<a id="x" href="#n" role="doc-noteref">1</a>', said)).toEqual({});
    expect(heard('<a id="x" href="#a" role="doc-backlink">↩</a>', said)).toEqual({});
    expect(Object.keys(heard('<a id="x" href="#n" role="doc-note">1</a>', said))).toEqual(['axe-aria-roles']);
    expect(
      Object.keys(heard('<a id="x" href="#n" role="doc-noteref">1</a>', { alfa: ['sia-r110'] })),
    ).toEqual(['axe-aria-roles']);
  });
  test('rules that are not in the table', () => {
    expect(heard(mute, { alfa: ['sia-r57'], accesslint: ['landmarks/region'] })).toEqual({});
  });
  test('elements we have not kept', () => {
    const artifacts = withBody('<p>x</p>');
    const failures = [{ rule: 'sia-r12', node: 9_999 }];
    const secondOpinions = { ...artifacts.secondOpinions, alfa: { version: 'test', failures } };
    expect(opinionsOf({ ...artifacts, secondOpinions }).size).toBe(0);
  });
});

test('an engine that failed leaves the other heard', () => {
  const artifacts = withBody(mute);
  const node = artifacts.dom.nodes.findIndex(({ attributes }) => attributes.id === 'x');
  const accesslint = { version: 'test', failures: [{ rule: 'labels-and-names/button-name', node }] };
  const secondOpinions: SecondOpinions = { alfa: { artifactError: 'alfa : trop grand' }, accesslint };
  expect([...opinionsOf({ ...artifacts, secondOpinions }).keys()]).toEqual(['axe-aria-command-name']);
});
