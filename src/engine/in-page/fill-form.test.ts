import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { fillRightly, isShut, soundValue } from './fill-form.ts';
import { listForms } from './forms.ts';

afterEach(() => void vi.unstubAllGlobals());

const send = '<button>Envoyer</button>';
/** The one form of the page, found and filled. */
function filled(fields: string, around = ''): boolean {
  openPageDouble(`${around}<form>${fields}${send}</form>`);
  listForms(5);
  return fillRightly(0);
}

describe('a form is filled as a person would', () => {
  test.each([
    ['an address', '<input type="email" name="a" required>'],
    ['a name', '<label>Votre nom <input required></label>'],
    ['a message', '<textarea name="message" required></textarea>'],
    ['a telephone', '<input type="tel" name="t" required>'],
    ['a postal code', '<input name="cp" required pattern="[0-9]{5}">'],
    [
      'a choice',
      '<select name="sujet" required><option value="">–</option><option value="a">A</option></select>',
    ],
    ['a box', '<input type="checkbox" name="c" required>'],
  ])('%s', (_, fields) => {
    expect(filled(fields)).toBe(true);
  });

  test('its fields hold what was written, and heard of it', () => {
    const document = openPageDouble(`<form><input type="email" id="a" required>${send}</form>`);
    const heard: string[] = [];
    for (const type of ['keydown', 'input', 'keyup', 'change'])
      document.addEventListener(type, () => heard.push(type));
    listForms(5);
    fillRightly(0);
    expect((document.getElementById('a') as HTMLInputElement).value).toBe('camille.martin@example.com');
    expect(heard).toEqual(['keydown', 'input', 'keyup', 'change']);
  });

  test('the last choice that may be taken is taken', () => {
    const document = openPageDouble(
      `<form><select id="s" required><option value="">–</option><option value="a">A</option><option value="b">B</option><option value="c" disabled>C</option></select>${send}</form>`,
    );
    listForms(5);
    fillRightly(0);
    expect((document.getElementById('s') as HTMLSelectElement).value).toBe('b');
  });
});

describe('a form that a person alone could fill is left as it is', () => {
  test.each([
    ['a password', '<input type="password" required>', ''],
    ['a file', '<input type="file" required>', ''],
    ['a captcha', '<input type="email" required><div id="captcha-box"></div>', ''],
    ['a captcha beside it', '<input type="email" required>', '<div class="h-captcha"></div>'],
    ['a field of the site’s own', '<input type="email" required><div role="combobox"></div>', ''],
    ['what is not known', '<input name="xyz" required>', ''],
    ['a value that is not taken', '<input name="nom" required pattern="[0-9]+">', ''],
  ])('%s', (_, fields, around) => {
    expect(filled(fields, around)).toBe(false);
  });

  test('one that was not found', () => {
    openPageDouble('<p>a</p>');
    listForms(5);
    expect(fillRightly(0)).toBe(false);
  });
});

test.each([
  ['<input type="url">', 'https://www.example.com'],
  ['<input type="number" min="4">', '4'],
  ['<input type="number">', '1'],
  ['<input name="zip">', '75001'],
  ['<input placeholder="Téléphone">', '0612345678'],
  ['<input id="courriel">', 'camille.martin@example.com'],
  ['<label>Votre projet <input></label>', 'Martin'],
  ['<input name="reference">', ''],
])('what a person would write into %s', (html, wanted) => {
  const document = openPageDouble(html);
  expect(soundValue(document.querySelector('input') as HTMLInputElement)).toBe(wanted);
});

test('a day that comes, for a date', () => {
  const document = openPageDouble('<input type="date">');
  const value = soundValue(document.querySelector('input') as HTMLInputElement);
  expect(Date.parse(value)).toBeGreaterThan(Date.now());
});

test.each([
  [
    'its button is off',
    '<input type="email" value="a@b.fr" required><button disabled>Envoyer</button>',
    true,
  ],
  ['its button is on', '<input type="email" value="a@b.fr" required><button>Envoyer</button>', false],
  [
    'one of two is on',
    '<input type="email" value="a@b.fr" required><button disabled>Envoyer</button><button>Envoyer</button>',
    false,
  ],
])('a form that is shut: %s', (_, inside, wanted) => {
  // A form is found by a button in sight: it is switched off afterwards, as scripts do.
  const document = openPageDouble(`<form>${inside.replaceAll(' disabled', ' data-off')}</form>`);
  listForms(5);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-off]')) button.disabled = true;
  expect(isShut(0, false)).toBe(wanted);
});

test('a form whose fields lost what they were given is not said to be shut', () => {
  const document = openPageDouble(`<form><input type="email" value="a@b.fr" required>${send}</form>`);
  listForms(5);
  (document.querySelector('button') as HTMLButtonElement).disabled = true;
  expect(isShut(0, true)).toBe(true);
  (document.querySelector('input') as HTMLInputElement).value = '';
  expect(isShut(0, true)).toBe(false);
  expect(isShut(0, false)).toBe(true);
});
