import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteWindows, openedWindows, silencePage, takeSilencedEffects } from './silenced-page.ts';

class Socket {
  sent: unknown[] = [];
  send(what: unknown) {
    this.sent.push(what);
  }
}
class Helper {
  asked: unknown[] = [];
  postMessage(what: unknown) {
    this.asked.push(what);
  }
}

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('open', () => 'a window');
  vi.stubGlobal('WebSocket', class extends Socket {});
  vi.stubGlobal('Worker', class extends Helper {});
  vi.stubGlobal('alert', () => undefined);
  vi.stubGlobal('confirm', () => true);
  vi.stubGlobal('prompt', () => null);
});
afterEach(() => void vi.unstubAllGlobals());

const call = (name: string, ...given: unknown[]): unknown =>
  Reflect.apply(Reflect.get(globalThis, name), null, given);
const make = <Made>(name: string): Made => Reflect.construct(Reflect.get(globalThis, name), []);

test('windows asked for are noted, and none opens', () => {
  noteWindows();
  expect(call('open', 'https://www.exemple.fr/')).toBeNull();
  expect(call('open')).toBeNull();
  expect(openedWindows()).toEqual(['https://www.exemple.fr/', '']);
  noteWindows();
  expect(openedWindows()).toEqual([]);
});

test('what sockets and workers would send is refused and counted', () => {
  silencePage();
  takeSilencedEffects();
  const socket = make<Socket>('WebSocket');
  const helper = make<Helper>('Worker');
  socket.send('bonjour');
  helper.postMessage('bonjour');
  call('open', '/a');
  expect([socket.sent, helper.asked]).toEqual([[], []]);
  expect(takeSilencedEffects()).toEqual({ refused: 3, said: [] });
});

test('what boxes of the browser say is noted, and they answer as before', () => {
  silencePage();
  takeSilencedEffects();
  call('alert', 'Champ vide');
  expect(call('confirm', 'Vraiment ?')).toBe(true);
  call('prompt');
  expect(takeSilencedEffects()).toEqual({ refused: 0, said: ['Champ vide', 'Vraiment ?', ''] });
});

test('each errand is told once', () => {
  silencePage();
  call('alert', 'é'.repeat(500));
  const [said] = takeSilencedEffects().said;
  expect(said).toHaveLength(200);
  expect(takeSilencedEffects()).toEqual({ refused: 0, said: [] });
});
