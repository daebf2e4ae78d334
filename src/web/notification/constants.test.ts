import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readReport } from './browser-world.ts';
import {
  animationMs,
  autoClearMs,
  maxSoundPlays,
  pendingAuditKey,
  pollIntervalMs,
  successSound,
} from './notification.ts';
import { openReport } from './open-report.ts';

const styles = new URL('../styles/', import.meta.url);
const tokens = readFileSync(new URL('tokens.css', styles), 'utf8');
const base = readFileSync(new URL('base.css', styles), 'utf8');

test('the constants of docs/specification.txt §9', () => {
  expect({ pollIntervalMs, autoClearMs, animationMs, maxSoundPlays, pendingAuditKey, successSound }).toEqual({
    pollIntervalMs: 5000,
    autoClearMs: 7000,
    animationMs: 350,
    maxSoundPlays: 2,
    pendingAuditKey: 'pendingAuditId',
    successSound: '/sound/success.mp3',
  });
});

test('the toast comes and goes in 0.35 s and the background is at 0.4', () => {
  expect(tokens).toMatch(/--animate-toast-in: toast-in 0\.35s/);
  expect(tokens).toMatch(/--animate-toast-out: toast-out 0\.35s/);
  expect(base).toMatch(/\.page-background \{[^}]*opacity: 0\.4;/);
});

test('the success sound exists and is an MP3', () => {
  const bytes = readFileSync(new URL('../public/sound/success.mp3', import.meta.url));
  expect(bytes.subarray(0, 3).toString('latin1') === 'ID3' || bytes[0] === 0xff).toBe(true);
});

test('opening the report navigates, or reloads when the page is already there', () => {
  const seen = { navigate: vi.fn(), reload: vi.fn() };
  openReport('a1', { currentPath: '/dashboard', ...seen });
  expect(seen.navigate).toHaveBeenCalledExactlyOnceWith('/reports/a1');
  expect(seen.reload).not.toHaveBeenCalled();
  openReport('a1', { currentPath: '/reports/a1', ...seen });
  expect(seen.reload).toHaveBeenCalledOnce();
  expect(seen.navigate).toHaveBeenCalledOnce();
});

test.each([
  [200, { status: 'error', errorMessage: 'Non' }, { kind: 'status', status: 'error', errorMessage: 'Non' }],
  [200, { status: 'done', errorMessage: null }, { kind: 'status', status: 'done', errorMessage: null }],
  [401, {}, { kind: 'signed-out' }],
  [403, {}, { kind: 'gone' }],
  [404, {}, { kind: 'gone' }],
])('an answer %i %j reads as %j', async (status, body, expected) => {
  const call = vi.fn(async () => Response.json(body, { status }));
  await expect(readReport('a/1', call)).resolves.toEqual(expected);
  expect(call).toHaveBeenCalledExactlyOnceWith('/api/reports/a%2F1', expect.anything());
});

test.each([429, 500, 503])('an answer %i is a failure: polling goes on', async (status) => {
  await expect(readReport('a1', async () => new Response('', { status }))).rejects.toThrow(String(status));
});
