import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import {
  beginPartPass,
  beginView,
  elementsByNumber,
  endView,
  joinPass,
  numberElements,
  numberOf,
  originsOf,
} from './element-numbers.ts';

const elements = (...tags: string[]): Element[] => {
  const { document } = new JSDOM('').window;
  return tags.map((tag) => document.createElement(tag));
};

test('another view has numbers of its own, and those of the visit come back', () => {
  const [a, b, c] = elements('a', 'b', 'i') as [Element, Element, Element];
  numberElements([a, b]);
  beginView();
  numberElements([c, b]);
  expect(numberOf(b)).toBe(1);
  expect(originsOf()).toEqual([-1, 1]);
  endView();
  expect(elementsByNumber()).toEqual([a, b]);
  expect(numberOf(c)).toBeUndefined();
});

test('a part read alone joins the view: what is known keeps its number, what is new comes last', () => {
  const [html, body, menu, link] = elements('html', 'body', 'nav', 'a') as [
    Element,
    Element,
    Element,
    Element,
  ];
  numberElements([html, body]);
  beginPartPass();
  numberElements([body, menu, link]);
  expect(joinPass([menu])).toEqual({ numbers: [1, 2, 3], roots: [1] });
  expect(elementsByNumber()).toEqual([html, body, menu, link]);
});
