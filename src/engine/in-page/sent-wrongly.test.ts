import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { readFormErrors } from './form-errors.ts';
import { listForms, sendWrongly, triedForm } from './forms.ts';

afterEach(() => void vi.unstubAllGlobals());

const name = '<label for="n">Nom *</label><input id="n" required>';
const send = '<button>Envoyer</button>';

/** The form, sent empty; `answer` is what the page does then. */
function sent(
  inside: string,
  answer: (document: Document) => void,
  around = '',
): ReturnType<typeof readFormErrors> {
  const document = openPageDouble(`<main><form novalidate>${inside}${send}</form></main>${around}`);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(document);
  });
  listForms(5);
  sendWrongly(0);
  return readFormErrors(0);
}
const add =
  (html: string, where = 'form') =>
  (document: Document) =>
    void (document.querySelector(where) as Element).insertAdjacentHTML('beforeend', html);

describe('what a form says of its wrong fields', () => {
  test('is the message that came, beside its field', () => {
    const told = sent(name, add('<p id="e">Ce champ est obligatoire</p>'));
    expect(told?.messages).toEqual([
      expect.objectContaining({ selector: '#e', field: 'Nom', linked: false, ofBrowser: false }),
    ]);
    expect(told).toMatchObject({ requiredFields: 1, invalidFields: 1, markedInvalid: 0, native: false });
  });

  test.each([
    ['words of an error', '<p>Veuillez saisir votre nom</p>', 1],
    ['a block that looks like one', '<p class="error">Ah non</p>', 1],
    ['a message told to screen readers', '<p role="alert">Ah non</p>', 1],
    ['words about something else', '<p>Merci, à bientôt</p>', 0],
    ['two letters', '<p class="error">ko</p>', 0],
    ['a whole page', `<p class="error">${'Erreur. '.repeat(60)}</p>`, 0],
    ['what is hidden', '<p hidden>Ce champ est obligatoire</p>', 0],
  ])('%s', (_, html, count) => {
    expect(sent(name, add(html))?.messages).toHaveLength(count);
  });

  test('is not what was there before, unless it is an alarm of the form', () => {
    expect(sent(`${name}<p>Champ obligatoire</p>`, () => undefined)?.messages).toEqual([]);
    expect(sent(`${name}<p role="alert">Champ obligatoire</p>`, () => undefined)?.messages).toHaveLength(1);
  });

  test('is not what a script drew again as it was', () => {
    const again = (document: Document) => {
      const note = document.querySelector('#note') as Element;
      note.replaceWith(note.cloneNode(true));
    };
    expect(sent(`${name}<p id="note">Tout est obligatoire</p>`, again)?.messages).toEqual([]);
  });

  test('is linked where the field refers to it', () => {
    const linked = (document: Document) => {
      add('<p id="e">Ce champ est obligatoire</p>')(document);
      document.querySelector('#n')?.setAttribute('aria-describedby', 'e');
      document.querySelector('#n')?.setAttribute('aria-invalid', 'true');
    };
    const told = sent(name, linked);
    expect(told?.messages[0]?.linked).toBe(true);
    expect(told?.markedInvalid).toBe(1);
  });

  test('twenty at most', () => {
    const many = Array.from({ length: 30 }, (_, at) => `<p>Le champ ${at} est obligatoire</p>`).join('');
    expect(sent(name, add(many))?.messages).toHaveLength(20);
  });
});

describe('what a form answers', () => {
  test.each([
    ['in its place', add('<p>Merci de votre message</p>'), ['Merci de votre message']],
    ['far from it', add('<p>Merci de votre message</p>', 'footer'), []],
    ['in front of the page', add('<p style="position: fixed">Merci bien</p>', 'footer'), ['Merci bien']],
    ['in what is told to screen readers', add('<p role="status">Merci bien</p>', 'footer'), ['Merci bien']],
    ['with an emphasis, as one sentence', add('<p>Message <b>bien envoyé</b></p>'), ['Message bien envoyé']],
  ])('%s', (_, answer, wanted) => {
    expect(sent(name, answer, '<footer></footer>')?.answers).toEqual(wanted);
  });

  test('where it was replaced, no field has a message, and the answer stays', () => {
    const told = sent(name, (document) => {
      (document.querySelector('main') as Element).innerHTML = '<p>Ce champ est obligatoire</p>';
    });
    expect(told).toMatchObject({ messages: [], answers: ['Ce champ est obligatoire'] });
  });

  test('where it went without a word, nothing is told', () => {
    expect(sent(name, (document) => document.querySelector('main')?.replaceChildren())).toBeNull();
  });
});

test('an address is written wrongly, and all else stays empty', () => {
  const document = openPageDouble(
    `<form novalidate target="_blank"><input type="email" id="a" required value="a@b.fr"><input id="n" value="Martin" required><textarea id="t" required></textarea><button formtarget="_blank">Envoyer</button></form>`,
  );
  document.addEventListener('submit', (event) => event.preventDefault());
  listForms(5);
  sendWrongly(0);
  const writtenIn = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
  expect([writtenIn('a'), writtenIn('n'), writtenIn('t')]).toEqual(['constat', '', '']);
  // An answer in a new window would be read by nobody.
  expect(document.querySelector('[target], [formtarget]')).toBeNull();
  expect(triedForm(0)?.described?.selector).toContain('form');
});

test('a form that was not sent tells nothing', () => {
  openPageDouble(`<form>${name}${send}</form>`);
  listForms(5);
  expect(readFormErrors(0)).toBeNull();
  expect(readFormErrors(4)).toBeNull();
});
