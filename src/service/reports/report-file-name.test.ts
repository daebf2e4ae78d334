import { expect, it } from 'vitest';
import { reportFileName } from './report-file-name.ts';

const named = (host: string, finishedAt: string | null) =>
  reportFileName({ host, finishedAt, createdAt: '2026-01-02T12:00:00Z' }, 'declaration-md');

it('carries the day it was in Paris', () => {
  expect(named('www.exemple.fr', '2026-11-21T23:30:00Z')).toBe(
    'constat-www.exemple.fr-2026-11-22-declaration-accessibilite.md',
  );
  expect(named('exemple.fr', '2026-07-01T21:59:00Z')).toContain('2026-07-01');
  expect(named('exemple.fr', null)).toContain('2026-01-02');
});

it('is safe in a header and on any disk, whatever the host', () => {
  expect(named('[::1]:8080/"\r\nx: y', null)).toMatch(/^[\w.-]+$/);
});
