import { describe, expect, test } from 'vitest';
import type { Axe, AxeResult, PageShapes } from '#engine/artifacts.ts';
import { runPageRules } from '#engine/rules/run-rules.ts';
import { opinionRows } from '#reference/second-opinions.ts';
import { failed } from '#tests/support/axe-facts.ts';
import { withBody } from '#tests/support/with-body.ts';
import { rules } from './accessibility/index.ts';

const none: Axe = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };

interface Said {
  readonly axe?: Partial<Axe>;
  readonly alfa?: readonly string[];
  readonly accesslint?: readonly string[];
}

/** The verdict of a rule when engines speak about the element with the id `x`. */
function judge(ruleId: string, body: string, said: Said) {
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule?.scope !== 'page') throw new Error(ruleId);
  const artifacts = withBody(body, { axe: { ...none, ...said.axe } });
  const node = indexOf(artifacts);
  const opinion = (names: readonly string[] = []) => ({
    version: 'test',
    failures: names.map((name) => ({ rule: name, node })),
  });
  const secondOpinions = { alfa: opinion(said.alfa), accesslint: opinion(said.accesslint) };
  return runPageRules([rule], { ...artifacts, secondOpinions }, null)[0];
}

const indexOf = ({ dom }: PageShapes) => dom.nodes.findIndex(({ attributes }) => attributes.id === 'x');

const reported = (ruleId: string, node: number, more: Partial<AxeResult> = {}): AxeResult => ({
  ruleId,
  impact: 'serious',
  nodes: [{ selector: '#x', snippet: '<x>', facts: [failed('has-alt')], node, box: null }],
  nodeCount: 1,
  ...more,
});

const button = '<button id="x"></button>';
const at = indexOf(withBody(button));

describe('one defect seen by several engines is one finding', () => {
  test('axe-core and another: axe-core’s failure, with both named', () => {
    const verdict = judge('axe-button-name', button, {
      axe: { violations: [reported('button-name', at)] },
      alfa: ['sia-r12'],
    });
    expect(verdict).toMatchObject({ status: 'fail', occurrences: 1, sources: ['axe-core', 'Alfa'] });
    expect(verdict?.evidence[0]).toMatchObject({
      note: 'L’élément n’a pas d’attribut alt – constaté par axe-core et Alfa',
    });
  });
  test('two without axe-core: a failure', () => {
    const verdict = judge('axe-button-name', button, {
      axe: { passes: ['button-name'] },
      alfa: ['sia-r12'],
      accesslint: ['labels-and-names/button-name'],
    });
    expect(verdict).toMatchObject({ status: 'fail', sources: ['Alfa', 'AccessLint'] });
    expect(verdict?.evidence[0]).toMatchObject({ note: 'constaté par Alfa et AccessLint' });
  });
  test('one without axe-core: à vérifier', () => {
    const verdict = judge('axe-button-name', button, {
      axe: { passes: ['button-name'] },
      alfa: ['sia-r12'],
    });
    expect(verdict).toMatchObject({ status: 'review', sources: ['Alfa'] });
  });
  test('an undecided axe-core does not count as a voice', () => {
    const verdict = judge('axe-button-name', button, {
      axe: { incomplete: [reported('button-name', at)] },
      alfa: ['sia-r12'],
    });
    expect(verdict).toMatchObject({ status: 'review', occurrences: 1 });
  });
  test('an element beyond axe-core’s cut list is not counted again', () => {
    const verdict = judge('axe-button-name', button, {
      axe: { violations: [reported('button-name', 0, { nodeCount: 60 })] },
      alfa: ['sia-r12'],
      accesslint: ['labels-and-names/button-name'],
    });
    expect(verdict).toMatchObject({ status: 'fail', occurrences: 60 });
  });
  test('nobody: what axe-core says', () => {
    expect(judge('axe-button-name', button, { axe: { passes: ['button-name'] } })?.status).toBe('pass');
  });
});

test('an element that a rule of Constat judges stays its own', () => {
  const link = '<a id="x" href="/" role="button"></a>';
  const said = { axe: { passes: ['aria-command-name'] }, alfa: ['sia-r12'] };
  expect(judge('axe-aria-command-name', link, said)?.status).toBe('review');
  const real = '<a id="x" href="/"></a>';
  expect(judge('axe-aria-command-name', real, said)?.status).toBe('pass');
});

describe('a rule of Constat that others speak about', () => {
  const titled = '<h1>Accueil</h1><h2 id="x"><span hidden>Un titre</span></h2>';
  test('asks a person where it found nothing and they did', () => {
    const said = { alfa: ['sia-r64'], accesslint: ['navigable/empty-heading'] };
    const alone = judge('rgaa-titre-generique', titled, {});
    const asked = judge('rgaa-titre-generique', titled, said);
    expect([alone?.status, asked?.status]).toEqual(['pass', 'review']);
    expect(asked?.sources).toEqual(['Alfa', 'AccessLint']);
  });
  test('keeps its own failure', () => {
    const verdict = judge('rgaa-titre-generique', '<h1>Accueil</h1><h2 id="x"></h2>', { alfa: ['sia-r64'] });
    expect(verdict).toMatchObject({ status: 'fail', occurrences: 1 });
  });
});

test('every row speaks about rules that exist', () => {
  const known = new Set(rules.map(({ id }) => id));
  expect(opinionRows.flatMap(({ ours }) => ours).filter(({ ruleId }) => !known.has(ruleId))).toEqual([]);
});
