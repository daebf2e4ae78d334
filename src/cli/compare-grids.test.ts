import { expect, test } from 'vitest';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { compareGrids } from './compare-grids.ts';

test('one stored audit is told under two referentials, without a visit', async () => {
  const { report } = await replayAudit('tests/golden/demo', {
    engineVersion: 'test',
    otherReferentials: ['en-301-549-4.1.1'],
  });
  const [grid, ...others] = report.otherGrids ?? [];
  expect(others).toEqual([]);
  if (!grid) throw new Error('no second grid');
  expect(report.rgaa?.referential).toBe('rgaa-4.1.2');
  expect(grid.criteria.find(({ number }) => number === '9.1.4.3')?.verdict).toBe('nc');
  expect(grid.criteria.find(({ number }) => number === '9.2.5.8')).toMatchObject({
    verdict: 'review',
    untested: true,
  });
  const told = compareGrids(report, grid);
  expect(told).toMatch(/EN 301 549 v4\.1\.1\s+\d+\scritères non respectés sur 55/);
  expect(told).toContain('rgaa-lien-evitement');
  expect(told).toContain('n’a pas encore d’effet juridique');
});
