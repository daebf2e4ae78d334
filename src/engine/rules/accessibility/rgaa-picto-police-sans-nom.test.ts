import { expect, test } from 'vitest';
import { runPageRules } from '#engine/rules/run-rules.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-picto-police-sans-nom.ts';

const icon = (attributes = '') => `<i data-before="\u{f00d}" ${attributes}></i>`;

/** jsdom does not put generated content in names as browsers do: the name is planted. */
function verdict(body: string, name = ''): string | undefined {
  const artifacts = withBody(body);
  const nodes = artifacts.dom.nodes.map((node) => (node.tag === 'button' && name ? { ...node, name } : node));
  return runPageRules([rule], { ...artifacts, dom: { ...artifacts.dom, nodes } }, null)[0]?.status;
}

test('a button named by the icon alone fails', () => {
  expect(verdict(`<button>${icon()}</button>`, '\u{f00d}')).toBe('fail');
});

test('an icon beside a text is only to be checked', () => {
  expect(verdict(`<button>${icon()} Fermer</button>`, '\u{f00d} Fermer')).toBe('review');
  expect(verdict(`<p>${icon()} Ouvert</p>`)).toBe('review');
});

test('a masked icon is fine', () => {
  expect(verdict(`<button aria-label="Fermer">${icon('aria-hidden="true"')}</button>`)).toBe('pass');
  expect(verdict(`<button aria-label="Fermer">${icon()}</button>`)).toBe('pass');
  expect(verdict('<button>Fermer</button>')).toBe('inapplicable');
});

test('a nameless button is left to the rule of nameless buttons', () => {
  expect(verdict(`<button>${icon()}</button>`)).toBe('review');
});
