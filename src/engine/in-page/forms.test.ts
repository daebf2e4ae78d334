import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { listForms, saidBy, senderOf, triedForm } from './forms.ts';

afterEach(() => void vi.unstubAllGlobals());

const send = '<button>Envoyer</button>';

test.each([
  ['a required field', `<form><input required>${send}</form>`, 1],
  ['a duty told by ARIA', `<form><input aria-required="true">${send}</form>`, 1],
  ['a duty told by a label', `<form><label>Nom * <input></label>${send}</form>`, 1],
  ['an address without a duty', `<form><input type="email">${send}</form>`, 1],
  ['neither a duty nor an address', `<form><input>${send}</form>`, 0],
  ['nothing to send it with', '<form><input required><button type="button">Voir</button></form>', 0],
  ['a hidden button', '<form><input required><button hidden>Envoyer</button></form>', 0],
  ['a hidden field', `<form><input required hidden>${send}</form>`, 0],
  ['a search by its place', `<search><form><input required>${send}</form></search>`, 0],
  ['a search by the name of its one field', `<form><input name="q" required>${send}</form>`, 0],
  ['one that opens a mail program', `<form action="mailto:a@b.fr"><input required>${send}</form>`, 0],
])('forms that are tried: %s', (_, html, count) => {
  openPageDouble(html);
  expect(listForms(5)).toBe(count);
});

test('forms with more duties come first, as many as asked for', () => {
  openPageDouble(
    `<form id="a"><input type="email">${send}</form><form id="b"><input required><input required>${send}</form>` +
      `<form id="c"><input required>${send}</form>`,
  );
  expect(listForms(2)).toBe(2);
  expect([0, 1, 2].map((at) => triedForm(at)?.form.id)).toEqual(['b', 'c', undefined]);
});

test('a form is tried whatever its fields are called', () => {
  openPageDouble(`<form><input name="elements" required><input name="id">${send}</form>`);
  expect(listForms(5)).toBe(1);
  expect(triedForm(0)?.required).toHaveLength(1);
});

test('the button that sends is the first one in sight', () => {
  const document = openPageDouble(
    '<form><button type="button">a</button><button hidden>b</button><input type="image" id="c"></form>',
  );
  expect(senderOf(document.forms[0] as HTMLFormElement)?.id).toBe('c');
});

test('an element says its own words and its emphasis', () => {
  const document = openPageDouble('<div>Champ <b>requis</b> :<br>date<p>Autre chose</p></div>');
  expect(saidBy(document.querySelector('div') as Element)).toBe('Champ requis : date');
});
