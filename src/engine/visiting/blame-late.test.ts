import { expect, test } from 'vitest';
import type { WireSight, WireView } from '../browser/wire-log.ts';
import { blameLate, blameMissing } from './blame-late.ts';

const sight = (view: WireView, quietMs = 0, waiting = false, bytes = 0): WireSight => ({
  view,
  bytes,
  quietMs,
  waiting,
});
const late = async (
  seen: WireSight,
  workMs: number,
  machine: 'fit' | 'starved' = 'fit',
  deafMs = 0,
  isWhole = true,
  isEndlessWork = false,
): Promise<string> => {
  const beat = { at: performance.now() - deafMs, sight: seen, isWhole };
  const { reason, detail } = await blameLate(
    1,
    beat,
    () => machine,
    isEndlessWork,
    async () => workMs,
  );
  return `${reason} ${detail}`.trim();
};

test('a page at work without end is the site’s; a browser that does nothing is ours', async () => {
  expect(await late(sight('ended'), 900)).toBe('hung');
  expect(await late(sight('ended'), 0)).toBe('incident');
});

test('a page that waits for its server without working is not a dead browser', async () => {
  expect(await late(sight('receiving', 9_000, true), 0)).toBe('hung');
});

test('a server that says nothing is silent, however busy the machine', async () => {
  expect(await late(sight('silent', 20_000, true), 0, 'starved')).toBe('timeout aucune réponse');
  expect(await late(sight('connecting', 20_000, true), 0, 'starved')).toBe('timeout connexion sans réponse');
  expect(await late(sight('silent', 2_000, true), 0, 'starved')).toBe('incident machine trop occupée');
});

test('a document that still comes has no end, on a busy machine too where it brought little', async () => {
  const dripping = sight('receiving', 200, false, 40_000);
  expect(await late(dripping, 900, 'fit', 0, false)).toBe('timeout réponse jamais terminée');
  expect(await late(dripping, 900, 'starved', 0, false)).toBe('timeout réponse jamais terminée');
  const flooding = sight('receiving', 200, false, 19_000_000);
  expect(await late(flooding, 900, 'starved', 0, false)).toBe('incident machine trop occupée');
  expect(await late(sight('receiving', 20_000), 900, 'starved', 0, false)).toMatch(/^incident /);
});

test('what its server goes on sending beside a whole document is no answer without end', async () => {
  expect(await late(sight('receiving', 200), 900)).toBe('hung');
  expect(await late(sight('receiving', 200), 900, 'starved')).toBe('incident machine trop occupée');
});

test('a page that a busy machine kept from ending is ours', async () => {
  expect(await late(sight('ended'), 900, 'starved')).toBe('incident machine trop occupée');
});

test('a thread that worked all the time is the page’s, however busy the machine; nothing is silent meanwhile', async () => {
  expect(await late(sight('ended'), 900, 'starved', 0, true, true)).toBe(
    'hung plus de 30 secondes de calcul',
  );
  expect(await late(sight('receiving', 200), 0, 'starved', 0, true, true)).toBe(
    'hung plus de 30 secondes de calcul',
  );
  const dripping = sight('receiving', 200, false, 40_000);
  expect(await late(dripping, 900, 'fit', 0, false, true)).toBe('timeout réponse jamais terminée');
  expect(await late(sight('ended'), 900, 'fit', 30_000, true, true)).toMatch(/^incident /);
});

test('a visiting process that gives no sign of life is ours', async () => {
  expect(await late(sight('silent', 90_000, true), 900, 'fit', 30_000)).toMatch(/^incident /);
  expect((await blameLate(1, null, () => 'fit', false)).reason).toBe('incident');
});

test('a browser that does not start is ours', () => {
  expect(blameMissing('fit', 'ENOSPC: no space left on device').reason).toBe('incident');
  expect(blameMissing('starved', '')).toEqual({ reason: 'incident', detail: 'machine trop occupée' });
});
