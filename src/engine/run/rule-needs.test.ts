import { expect, test } from 'vitest';
import { wantedGatherers } from '../gather/wanted-gatherers.ts';
import { siteRules } from '../rules/registry.ts';
import { needsOf } from './rule-needs.ts';

const gathered = (ruleId: string) =>
  Object.values(wantedGatherers(needsOf(ruleId)?.page?.artifacts)).flatMap((list) =>
    list.map(({ id }) => id),
  );
const asked = (ruleId: string) => needsOf(ruleId)?.site.map(({ id }) => id);

test('a page rule takes what it reads, what that is made from, and no more', () => {
  const page = ['mainResponse', 'source', 'dom'];
  expect(gathered('sec-xcto-absent')).toEqual(page);
  expect(gathered('rgaa-mouvement-auto')).toEqual([
    ...page,
    ...['motionWatch', 'axe', 'stylesheets', 'stillMoves', 'screenshot', 'moves'],
  ]);
  expect(gathered('lh-largest-contentful-paint')).toEqual([...page, 'lighthouse']);
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
