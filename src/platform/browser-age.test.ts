import { describe, expect, it } from 'vitest';
import { oldBrowserWarning, releasedAt } from './browser-age.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the age of the browser', () => {
  it.each([
    ['Chromium 153.0.8010.0', '2026-09-08'],
    ['Google Chrome 156.0.8078.108', '2026-10-20'],
    ['Chromium 152.0.1.2', '2026-08-11'],
    ['HeadlessChrome 150.0.1', '2026-06-16'],
  ])('is told by the calendar of releases: %s', (version, day) =>
    expect(releasedAt(version)?.toISOString().slice(0, 10)).toBe(day),
  );

  it('is told at the start once it is surely six weeks, and never of a browser that may be recent', () => {
    const version = 'Chromium 156.0.8078.108';
    expect(oldBrowserWarning(version, at('2026-10-20'))).toBeNull();
    expect(oldBrowserWarning(version, at('2026-12-14'))).toBeNull();
    const told = oldBrowserWarning(version, at('2026-12-16'));
    expect(told).toContain('Chromium 156.0.8078.108');
    expect(told).toMatch(/^Attention : [^\n]+20.octobre.2026[^\n]+\.$/);
    // Newer than what is known, or none of ours.
    expect(oldBrowserWarning('Chromium 190.0.1.1', at('2026-12-16'))).toBeNull();
    for (const other of ['Chrome', 'Firefox', '', 'Lynx 2.8'])
      expect(oldBrowserWarning(other, at('2030-01-01'))).toBeNull();
  });
});
