import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { overlayByWords } from './consent-overlay.ts';

afterEach(() => void vi.unstubAllGlobals());

const text = '<p>Nous utilisons des cookies pour mesurer l’audience.</p>';
const buttons = '<button>Tout accepter</button><button>Tout refuser</button>';
const fixed = 'style="position: fixed"';
const found = (html: string): string | undefined => {
  openPageDouble(html);
  return overlayByWords()?.id;
};

test.each([
  ['a box that stays in the window', `<div id="a" ${fixed}>${text}${buttons}</div>`, 'a'],
  ['a dialog', `<div id="a" role="dialog">${text}${buttons}</div>`, 'a'],
  ['a box named after cookies', `<div id="cookie-banner">${text}${buttons}</div>`, 'cookie-banner'],
  ['a part of the page', `<div id="a">${text}${buttons}</div>`, undefined],
  [
    'a box about something else',
    `<div id="a" ${fixed}><p>La mairie est fermée.</p>${buttons}</div>`,
    undefined,
  ],
  ['a box without a choice', `<div id="a" ${fixed}>${text}<button>Fermer</button></div>`, undefined],
  ['a hidden box', `<div id="a" style="position: fixed; display: none">${text}${buttons}</div>`, undefined],
  ['a whole page', `<div id="a" ${fixed}>${text.repeat(200)}${buttons}</div>`, undefined],
])('the box that asks about cookies: %s', (_, html, wanted) => {
  expect(found(html)).toBe(wanted);
});

test('where nothing but blocks can be pressed, the first such box', () => {
  const block = '<div style="cursor: pointer" onclick="oui()">Accepter</div>';
  const stored = '<p>Ce site dépose des cookies sur votre appareil.</p>';
  expect(found(`<div id="a" ${fixed}>${stored}${block}</div>`)).toBe('a');
  expect(found(`<div id="a" ${fixed}>${stored}${block}<input></div>`)).toBeUndefined();
  expect(
    found(`<div id="a" ${fixed}>${stored}${block}</div><div id="b" ${fixed}>${text}${buttons}</div>`),
  ).toBe('b');
});
