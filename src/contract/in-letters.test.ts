import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { inLetters } from './in-letters.ts';

test.each([
  'éxemple.fr',
  'mairie-de-crêches.fr',
  'www.garçon-élève.fr',
  'à-la-française.gouv.fr',
  'bücher.example',
])('%s is shown in its letters', (name) => {
  const wire = domainToASCII(name);
  expect(wire).toContain('xn--');
  expect(inLetters(wire)).toBe(name);
  expect(inLetters(`https://${wire}/page?q=1`)).toBe(`https://${name}/page?q=1`);
});

test.each([
  ['letters of another script, which look like ours', domainToASCII('аррӏе.com')],
  ['scripts that are mixed', domainToASCII('pаypal.com')],
  ['what is no name', 'xn--'],
  ['a code that cannot be read', 'xn--99999999999999.fr'],
  ['part of a word', 'axn--xemple-9ua.fr'],
  ['a plain name', 'exemple.fr'],
])('%s stays as it is', (_, text) => {
  expect(inLetters(text)).toBe(text);
});
