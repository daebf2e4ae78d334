import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { messageWait, noteMessages, vanishedMessages } from './messages.ts';

beforeEach(() => void vi.stubGlobal('constatEarly', undefined));
afterEach(() => void vi.unstubAllGlobals());

const large = 'data-box="0 0 300 40"';

function noted(html: string): string[] {
  openPageDouble(html);
  noteMessages();
  return (globalThis.constatEarly?.noted ?? []).map(({ told }) => told.text);
}

test.each([
  ['a status', `<p role="status" ${large}>Article ajouté</p>`, ['Article ajouté']],
  ['what is named a toast', `<p class="my-toast" ${large}>Article ajouté</p>`, ['Article ajouté']],
  ['a word is no message', `<p role="status" ${large}>Oui</p>`, []],
  ['what is for screen readers alone', '<p role="status" data-box="0 0 1 1">Article ajouté</p>', []],
  ['what is too narrow to be read', '<p role="status" data-box="0 0 19 40">Article ajouté</p>', []],
  ['what is too low', '<p role="status" data-box="0 0 300 7">Article ajouté</p>', []],
  ['what is hidden', `<p role="status" hidden ${large}>Article ajouté</p>`, []],
  ['words of waiting', `<p role="status" ${large}>Chargement en cours</p>`, []],
  ['a banner of cookies', `<p class="notification" id="cookie-bar" ${large}>Bienvenue chez nous</p>`, []],
])('a message in sight: %s', (_, html, texts) => {
  expect(noted(html)).toEqual(texts);
});

test('ten messages at most, each once', () => {
  openPageDouble(
    Array.from({ length: 12 }, (_, at) => `<p role="status" ${large}>Message numéro ${at}</p>`).join(''),
  );
  noteMessages();
  noteMessages();
  expect(globalThis.constatEarly?.noted).toHaveLength(10);
});

test('nothing is waited for where there is no message', () => {
  noted('<p>Bonjour à vous</p>');
  expect(messageWait()).toBe(0);
  noted(`<p role="alert" ${large}>Article ajouté</p>`);
  expect(messageWait()).toBeGreaterThan(0);
});

test('gone: taken out, hidden or emptied', () => {
  const document = openPageDouble(
    ['stays', 'removed', 'hidden', 'emptied']
      .map((id) => `<p role="status" id="${id}" ${large}>Un message lisible</p>`)
      .join(''),
  );
  noteMessages();
  expect(vanishedMessages()).toEqual([]);
  document.querySelector('#removed')?.remove();
  document.querySelector('#hidden')?.setAttribute('hidden', '');
  document.querySelector('#emptied')?.replaceChildren();
  expect(vanishedMessages().map(({ selector }) => selector)).toEqual(['#removed', '#hidden', '#emptied']);
});
