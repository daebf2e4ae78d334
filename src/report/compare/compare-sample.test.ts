import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import type { SamplePage } from '#contract/sample.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { compareReports } from './compare-reports.ts';
import { compareSample } from './compare-sample.ts';

const home = 'https://www.exemple.fr/';
const page = (path: string, name: string, kind: SamplePage['kind'] = 'other'): SamplePage => ({
  url: `${home}${path}`,
  name,
  kind,
});
const link = (id: string) => ({
  type: 'element' as const,
  selector: `#${id}`,
  snippet: `<a id="${id}">${id}</a>`,
});
const found = (places: Readonly<Record<string, readonly string[]>>) =>
  finding({
    pages: Object.entries(places).map(([path, ids]) => ({
      url: `${home}${path}`,
      occurrences: ids.length,
      evidence: ids.map(link),
    })),
  });

function audit(version: number, pages: readonly SamplePage[], changes: Partial<Report>): Report {
  return auditReport({
    scope: 'sample',
    sample: { name: 'RGAA', version, pages: [...pages] },
    checks: [],
    ...changes,
  });
}
const compared = (before: Report, after: Report) =>
  compareSample(before, after, compareReports(before, after));

test('every page of the sample is compared; one that was not read in one of them says why', () => {
  const pages = [
    page('', 'Accueil', 'home'),
    page('contact', 'Contact', 'contact'),
    page('aide', 'Aide', 'help'),
  ];
  const read = (path: string, score: number, asked?: string) =>
    visitedPage({
      url: `${home}${path}`,
      title: path,
      score,
      ...(asked !== undefined && { asked: `${home}${asked}` }),
    });
  const before = audit(1, pages, {
    pages: [read('', 70), read('contact', 50), read('aide', 90)],
    findings: [found({ '': ['a', 'b'], contact: ['c'] })],
    notAnalysed: [],
  });
  const after = audit(1, pages, {
    // The contact page answers at another address now.
    pages: [read('', 80), read('ecrire', 50, 'contact')],
    findings: [found({ '': ['b', 'x'], ecrire: ['c'] })],
    notAnalysed: [{ url: `${home}aide`, reason: 'http-error', detail: 'HTTP 404' }],
  });
  const result = compared(before, after);
  expect(result).toMatchObject({ before: { version: 1 }, after: { version: 1 } });
  expect(
    result?.pages.map(({ name, before: then, after: now, counts }) => ({
      name,
      was: then.score,
      now: now.why || now.score,
      counts,
    })),
  ).toEqual([
    { name: 'Accueil', was: 70, now: 80, counts: { fresh: 1, fixed: 1, still: 1 } },
    { name: 'Contact', was: 50, now: 50, counts: { fresh: 0, fixed: 0, still: 1 } },
    { name: 'Aide', was: 90, now: 'réponse en erreur (HTTP 404)', counts: null },
  ]);
});

test('pages that one version alone has are told, and an audit of no sample has no such rows', () => {
  const only = (path: string) => ({
    pages: [visitedPage({ url: `${home}${path}`, title: path })],
    findings: [],
    notAnalysed: [],
  });
  const before = audit(1, [page('a', 'A')], only('a'));
  const after = audit(2, [page('b', 'B')], only('b'));
  expect(compared(before, after)?.pages.map((row) => [row.name, row.before.state, row.after.state])).toEqual([
    ['B', 'absent', 'read'],
    ['A', 'read', 'absent'],
  ]);
  expect(compared(auditReport(), after)).toBeNull();
});

test('the states of journeys compare one by one, whatever their step is and beside the page at their address', () => {
  const pages = [page('', 'Accueil', 'home')];
  const state = (name: string, step: number) => ({ journey: 'Commande', name, step });
  const at = (step: number) => `#parcours=Commande&etape=${step}`;
  const stateAt = (name: string, step: number, score: number) =>
    visitedPage({ url: `${home}${at(step)}`, title: name, score, state: state(name, step) });
  const sampled = (version: number, states: ReturnType<typeof state>[], changes: Partial<Report>) => {
    const made = audit(version, pages, { notAnalysed: [], ...changes });
    return { ...made, sample: { name: 'RGAA', version, pages, states } };
  };
  const main = visitedPage({ url: home, title: 'Accueil', score: 80 });
  const before = sampled(1, [state('Panier', 4), state('Livraison', 6), state('Ancien', 9)], {
    pages: [main, stateAt('Panier', 4, 50), stateAt('Livraison', 6, 60), stateAt('Ancien', 9, 10)],
    findings: [found({ '': ['a'], [at(4)]: ['b', 'c'] })],
  });
  // A step was left out: the states of the new version come sooner.
  const after = sampled(1, [state('Panier', 3), state('Livraison', 5)], {
    pages: [main, stateAt('Panier', 3, 70)],
    notAnalysed: [
      { url: `${home}${at(5)}`, reason: 'journey', detail: 'absente', state: state('Livraison', 5) },
    ],
    findings: [found({ '': ['a'], [at(3)]: ['c', 'd'] })],
  });
  const rows = compared(before, after)?.pages ?? [];
  expect(rows.map(({ name, kind, before: then, after: now }) => [name, kind, then.state, now.state])).toEqual(
    [
      ['Accueil', 'home', 'read', 'read'],
      ['Panier (Commande)', 'step', 'read', 'read'],
      ['Livraison (Commande)', 'step', 'read', 'unread'],
      ['Ancien (Commande)', 'step', 'read', 'absent'],
    ],
  );
  expect(rows[0]?.counts).toEqual({ fresh: 0, fixed: 0, still: 1 });
  expect(rows[1]?.counts).toEqual({ fresh: 1, fixed: 1, still: 1 });
});

test('two audits of the same sample compare all of its pages and states', () => {
  const kinds = ['home', 'contact', 'help', 'template', 'step', 'random'] as const;
  const pages = Array.from({ length: 60 }, (_, at) =>
    page(`p${at}`, `Page ${at}`, kinds[at % kinds.length] ?? 'other'),
  );
  const states = [1, 2, 3].map((step) => ({ journey: 'Commande', name: `État ${step}`, step }));
  const read = [
    ...pages.map(({ url, name }) => visitedPage({ url, title: name, score: 50 })),
    // All of them at one address.
    ...states.map((state) =>
      visitedPage({ url: `${home}p1#parcours=Commande&etape=${state.step}`, title: 'x', score: 50, state }),
    ),
  ];
  const sampled = () => ({
    ...audit(4, pages, { pages: read, notAnalysed: [], findings: [] }),
    sample: { name: 'RGAA', version: 4, pages, states },
  });
  const rows = compared(sampled(), sampled())?.pages ?? [];
  expect(rows).toHaveLength(63);
  expect(rows.filter(({ counts }) => counts !== null)).toHaveLength(63);
});
