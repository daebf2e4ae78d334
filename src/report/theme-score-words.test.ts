import { expect, test } from 'vitest';
import { auditReport, finding } from '#tests/support/report.ts';
import { viewReport } from './report-view.ts';
import { explainThemeScore } from './theme-score-words.ts';

const held = (value: Parameters<typeof explainThemeScore>[0]['held'], score: number | null = 64) =>
  explainThemeScore({ score, held: value }, []).held;

test('says in one line what holds the score of a theme', () => {
  expect(held({ by: 'blocking', count: 1 }, 69)).toBe(
    'Limité à 69 par un défaut bloquant, quoi que l’on corrige d’autre.',
  );
  expect(held({ by: 'blocking', count: 2 })).toBe(
    'Limité à 64 par 2\u00a0défauts bloquants distincts, quoi que l’on corrige d’autre.',
  );
  expect(held({ by: 'sobriety' })).toContain('poids des pages');
  expect(held(undefined)).toBe('');
});

test('explains nothing of a theme without a grade', () => {
  expect(held({ by: 'blocking', count: 1 }, null)).toBe('');
});

test('names what costs most by the findings that are shown, the costliest first', () => {
  const report = auditReport({
    findings: [finding({ ruleId: 'b', title: 'Le second' }), finding({ ruleId: 'c', title: 'Le troisième' })],
  });
  const [first] = report.findings;
  const themes = report.themes.map((theme) => ({
    ...theme,
    score: 60,
    ...(theme.theme === first?.theme && {
      // The first of a group may be hidden by its parent: another speaks for it.
      costs: [
        { ruleIds: ['hidden', 'c'], points: 12 },
        { ruleIds: ['b'], points: 3 },
        { ruleIds: ['gone'], points: 1 },
      ],
    }),
  }));
  const view = viewReport({ ...report, themes }).themes.find(({ id }) => id === first?.theme);
  expect(view?.costs.map(({ points, title }) => `${points} ${title}`)).toEqual([
    '−12 Le troisième',
    '−3 Le second',
  ]);
});
