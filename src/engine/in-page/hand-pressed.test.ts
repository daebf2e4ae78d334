import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { isChoice } from './consent-vocabulary.ts';
import { handPressed } from './hand-pressed.ts';

afterEach(() => void vi.unstubAllGlobals());

const wordsOf = (element: Element) => (element.textContent ?? '').trim();
function found(html: string, surely = true): string[] {
  const document = openPageDouble(html);
  const all = [...document.querySelectorAll('body *')];
  return handPressed(all, wordsOf, isChoice, surely).map(({ id }) => id);
}
const hand = 'style="cursor: pointer"';
const look = 'style="background-color: rgb(0, 0, 0)"';

test.each([
  ['a handler in the page', '<div id="a" onclick="oui()">Accepter</div>', ['a']],
  ['the hand', `<div id="a" ${hand}>Tout refuser</div>`, ['a']],
  ['neither', '<div id="a">Accepter</div>', []],
  ['words of no choice', `<div id="a" ${hand}>Nos horaires</div>`, []],
  ['a real button', `<button id="a" ${hand}>Accepter</button>`, []],
  ['what stands in a link', `<a href="/"><span id="a" ${hand}>Accepter</span></a>`, []],
  ['what holds a button', `<div id="a" ${hand}><button>Accepter</button></div>`, []],
  ['the label of a box', `<label id="a" ${hand}>Accepter <input type="checkbox"></label>`, []],
  ['a title', `<h2 id="a" ${hand}>Accepter</h2>`, []],
  ['what takes no press', '<div id="a" style="cursor: pointer; pointer-events: none">Accepter</div>', []],
  ['long words', `<div id="a" ${hand}>Accepter ${'et encore '.repeat(10)}</div>`, []],
  ['nothing to read', `<div id="a" ${hand}></div>`, []],
])('what is pressed like a button: %s', (_, html, wanted) => {
  expect(found(html)).toEqual(wanted);
});

test('a whole banner that any click closes is no button', () => {
  expect(
    found(
      `<div ${hand}><p>${'Ce site utilise des cookies pour mesurer son audience. '.repeat(3)}</p><span id="a">Accepter</span></div>`,
    ),
  ).toEqual([]);
});

test('a name and a drawing are enough only where one need not be sure', () => {
  const drawn = `<div id="a" class="btn-accept" ${look}>Accepter</div>`;
  expect(found(drawn, false)).toEqual(['a']);
  expect(found(drawn, true)).toEqual([]);
});

test('of the same words in one another, the surest is taken', () => {
  expect(found(`<div id="a" ${hand}><span id="b" onclick="oui()">Accepter</span></div>`)).toEqual(['b']);
  expect(found(`<div id="a" ${hand}><span id="b">Accepter</span></div>`)).toEqual(['a']);
});

test('of a row, each of its choices', () => {
  expect(found(`<div ${hand}><span id="a">Accepter</span> <span id="b">Refuser</span></div>`)).toEqual([
    'a',
    'b',
  ]);
});
