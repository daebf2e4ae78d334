import { describe, expect, it } from 'vitest';
import { visitedPage } from '#tests/support/report.ts';
import { compareDesktop, desktopChange, desktopSentence } from './compare-desktop.ts';

const metrics = {
  ...{ firstContentfulPaintMs: 400, largestContentfulPaintMs: 1200, totalBlockingTimeMs: 20 },
  ...{ cumulativeLayoutShift: 0.01, speedIndexMs: 900, serverResponseTimeMs: 90 },
};
const measured = (score: number | null) => ({
  pages: [visitedPage({ desktop: { performanceScore: score, metrics: score === null ? null : metrics } })],
});
const phone = { pages: [visitedPage()] };

describe('the computer in two audits', () => {
  it('is compared where one of them measured it', () => {
    expect(compareDesktop(phone, phone)).toBeNull();
    expect(compareDesktop(phone, measured(92))).toEqual({
      before: null,
      after: {
        score: 92,
        metrics: {
          ...{ largestContentfulPaintMs: 1200, totalBlockingTimeMs: 20, cumulativeLayoutShift: 0.01 },
        },
      },
    });
    expect(compareDesktop(measured(80), phone)?.after).toBeNull();
  });

  it('says nothing of what loading twice explains, nor of what was not measured', () => {
    const change = (before: number | null, after: number | null) =>
      desktopChange(compareDesktop(measured(before), measured(after)) ?? { before: null, after: null });
    expect([change(85, 92), change(92, 80), change(90, 95), change(null, 95)]).toEqual([
      ...['+7 points', '−12 points', 'stable', ''],
    ]);
  });

  it('is one sentence of the result mail', () => {
    expect(desktopSentence(phone, measured(85))).toBeNull();
    expect(desktopSentence(measured(92), null)).toBe(
      'Sur ordinateur\u00a0: performance 92/100, contenu principal en 1,2\u00a0s.',
    );
    expect(desktopSentence(measured(92), measured(85))).toContain('(avant\u00a0: 85/100)');
    expect(desktopSentence(measured(null), measured(85))).toBe(
      'Sur ordinateur\u00a0: performance non mesurée.',
    );
  });
});
