import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuditFollower } from './follower.ts';
import type { FollowerDeps, ReportAnswer } from './notification.ts';
import { successSoundOf } from './success-sound.ts';

const running: ReportAnswer = { kind: 'status', status: 'running', errorMessage: null };
const done: ReportAnswer = { kind: 'status', status: 'done', errorMessage: null };
const failed = (errorMessage: string | null): ReportAnswer => ({
  kind: 'status',
  status: 'error',
  errorMessage,
});

/** A browser in a table: its clock is vitest’s, its server answers `answer`. */
function fakeBrowser(stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored));
  const session = new Map<string, string>();
  const sessionItems = {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  };
  const sound = vi.fn(async () => true);
  const browser = {
    storage,
    session,
    sound,
    answer: running as ReportAnswer | Error,
    reads: [] as string[],
    opened: [] as string[],
    logged: [] as string[],
  };
  const world: FollowerDeps = {
    storage: {
      get: (key) => storage.get(key) ?? null,
      set: (key, value) => void storage.set(key, value),
      remove: (key) => void storage.delete(key),
    },
    readReport: async (id) => {
      browser.reads.push(id);
      if (browser.answer instanceof Error) throw browser.answer;
      return browser.answer;
    },
    playSuccessSound: (id) =>
      void successSoundOf({
        play: sound,
        shared: () => sessionItems,
        own: () => sessionItems,
        alone: (work) => work(),
      }).play(id),
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    openReport: (id) => void browser.opened.push(id),
    log: (message) => void browser.logged.push(message),
  };
  return Object.assign(browser, { world, follower: createAuditFollower(world) });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('starting an audit', () => {
  test('shows pending, says that results are mailed, and stores the id under pendingAuditId', () => {
    const { follower, storage } = fakeBrowser();
    follower.start('a1');
    expect(follower.getState()).toEqual({
      kind: 'pending',
      text: expect.stringMatching(/en cours.*quelques minutes.*e-mail/),
      pendingAuditId: 'a1',
    });
    expect([...storage]).toEqual([['pendingAuditId', 'a1']]);
  });

  test('the audit is read at once, then exactly every 5000 ms', async () => {
    const browser = fakeBrowser();
    browser.follower.start('a1');
    await pass(0);
    expect(browser.reads).toHaveLength(1);
    await pass(4999);
    expect(browser.reads).toHaveLength(1);
    await pass(1);
    expect(browser.reads).toHaveLength(2);
    await pass(50_000);
    expect(browser.reads).toHaveLength(12);
  });

  test.each(['queued', 'running', 'anything else'])('status %s: polling continues', async (status) => {
    const browser = fakeBrowser();
    browser.answer = { kind: 'status', status, errorMessage: null };
    browser.follower.start('a1');
    await pass(10_000);
    expect(browser.reads).toHaveLength(3);
    expect(browser.follower.getState().kind).toBe('pending');
  });

  test('a slow answer is not asked for twice', async () => {
    const browser = fakeBrowser();
    let answer = (_: ReportAnswer) => {};
    const read = vi.spyOn(browser.world, 'readReport').mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    browser.follower.start('a1');
    await pass(12_000);
    expect(read).toHaveBeenCalledTimes(1);
    answer(running);
    await pass(3000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('another start replaces the followed audit, and a late answer about the first is ignored', async () => {
    const browser = fakeBrowser();
    let late = (_: ReportAnswer) => {};
    vi.spyOn(browser.world, 'readReport').mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve;
      }),
    );
    browser.follower.start('a1');
    browser.follower.start('a2');
    late(done);
    await pass(0);
    expect(browser.follower.getState()).toMatchObject({ kind: 'pending', pendingAuditId: 'a2' });
    expect(browser.storage.get('pendingAuditId')).toBe('a2');
  });
});

describe('status done', () => {
  test('shows « Audit terminé 🎉 », stops polling, keeps the id, and never closes by itself', async () => {
    const browser = fakeBrowser();
    browser.answer = done;
    browser.follower.start('a1');
    await pass(3_600_000);
    expect(browser.follower.getState()).toEqual({
      kind: 'success',
      text: 'Audit terminé 🎉',
      pendingAuditId: 'a1',
    });
    expect(browser.reads).toHaveLength(1);
    expect(browser.storage.get('pendingAuditId')).toBe('a1');
  });

  test('the success sound plays at most twice a session, reloads included', async () => {
    const browser = fakeBrowser();
    browser.answer = done;
    for (const id of ['a1', 'a2', 'a3']) {
      browser.follower.start(id);
      await pass(0);
    }
    createAuditFollower(browser.world).resume();
    await pass(0);
    expect(browser.sound).toHaveBeenCalledTimes(2);
  });

  test('clicking removes the stored id, opens the report and clears', async () => {
    const browser = fakeBrowser();
    browser.answer = done;
    browser.follower.start('a1');
    await pass(0);
    browser.follower.click();
    expect(browser.opened).toEqual(['a1']);
    expect(browser.storage.size).toBe(0);
    expect(browser.follower.getState()).toEqual({ kind: null, text: '', pendingAuditId: null });
  });

  test('closing it forgets the audit without opening it', async () => {
    const browser = fakeBrowser();
    browser.answer = done;
    browser.follower.start('a1');
    await pass(0);
    browser.follower.dismiss();
    expect(browser.opened).toEqual([]);
    expect(browser.storage.size).toBe(0);
    expect(browser.follower.getState().kind).toBeNull();
  });
});

describe('status error', () => {
  test('shows the server’s sentence in red and clears the id from memory and storage', async () => {
    const browser = fakeBrowser();
    browser.answer = failed('Le site n’a pas répondu à temps.');
    browser.follower.start('a1');
    await pass(0);
    expect(browser.follower.getState()).toEqual({
      kind: 'error',
      text: 'Le site n’a pas répondu à temps.',
      pendingAuditId: null,
    });
    expect(browser.storage.size).toBe(0);
    await pass(20_000);
    expect(browser.reads).toHaveLength(1);
  });

  test.each([null, '', '  '])('without a sentence (%j): « Erreur lors de l’audit »', async (message) => {
    const browser = fakeBrowser();
    browser.answer = failed(message);
    browser.follower.start('a1');
    await pass(0);
    expect(browser.follower.getState().text).toBe('Erreur lors de l’audit');
  });

  test('closes by itself after exactly 7000 ms', async () => {
    const browser = fakeBrowser();
    browser.answer = failed(null);
    browser.follower.start('a1');
    await pass(6999);
    expect(browser.follower.getState().kind).toBe('error');
    await pass(1);
    expect(browser.follower.getState().kind).toBeNull();
  });
});

describe('polling failures', () => {
  test('are only logged; pending stays, the id stays, polling goes on to the end', async () => {
    const browser = fakeBrowser();
    browser.answer = new Error('réseau coupé');
    browser.follower.start('a1');
    await pass(10_000);
    expect(browser.logged).toHaveLength(3);
    expect(browser.follower.getState()).toMatchObject({ kind: 'pending', pendingAuditId: 'a1' });
    expect(browser.storage.get('pendingAuditId')).toBe('a1');
    browser.answer = done;
    await pass(5000);
    expect(browser.follower.getState().kind).toBe('success');
  });

  test('an id that does not exist for this person is dropped silently', async () => {
    const browser = fakeBrowser({ pendingAuditId: 'foreign' });
    browser.answer = { kind: 'gone' };
    browser.follower.resume();
    await pass(20_000);
    expect(browser.reads).toHaveLength(1);
    expect(browser.storage.size).toBe(0);
    expect(browser.follower.getState().kind).toBeNull();
  });

  test('an ended session stops the polling and keeps the id for the next login', async () => {
    const browser = fakeBrowser();
    browser.answer = { kind: 'signed-out' };
    browser.follower.start('a1');
    await pass(20_000);
    expect(browser.reads).toHaveLength(1);
    expect(browser.follower.getState().kind).toBeNull();
    expect(browser.storage.get('pendingAuditId')).toBe('a1');
    browser.answer = running;
    browser.follower.resume();
    expect(browser.follower.getState().kind).toBe('pending');
  });

  test('a cancelled audit is followed no more', async () => {
    const browser = fakeBrowser();
    browser.answer = { kind: 'status', status: 'cancelled', errorMessage: null };
    browser.follower.start('a1');
    await pass(20_000);
    expect(browser.reads).toHaveLength(1);
    expect(browser.storage.size).toBe(0);
  });
});

describe('page load', () => {
  test('a stored pendingAuditId resumes the pending state', async () => {
    const browser = fakeBrowser({ pendingAuditId: 'a9' });
    browser.follower.resume();
    expect(browser.follower.getState()).toMatchObject({ kind: 'pending', pendingAuditId: 'a9' });
    await pass(0);
    expect(browser.reads).toEqual(['a9']);
  });

  test('without a stored id nothing is shown and nothing is read', async () => {
    const browser = fakeBrowser();
    browser.follower.resume();
    await pass(20_000);
    expect(browser.reads).toEqual([]);
    expect(browser.follower.getState().kind).toBeNull();
  });
});

describe('other messages', () => {
  test('successSimple closes by itself after exactly 7000 ms', async () => {
    const { follower } = fakeBrowser();
    follower.notify('successSimple', 'Profil enregistré.');
    await pass(6999);
    expect(follower.getState()).toMatchObject({ kind: 'successSimple', text: 'Profil enregistré.' });
    await pass(1);
    expect(follower.getState().kind).toBeNull();
  });

  test('any other kind is an error with the supplied text', () => {
    const { follower } = fakeBrowser();
    follower.notify('warning', 'Autre chose');
    expect(follower.getState()).toMatchObject({ kind: 'error', text: 'Autre chose' });
  });

  test('pending and success do not close by themselves', async () => {
    const { follower } = fakeBrowser();
    follower.notify('pending', 'En cours');
    await pass(3_600_000);
    expect(follower.getState().kind).toBe('pending');
    follower.notify('success', 'Fini');
    await pass(3_600_000);
    expect(follower.getState().kind).toBe('success');
  });

  test('a second message restarts the 7000 ms', async () => {
    const { follower } = fakeBrowser();
    follower.notify('error', 'un');
    await pass(5000);
    follower.notify('error', 'deux');
    await pass(6999);
    expect(follower.getState().text).toBe('deux');
    await pass(1);
    expect(follower.getState().kind).toBeNull();
  });

  test('a passing message covers the followed audit, which comes back', async () => {
    const browser = fakeBrowser();
    browser.follower.start('a1');
    browser.follower.notify('successSimple', 'Profil enregistré.');
    expect(browser.follower.getState().kind).toBe('successSimple');
    await pass(7000);
    expect(browser.follower.getState()).toMatchObject({ kind: 'pending', pendingAuditId: 'a1' });
    expect(browser.reads).toHaveLength(2);
  });
});
