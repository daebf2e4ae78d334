import { expect, test } from 'vitest';
import type { Fix } from '#contract/fix.ts';
import type { Finding } from '#contract/report.ts';
import { inOrder } from './fix-order.ts';
import { settleFix } from './settle-fix.ts';

type Seed = Pick<Finding, 'ruleId' | 'theme' | 'severity' | 'verdict'> & { readonly title?: string };

const settled = ({ title = 'Un constat : à vérifier', ...seed }: Seed) =>
  settleFix(
    {
      key: `rule:${seed.ruleId}`,
      kind: 'rule',
      findings: [
        {
          finding: { ...seed, title, fix: 'Corriger.', effort: 1, pages: [] } as unknown as Finding,
          ...{ occurrences: 1, pages: new Set<string>(), isOnAll: true, isWhole: true, unplaced: 0 },
        },
      ],
      names: new Map(),
      removals: new Map(),
    },
    [],
    1,
    { points: 0, worth: 0 },
  );
const idOf = ({ key }: Fix) => key.slice('rule:'.length);
const orderOf = (...seeds: readonly Seed[]) => inOrder(seeds.map(settled)).map(({ fix }) => fix);

const notice: Seed = {
  ruleId: 'legal-mentions-absentes',
  theme: 'legal',
  severity: 'bloquant',
  verdict: 'review',
};
const proven = (ruleId: string, theme: Finding['theme'], severity: Finding['severity']): Seed => ({
  ruleId,
  theme,
  severity,
  verdict: 'fail',
});

test('a notice that is nowhere comes before what is proven and harms less, and after what is urgent', () => {
  const fixes = orderOf(
    proven('sec-csp-absente', 'security', 'majeur'),
    notice,
    proven('sec-https-absent', 'security', 'bloquant'),
    proven('eco-images-format', 'eco-design', 'mineur'),
  );
  expect(fixes.map(idOf)).toEqual([
    'sec-https-absent',
    'legal-mentions-absentes',
    'eco-images-format',
    'sec-csp-absente',
  ]);
  expect(fixes.map(({ weighty }) => weighty ?? false)).toEqual([false, true, false, false]);
  expect(fixes[1]?.defects).toBe(0);
});

test('what is proven comes before the same in doubt', () => {
  const certain = proven('priv-politique-absente', 'privacy', 'bloquant');
  expect(orderOf(notice, certain).map(idOf)).toEqual(['priv-politique-absente', 'legal-mentions-absentes']);
});

test('the same act in another part of the site comes after other acts', () => {
  const contrast = proven('axe-color-contrast', 'accessibility', 'majeur');
  const telephone = proven('qual-formulaire-sans-envoi', 'quality', 'majeur');
  const keys = inOrder([
    settled(contrast),
    { ...settled(contrast), fix: { ...settled(contrast).fix, key: 'part:footer' } },
    settled(telephone),
  ]).map(({ fix }) => fix.key);
  expect(keys).toEqual(['part:footer', 'rule:qual-formulaire-sans-envoi', 'rule:axe-color-contrast']);
});

test('three doubts at most come first, the others after all that is proven', () => {
  const doubts = ['priv-politique-absente', 'legal-cgv-absentes', 'legal-mentions-absentes'].map(
    (ruleId): Seed => ({ ...notice, ruleId }),
  );
  const fourth: Seed = {
    ...notice,
    ruleId: 'qual-formulaire-sans-envoi',
    theme: 'quality',
    severity: 'majeur',
  };
  const fixes = orderOf(fourth, ...doubts, proven('sec-csp-absente', 'security', 'majeur'));
  expect(fixes.map(idOf).slice(3)).toEqual(['sec-csp-absente', 'qual-formulaire-sans-envoi']);
  expect(fixes.filter(({ weighty }) => weighty)).toHaveLength(3);
});

test('a duty of a kind of site that nobody declared, and what is judged by hand, stay last', () => {
  const conditional: Seed = { ...notice, title: 'Aucune page : à vérifier si vous y êtes tenu' };
  const byHand: Seed = { ...notice, ruleId: 'axe-label', theme: 'accessibility' };
  const small = proven('sec-csp-absente', 'security', 'mineur');
  expect(orderOf(conditional, byHand, small).map(idOf)[0]).toBe('sec-csp-absente');
});
