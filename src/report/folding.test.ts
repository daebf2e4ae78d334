import { expect, test } from 'vitest';
import { finding } from '#tests/support/report.ts';
import { foldFindings } from './folding.ts';

const viewOf = (ruleId: string, severity: 'bloquant' | 'majeur' | 'mineur' | 'info') => ({
  finding: finding({ ruleId, severity }),
});
const idsOf = (views: readonly { readonly finding: { readonly ruleId: string } }[]) =>
  views.map((view) => view.finding.ruleId);

test('what is minor, and what is seen as a defect before it, is folded in its order', () => {
  const views = [
    viewOf('priv-traceur-avant-choix', 'bloquant'),
    viewOf('priv-google-analytics-sans-accord', 'bloquant'),
    viewOf('axe-button-name', 'majeur'),
    viewOf('axe-list', 'mineur'),
    viewOf('qual-mode-sombre-illisible', 'info'),
  ];
  const { open, folded } = foldFindings(views);
  expect(idsOf(open)).toEqual(['priv-traceur-avant-choix', 'axe-button-name']);
  expect(idsOf(folded)).toEqual([
    'priv-google-analytics-sans-accord',
    'axe-list',
    'qual-mode-sombre-illisible',
  ]);
});

test('a minor defect folds none after it that is grave', () => {
  const views = [viewOf('eco-images-format', 'mineur'), viewOf('eco-poids-page', 'majeur')];
  expect(idsOf(foldFindings(views).open)).toEqual(['eco-poids-page']);
});
