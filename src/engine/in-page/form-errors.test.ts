import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { soundValue } from './fill-form.ts';
import { fieldOf, isReferredTo, nameOfField } from './form-errors.ts';
import type { Field } from './forms.ts';

const { window } = new JSDOM(`<form>
  <div><label for="nom">Nom * :</label><input id="nom" aria-describedby="aide err-nom"><p id="err-nom"><span>Vide</span></p></div>
  <fieldset><legend>Date <i id="in-legend">invalide</i></legend><input id="jour" aria-label="Jour"><input id="mois" placeholder="Mois"><em id="after">Faux</em></fieldset>
  <p id="alone">Erreur</p><input id="rien">
  <label>Pays <select id="pays"><option>France</option></select></label>
</form>`);
const { document } = window;
const at = (selector: string): Element => document.querySelector(selector) as Element;
const field = (id: string) => at(`#${id}`) as Field;
const fields = ['nom', 'jour', 'mois', 'rien', 'pays'].map(field);

beforeAll(() => void vi.stubGlobal('Node', window.Node));
afterAll(() => void vi.unstubAllGlobals());

test('a field refers to a message by its identifier, or that of what holds it closely', () => {
  expect(isReferredTo(fields, at('#err-nom'))).toBe(true);
  expect(isReferredTo(fields, at('#err-nom span'))).toBe(true);
  expect(isReferredTo(fields, at('#after'))).toBe(false);
});

test('a message in a label or a legend is told with it', () => {
  expect(isReferredTo(fields, at('#in-legend'))).toBe(true);
});

test('a message belongs to the field it is alone with, else to the last before it', () => {
  expect(fieldOf(fields, at('#err-nom'))?.id).toBe('nom');
  expect(fieldOf(fields, at('#after'))?.id).toBe('mois');
  expect(fieldOf(fields, at('#in-legend'))).toBeUndefined();
});

test.each([
  ['its label without the sign of duty', 'nom', 'Nom'],
  ['its aria-label', 'jour', 'Jour'],
  ['its placeholder', 'mois', 'Mois'],
  ['a label without what can be chosen in it', 'pays', 'Pays'],
  ['nothing', 'rien', ''],
])('a field is called by %s', (_, id, name) => {
  expect(nameOfField(field(id))).toBe(name);
});

test.each([
  ['<input type="email">', 'camille.martin@example.com'],
  ['<input name="cp">', '75001'],
  ['<input name="telephone">', '0612345678'],
  ['<input placeholder="Prénom">', 'Martin'],
  ['<input type="number" min="3">', '3'],
  ['<input name="numero_siret">', ''],
])('what a person writes in %s: « %s »', (html, value) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  expect(soundValue(holder.firstElementChild as HTMLInputElement)).toBe(value);
});
