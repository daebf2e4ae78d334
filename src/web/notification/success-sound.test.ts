import { describe, expect, test, vi } from 'vitest';
import { successSoundOf } from './success-sound.ts';

const storageOf = (map = new Map<string, string>()) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
});

/** One person’s browser: tabs share a storage and a lock. */
function browser(shared = storageOf()) {
  let last = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  const tab = (own = storageOf(), plays = true) => {
    const play = vi.fn(async () => plays);
    const load = () => successSoundOf({ play, shared: () => shared, own: () => own, alone });
    return { play, load, sound: load() };
  };
  return { tab };
}

describe('the success sound of a session', () => {
  test('of all tabs that learn of an audit, one plays', async () => {
    const { tab } = browser();
    const tabs = [tab(), tab(), tab()];
    await Promise.all(tabs.map(({ sound }) => sound.play('a1')));
    expect(tabs.map(({ play }) => play.mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('is heard twice at most, whatever the tabs and the reloads', async () => {
    const { tab } = browser();
    const [one, other] = [tab(), tab()];
    await one.sound.play('a1');
    await one.load().play('a1');
    await other.sound.play('a2');
    await one.load().play('a3');
    expect(one.play.mock.calls.length + other.play.mock.calls.length).toBe(2);
  });

  test('a play that the browser refused counts for nothing: another tab plays', async () => {
    const { tab } = browser();
    const [silent, loud] = [tab(storageOf(), false), tab()];
    await Promise.all([silent.sound.play('a1'), loud.sound.play('a1')]);
    expect([silent.play, loud.play].map((play) => play.mock.calls.length)).toEqual([1, 1]);
    await loud.sound.play('a2');
    expect(loud.play).toHaveBeenCalledTimes(2);
  });

  test('begins anew with the next session', async () => {
    const { tab } = browser();
    const { sound, play } = tab();
    for (const id of ['a1', 'a2', 'a3']) await sound.play(id);
    sound.forget();
    await sound.play('a4');
    expect(play).toHaveBeenCalledTimes(3);
  });

  test('where storage is refused, plays at most twice as long as the page lives', async () => {
    const play = vi.fn(async () => true);
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const sound = successSoundOf({ play, shared: refused, own: refused, alone: (work) => work() });
    for (const id of ['a1', 'a1', 'a2']) await sound.play(id);
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('what else may stand in storage is no matter', async () => {
    const { tab } = browser(storageOf(new Map([['successSound', '{"plays":"many"}']])));
    const { sound, play } = tab();
    await sound.play('a1');
    expect(play).toHaveBeenCalledTimes(1);
  });
});
