import { describe, expect, test } from 'vitest';
import { inputTypeWords } from './input-type.ts';

const blamed = (type: string) => `Bad value “${type}” for attribute “type” on element “input”.`;
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a type of field that exists is not what the checker refuses', () => {
  test.each([
    [
      'search',
      '<label>Chercher</label><input type="search" name="q" placeholder="Mots" role="combobox">',
      'rôle « combobox » interdit sur un champ de type search',
    ],
    [
      'search',
      'e in the list (size, checked)" class="field" aria-expanded="false" role="combobox">',
      'rôle « combobox » interdit sur un champ de type search',
    ],
    [
      'search',
      'e in the list (size, checked)" class="field">',
      'champ de type search : un autre attribut de la balise ne va pas avec ce type',
    ],
    ['TEXT', '<input type=TEXT checked name=a>', 'attribut checked interdit sur un champ de type text'],
    [
      'checkbox',
      '<input type="text" role="searchbox"><input type="checkbox" list="villes">',
      'attribut list interdit sur un champ de type checkbox',
    ],
    [
      'date',
      '<input type="date" placeholder="jj/mm">',
      'attribut placeholder interdit sur un champ de type date',
    ],
    [
      'email',
      'e="email" title="required"',
      'champ de type email : un autre attribut de la balise ne va pas avec ce type',
    ],
  ])('%s in %s', (type, extract, words) => {
    expect(plain(inputTypeWords(blamed(type), extract))).toBe(words);
  });
});

test('a type that does not exist is refused itself', () => {
  expect(inputTypeWords(blamed('chercher'), '<input type="chercher" role="combobox">')).toBeUndefined();
  expect(
    inputTypeWords('Bad value “search” for attribute “type” on element “button”.', '<button type="search">'),
  ).toBeUndefined();
});
