import { EventEmitter } from 'node:events';
import type { Browser } from 'puppeteer-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import { silentLog } from '../engine-log.ts';
import { isSelfEnded, openBrowserSlot } from './browser-slot.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Browsers that only start, die and are closed. */
function slotOfFakes({ hasRoom = true } = {}) {
  const born: { die(): void; readonly closed: () => boolean }[] = [];
  const launch = async (): Promise<LaunchedBrowser> => {
    let closed = false;
    let connected = true;
    const browser: Browser = Object.create(new EventEmitter(), {
      connected: { get: () => connected },
      process: { value: () => (connected ? null : { exitCode: null, signalCode: 'SIGILL' }) },
    });
    const die = () => {
      connected = false;
      browser.emit('disconnected', undefined);
    };
    born.push({ die, closed: () => closed });
    const close = async () => {
      closed = true;
      if (connected) die();
    };
    return { browser, version: '', processId: born.length, close };
  };
  const setup = { executablePath: '', memoryLimitBytes: Number.POSITIVE_INFINITY };
  return { born, slot: openBrowserSlot(setup, 0, silentLog, launch, () => hasRoom) };
}
const settled = () => vi.advanceTimersByTimeAsync(10);

test('a browser that dies while nobody uses it is replaced at once', async () => {
  const { born, slot } = slotOfFakes();
  await slot.start();
  await vi.advanceTimersByTimeAsync(10_000);
  born[0]?.die();
  await settled();
  expect(born.map(({ closed }) => closed())).toEqual([true, false]);
  expect(await slot.use(async ({ processId }) => processId)).toBe(2);
});

test('one that dies in use is replaced before its work is given up, and the new one is kept', async () => {
  const { born, slot } = slotOfFakes();
  await slot.use(() => vi.advanceTimersByTimeAsync(10_000));
  await slot.use(async () => born[0]?.die());
  expect(born).toHaveLength(2);
  await slot.replace();
  expect(born[1]?.closed()).toBe(false);
  expect(await slot.use(async ({ processId }) => processId)).toBe(2);
  await slot.replace();
  expect(born[1]?.closed()).toBe(true);
});

test('one that dies as soon as it lives is started again, each time after a longer wait', async () => {
  const { born, slot } = slotOfFakes();
  await slot.start();
  for (const [index, waitMs] of [5_000, 10_000, 20_000, 20_000, 20_000, 20_000].entries()) {
    born[index]?.die();
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(born).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(born).toHaveLength(index + 2);
  }
  // One that lived makes up for those that did not.
  await vi.advanceTimersByTimeAsync(10_000);
  born[6]?.die();
  await settled();
  expect(born).toHaveLength(8);
  born[7]?.die();
  await slot.close();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(born).toHaveLength(8);
});

test('one that dies young in use is started again after the wait, though its work gave it up', async () => {
  const { born, slot } = slotOfFakes();
  await slot.use(async () => born[0]?.die());
  await slot.replace();
  expect(born).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(born.map(({ closed }) => closed())).toEqual([true, false]);
});

test('one that dies as soon as it lives is started at once when it is needed', async () => {
  const { born, slot } = slotOfFakes();
  await slot.start();
  born[0]?.die();
  await settled();
  expect(born).toHaveLength(1);
  expect(await slot.use(async ({ processId }) => processId)).toBe(2);
});

test('what is closed stays closed', async () => {
  const { born, slot } = slotOfFakes();
  await slot.start();
  await vi.advanceTimersByTimeAsync(10_000);
  await slot.close();
  await settled();
  expect(born.map(({ closed }) => closed())).toEqual([true]);
});

test.each([
  { hasRoom: true, isItsOwn: true },
  { hasRoom: false, isItsOwn: false },
])(
  'a browser that ends itself is to blame only where the machine had room: $hasRoom',
  async ({ hasRoom, isItsOwn }) => {
    const { born, slot } = slotOfFakes({ hasRoom });
    const lost = slot.use(async () => {
      born[0]?.die();
      throw new Error('Target closed');
    });
    const error = await lost.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isSelfEnded(error)).toBe(isItsOwn);
  },
);
