import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Evidence, Finding } from '#contract/report.ts';
import type { Theme } from '#contract/themes.ts';
import { defineRule, defineSiteRule, type Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import { nothingUnseen } from '../score/blind-spots.ts';
import { outcomeOf, type RuleOutcome } from '../score/findings.ts';
import { buildRuleTree } from '../score/penalty.ts';
import { scoreReport } from '../score/score-report.ts';
import { scoreWithout } from '../score/score-without.ts';
import { groupFixes } from './group-fixes.ts';

const text = {
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [],
  title: { fail: 'Un défaut', pass: 'Rien' },
  why: 'Parce que.',
  fix: 'Corriger.',
  evaluate: () => ({ status: 'pass' }) as const,
} as const;
const pageRule = (id: string, more: Partial<Rule> = {}): Rule =>
  ({ ...defineRule({ ...text, id, artifacts: ['dom'] }), ...more }) as Rule;
const siteRule = (id: string): Rule =>
  defineSiteRule({ ...text, id, artifacts: ['pages'], unread: 'stands' });

const rules: readonly (readonly [Theme, Rule])[] = [
  ['accessibility', pageRule('axe-label')],
  ['accessibility', pageRule('axe-list', { parent: 'axe-label' })],
  ['security', pageRule('sec-xcto-absent')],
  ['security', siteRule('sec-cookie-samesite')],
  ['privacy', siteRule('priv-traceur-avant-choix')],
  ['seo', pageRule('seo-viewport')],
  ['performance', pageRule('lh-unsized-images')],
];
const tree = buildRuleTree(rules.map(([, rule]) => rule));
const urls = Array.from({ length: 6 }, (_, index) => `https://www.exemple.fr/${index}`);

const element = (part: string | null, name: string): Evidence => ({
  type: 'element',
  selector: 'a',
  snippet: `<a class="${name}">x</a>`,
  mark: { place: 'main>p', shape: 'a', ...(part !== null && { part }) },
});
const proof = fc.oneof(
  fc.constantFrom('footer:a', 'footer:b', 'nav:c', null).map((part) => element(part, 'lien')),
  fc.constantFrom('un', 'deux', 'trois').map((name) => element(null, name)),
  fc.constantFrom('_ga', '_pk_id.1', 'session').map(
    (name): Evidence => ({
      type: 'cookie',
      name,
      domain: 'www.exemple.fr',
    }),
  ),
  fc.constant<Evidence>({
    type: 'header',
    url: 'https://www.exemple.fr/',
    name: 'X-Frame-Options',
    value: null,
  }),
  fc.constant<Evidence>({ type: 'value', label: 'Longueur', value: '3' }),
);
interface Seed {
  readonly status: RuleVerdict['status'];
  readonly evidence: readonly Evidence[];
  readonly more: number;
}
const seed: fc.Arbitrary<Seed> = fc.record({
  status: fc.constantFrom('fail', 'fail', 'review', 'pass'),
  evidence: fc.array(proof, { maxLength: 8 }),
  more: fc.integer({ min: -4, max: 30 }),
});
const audit = fc.array(fc.array(seed, { minLength: urls.length, maxLength: urls.length }), {
  minLength: rules.length,
  maxLength: rules.length,
});

const verdictOf = (ruleId: string, { status, evidence, more }: Seed): RuleVerdict => ({
  ruleId,
  status,
  title: 'Un défaut',
  severity: 'majeur',
  evidence,
  occurrences: status === 'pass' ? 0 : Math.max(1, evidence.length + more),
  pages: [],
  reason: '',
});

interface Judged {
  readonly outcomes: readonly RuleOutcome[];
  readonly findings: readonly Finding[];
}
const seen = { read: urls, blind: nothingUnseen };
const measured = { performance: { low: 80, high: 80 }, sobriety: { low: 100, high: 100 } };

function judge(
  seeds: readonly (readonly Seed[])[],
  order: (all: readonly string[]) => readonly string[],
): Judged {
  const outcomes = rules.map(([theme, rule], at) => {
    const located = order(urls).map((url) => ({
      url,
      verdict: verdictOf(rule.id, seeds[at]?.[urls.indexOf(url)] as Seed),
    }));
    return outcomeOf(rule, theme, rule.scope === 'site' ? located.slice(0, 1) : located, seen);
  });
  return { outcomes, findings: scoreReport(outcomes, measured, tree, seen).findings };
}

const fixesOf = ({ outcomes, findings }: Judged) =>
  groupFixes({
    outcomes,
    findings,
    pageCount: urls.length,
    tree,
    host: 'www.exemple.fr',
    gainOf: scoreWithout(outcomes, measured, tree, seen),
  });

describe('whatever was found', () => {
  test('each occurrence of each finding is in exactly one fix, and no fix costs points', () => {
    fc.assert(
      fc.property(audit, (seeds) => {
        const judged = judge(seeds, (all) => all);
        const fixes = fixesOf(judged);
        const told = new Map<string, number>();
        for (const { findings } of fixes)
          for (const { ruleId, verdict, occurrences } of findings) {
            expect(occurrences).toBeGreaterThan(0);
            told.set(`${ruleId} ${verdict}`, (told.get(`${ruleId} ${verdict}`) ?? 0) + occurrences);
          }
        expect(told).toEqual(
          new Map(judged.findings.map((one) => [`${one.ruleId} ${one.verdict}`, one.occurrences])),
        );
        expect(new Set(fixes.map(({ key }) => key)).size).toBe(fixes.length);
        expect(fixes.every(({ points }) => points >= 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('keys, shares and points do not depend on the order of pages and proofs', () => {
    fc.assert(
      fc.property(audit, (seeds) => {
        const turned = seeds.map((row) =>
          row.map((one) => ({ ...one, evidence: [...one.evidence].reverse() })),
        );
        const bare = (judged: Judged) =>
          fixesOf(judged).map(({ key, findings, points, pages }) => ({
            key,
            points,
            pages,
            findings: findings.map(({ ruleId, verdict, occurrences }) => ({ ruleId, verdict, occurrences })),
          }));
        // A site rule is told once: its only verdict is that of the same page in both orders.
        const same = seeds.map((row) => (row[0] === undefined ? row : [...row.slice(0, -1), row[0]]));
        const back = turned.map((row) => (row[0] === undefined ? row : [...row.slice(0, -1), row[0]]));
        expect(bare(judge(back, (all) => [...all].reverse()))).toEqual(bare(judge(same, (all) => all)));
      }),
      { numRuns: 200 },
    );
  });

  test('all fixes together take every failure of a page away', () => {
    fc.assert(
      fc.property(audit, (seeds) => {
        const { outcomes, findings } = judge(seeds, (all) => all);
        const all = new Map<string, { everywhere: boolean; pages: Map<string, number> }>();
        const gainOf = scoreWithout(outcomes, measured, tree, seen);
        groupFixes({
          outcomes,
          findings,
          pageCount: urls.length,
          tree,
          host: 'www.exemple.fr',
          gainOf(removals) {
            for (const [ruleId, { everywhere, pages }] of removals) {
              const known = all.get(ruleId) ?? { everywhere: false, pages: new Map<string, number>() };
              for (const [url, count] of pages) known.pages.set(url, (known.pages.get(url) ?? 0) + count);
              all.set(ruleId, { everywhere: known.everywhere || everywhere, pages: known.pages });
            }
            return gainOf(removals);
          },
        });
        for (const { rule, state } of outcomes) {
          const taken = all.get(rule.id);
          // What a failed parent hides is nobody’s until it comes to light.
          if (rule.scope === 'site' || rule.parent !== undefined) continue;
          for (const [url, { occurrences }] of state.failing) expect(taken?.pages.get(url)).toBe(occurrences);
        }
      }),
      { numRuns: 100 },
    );
  });
});

const onAll = (evidence: readonly Evidence[], more = 0): Seed[] =>
  urls.map(() => ({ status: 'fail', evidence, more }));
const sound: Seed[] = urls.map(() => ({ status: 'pass', evidence: [], more: 0 }));
const keysOf = (seeds: readonly (readonly Seed[])[]) =>
  fixesOf(judge(seeds, (all) => all)).map(({ key, defects }) => `${key} ${defects}`);
const only = (at: number, row: Seed[]) => rules.map((_, index) => (index === at ? row : sound));

describe('the cause of an occurrence', () => {
  test('is the part that two pages share', () => {
    expect(keysOf(only(0, onAll([element('footer:a', 'x'), element('footer:a', 'y')])))).toEqual([
      'part:footer 12',
    ]);
    const alone = sound.map(
      (one, index): Seed =>
        index === 0 ? { status: 'fail', evidence: [element('footer:a', 'x')], more: 0 } : one,
    );
    expect(keysOf(only(0, alone))).toEqual(['rule:axe-label 1']);
  });

  test('is a place of the template where most pages show the same line', () => {
    expect(keysOf(only(0, onAll([element(null, 'fiche')])))).toEqual(['template:main>p>a 6']);
    const few = sound.map(
      (one, index): Seed =>
        index < 2 ? { status: 'fail', evidence: [element(null, 'fiche')], more: 0 } : one,
    );
    expect(keysOf(only(0, few))).toEqual(['rule:axe-label 2']);
  });

  test('is one for a tracker, whatever rule saw it, and another for the site’s own cookies', () => {
    const cookie = (name: string): Evidence => ({ type: 'cookie', name, domain: 'www.exemple.fr' });
    const seeds = rules.map((_, index) =>
      index === 3 ? onAll([cookie('_ga'), cookie('panier')]) : index === 4 ? onAll([cookie('_ga')]) : sound,
    );
    expect(keysOf(seeds)).toEqual(['consent:trackers 2', 'setting:cookies 1']);
  });

  test('stays with the rule where no proof tells the place, but for as many as the part shows elsewhere', () => {
    const proofs = [element('nav:c', 'x'), element('footer:a', 'y')];
    const rows = onAll(proofs).map((one, index): Seed => (index === 0 ? { ...one, more: 10 } : one));
    expect(keysOf(only(0, rows)).toSorted()).toEqual(['part:footer 6', 'part:nav 6', 'rule:axe-label 10']);
    const fuller = rows.map(
      (one, index): Seed =>
        index === 1 ? { ...one, evidence: [...proofs, element('nav:c', 'x'), element('nav:c', 'x')] } : one,
    );
    expect(keysOf(only(0, fuller)).toSorted()).toEqual(['part:footer 6', 'part:nav 10', 'rule:axe-label 8']);
  });
});
