import { expect, expectTypeOf, test } from 'vitest';
import { wantedGatherers } from '../gather/wanted-gatherers.ts';
import type { defineRule } from '../rule.ts';
import { pageRules, siteRules } from '../rules/registry.ts';
import { needsOf } from './rule-needs.ts';

const gathered = (ruleId: string) =>
  Object.values(wantedGatherers(needsOf(ruleId)?.page ?? undefined)).flatMap((list) =>
    list.map(({ id }) => id),
  );
/** What tells whether there is a page to judge. */
const received = ['mainResponse', 'source', 'dom'];
const asked = (ruleId: string) => needsOf(ruleId)?.site.map(({ id }) => id);

test('a page rule takes what it reads, what that is made from, and no more', () => {
  expect(gathered('sec-xcto-absent')).toEqual(received);
  expect(gathered('rgaa-mouvement-auto')).toEqual([
    ...received,
    ...['requests', 'motionWatch', 'animations', 'stillMoves', 'screenshot', 'moves'],
  ]);
  expect(gathered('lh-largest-contentful-paint')).toEqual([...received, 'lighthouse']);
});

test('a page is driven for what the rule reads of it, and no more', () => {
  expect(needsOf('rgaa-redistribution')?.page?.moves).toEqual(['reflow', 'zoom200']);
  expect(gathered('rgaa-redistribution')).toEqual([...received, 'requests', 'moves']);
  expect(gathered('rgaa-contenu-survol')).toEqual([...received, 'requests', 'stylesheets', 'moves']);
  expect(gathered('qual-mode-sombre-illisible')).toEqual([
    ...received,
    ...['requests', 'axe', 'stillMoves', 'moves'],
  ]);
});

test('a rule of a driven page reads a part of it at least, and cannot read one that it does not name', () => {
  const ofDriven = pageRules.filter(({ artifacts }) => artifacts.includes('moves'));
  expect(ofDriven.filter(({ moves = [] }) => moves.length === 0)).toEqual([]);
  expect(pageRules.filter((rule) => rule.moves && !ofDriven.includes(rule))).toEqual([]);
  type Read = Parameters<
    Parameters<typeof defineRule<'', readonly ['moves'], never, 'reflow'>>[0]['evaluate']
  >[0];
  expectTypeOf<keyof NonNullable<Read['moves']>>().toEqualTypeOf<'reflow'>();
});

test('a rule of every view takes the other window', () => {
  expect(gathered('axe-image-alt')).toEqual(expect.arrayContaining(['axe', 'secondOpinions', 'views']));
});

test('what the server alone answers takes no visit', () => {
  expect(needsOf('sec-hsts-absent')).toMatchObject({ page: null });
  expect(asked('sec-hsts-absent')).toEqual(['exchanges', 'httpsProbe']);
  expect(asked('sec-mta-sts')).toEqual(['dns', 'mtaStsPolicy']);
});

test('a rule of the home page’s banner takes the consent visits, and one of cookies the facts of the page', () => {
  expect(asked('priv-refus-inefficace')).toEqual(['consentVisits']);
  expect(needsOf('priv-traceur-avant-choix')).toMatchObject({ site: [], page: { rules: [] } });
});

test('the twins that see the same defect are asked with it', () => {
  expect(needsOf('rgaa-faux-titre')?.rules.map(({ id }) => id)).toEqual([
    'rgaa-faux-titre',
    'axe-p-as-heading',
  ]);
});

test('what compares several pages, or looks for a document on them, is for an audit', () => {
  for (const id of [
    ...['seo-titre-duplique', 'legal-mentions-absentes', 'seo-liens-casses-internes', 'sec-source-map'],
    ...['eco-seconde-visite', 'legal-access-contredit-par-audit', 'qual-contact-introuvable'],
  ])
    expect(needsOf(id), id).toBeNull();
  for (const rule of siteRules) {
    const needs = needsOf(rule.id);
    if (!needs || rule.unread === 'alone' || !rule.artifacts.includes('pages')) continue;
    expect(rule.unread, rule.id).toBe('stands');
    expect(needs.site, rule.id).not.toEqual([]);
  }
});
