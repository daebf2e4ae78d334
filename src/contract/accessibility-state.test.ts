import { expect, test } from 'vitest';
import { complianceFor, complianceOf } from './accessibility-state.ts';

const audit = (percent: number, auditedOn = '2026-01-15') => ({ percent, auditedOn, auditor: 'Ada' });
const today = new Date('2026-11-21T10:00:00Z');

test.each([
  [100, 'totalement'],
  [99.99, 'partiellement'],
  [50, 'partiellement'],
  [49.9, 'non'],
  [0, 'non'],
] as const)('%d %% of the criteria is « %s conforme »', (percent, state) => {
  expect(complianceFor(percent)).toBe(state);
  expect(complianceOf(audit(percent), today)).toBe(state);
});

test('without an audit, or with one older than three years, a site is « non conforme » whatever it believes', () => {
  expect(complianceOf(null, today)).toBe('non');
  expect(complianceOf(audit(100, '2023-11-21'), today)).toBe('non');
  expect(complianceOf(audit(100, '2023-11-22'), today)).toBe('totalement');
});
