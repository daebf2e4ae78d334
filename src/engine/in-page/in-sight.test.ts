import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { elementsInSight, isInSight } from './in-sight.ts';

afterEach(() => void vi.unstubAllGlobals());

const box = (place: string, style = '') => `data-box="${place}" style="${style}"`;
const cases: readonly (readonly [string, string, boolean])[] = [
  ['drawn', `<p id="x" ${box('0 0 100 20')}>a</p>`, true],
  ['not drawn', `<p id="x" ${box('0 0 100 20', 'display: none')}>a</p>`, false],
  ['in something transparent', `<div ${box('0 0 100 20', 'opacity: 0')}><p id="x">a</p></div>`, false],
  ['invisible', `<p id="x" ${box('0 0 100 20', 'visibility: hidden')}>a</p>`, false],
  ['a line of one pixel', `<p id="x" ${box('0 0 100 1')}>a</p>`, false],
  ['left of the page', `<p id="x" ${box('-200 0 100 20')}>a</p>`, false],
  ['right of the page', `<p id="x" ${box('1200 0 100 20')}>a</p>`, false],
  [
    'cut by what holds it',
    `<div ${box('0 0 50 50', 'overflow-x: hidden')}><p id="x" ${box('60 0 20 20')}>a</p></div>`,
    false,
  ],
  [
    'cut in part',
    `<div ${box('0 0 50 50', 'overflow-x: hidden')}><p id="x" ${box('40 0 20 20')}>a</p></div>`,
    true,
  ],
  ['beside what does not cut', `<div ${box('0 0 50 50')}><p id="x" ${box('60 0 20 20')}>a</p></div>`, true],
  [
    'fixed, so that nothing around cuts it',
    `<div ${box('0 0 50 50', 'overflow-x: hidden')}><p id="x" ${box('60 0 20 20', 'position: fixed')}>a</p></div>`,
    true,
  ],
];

test.each(cases)('%s', (_, html, seen) => {
  const document = openPageDouble(`<body ${box('0 0 1000 800')}>${html}`);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1_000 });
  const element = document.querySelector('#x') as Element;
  // The walk over the page and the question about one element must agree.
  expect([elementsInSight().has(element), isInSight(element)]).toEqual([seen, seen]);
});
