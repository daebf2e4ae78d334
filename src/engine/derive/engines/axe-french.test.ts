import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { frenchOf, withinLength } from './axe-french.ts';

test('keeps the French sentences alone', () => {
  expect(frenchOf('Pas  d’alternative ; The link has no styling (such as underline)')).toBe(
    'Pas d’alternative',
  );
});

test('tells a cause that axe-core has in English only', () => {
  expect(frenchOf("Element's contrast could not be determined because it uses complex text shadows")).toBe(
    'Le contraste n’a pas pu être mesuré à cause des ombres portées du texte',
  );
});

test('tells the right way round what axe-core reverses, of the one rule that asks it so', () => {
  const require = createRequire(import.meta.url);
  const locale = JSON.parse(readFileSync(require.resolve('axe-core/locales/fr.json'), 'utf8'));
  const told = ['is-element-focusable', 'has-global-aria-attribute'].map((check) =>
    frenchOf(locale.checks[check].fail),
  );
  expect(told).toEqual([
    'Cet élément peut recevoir le focus, ce qui lui rend son rôle',
    'Cet élément porte un attribut ARIA, ce qui lui rend son rôle',
  ]);
  const { _audit: audit } = require('axe-core') as { _audit: { rules: Record<string, unknown>[] } };
  const asking = audit.rules.filter(({ any, all, none }) =>
    /is-element-focusable|has-global-aria/.test(JSON.stringify([any, all, none])),
  );
  expect(asking.map(({ id }) => id)).toEqual(['presentation-role-conflict']);
});

test('writes measures as the French do, and names of the code as they are', () => {
  expect(frenchOf('contraste insuffisant de 3.88 (10.0pt), attendu : 4.5:1')).toBe(
    'contraste insuffisant de 3,88 (10,0pt), attendu : 4,5:1',
  );
  expect(frenchOf('aria-describedby="champ-1.2"')).toBe('aria-describedby="champ-1.2"');
});

test('tells a measured contrast in words of readers, whatever it was measured against', () => {
  const { checks } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('axe-core/locales/fr.json'), 'utf8'),
  );
  const data: Readonly<Record<string, string>> = {
    contrastRatio: '4.34',
    fgColor: '#777777',
    bgColor: '#f7f7f7',
    shadowColor: '#eeeeee',
    fontSize: '9.0pt (12px)',
    fontWeight: 'bold',
    expectedContrastRatio: '4.5:1',
  };
  const fill = (template: string) =>
    frenchOf(template.replaceAll(/\$\{data\.(\w+)\}/g, (_, name: string) => data[name] ?? ''));
  const { fail } = checks['color-contrast'];
  expect(fill(fail.default)).toBe(
    'contraste de 4,34:1 au lieu de 4,5:1 au moins (texte #777777 sur fond #f7f7f7, 12 px, gras)',
  );
  expect(fill(fail.fgOnShadowColor)).toBe(
    'contraste de 4,34:1 au lieu de 4,5:1 au moins (texte #777777 sur ombre du texte #eeeeee, 12 px, gras)',
  );
  expect(fill(fail.shadowOnBgColor)).toBe(
    'contraste de 4,34:1 au lieu de 4,5:1 au moins (ombre du texte #eeeeee sur fond #f7f7f7, 12 px, gras)',
  );
});

test('says nothing rather than « le temps de sortir l’inspecteur »', () => {
  expect(frenchOf('axe n’a pu en déterminer la raison. Il est temps de sortir l’inspecteur !')).toBe('');
});

test('says for readers what axe-core’s own French tells a tester', () => {
  const locale = readFileSync(createRequire(import.meta.url).resolve('axe-core/locales/fr.json'), 'utf8');
  const told = [
    'La couleur d’arrière-plan de l’élément n’a pu être déterminée, car l’élément contient une balise image',
    'Le rapport de contraste de l’élément n’a pu être déterminé, car l’élément contient une balise image',
    'L’élément a un rapport de contraste de 1:1 avec son arrière-plan',
    'Hiérarchie entre les titres invalide',
    'Contenu non imbriqué dans une région ARIA',
    'Des titres doivent être utilisés au lieu de styler des éléments <p>',
    'Il y a du contenu caché sur la page qui n’a pas été analysé. Vous allez devoir modifier l’affichage de ce contenu afin de l’analyser.',
  ];
  expect(told.filter((sentence) => !locale.includes(sentence) || frenchOf(sentence) === sentence)).toEqual(
    [],
  );
});

test('says what is wrong, not each way out that the page did not take', () => {
  const { checks } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('axe-core/locales/fr.json'), 'utf8'),
  );
  const names = [
    checks['aria-label'].fail,
    checks['aria-labelledby'].fail,
    checks['non-empty-title'].fail.noAttr,
  ];
  const role = checks['presentational-role'].fail.default;
  expect(frenchOf([checks['has-alt'].fail, ...names, role].join(' ; '))).toBe(
    'L’élément n’a pas d’attribut alt ; il n’a pas d’autre nom (aria-label, aria-labelledby, title)',
  );
  expect(frenchOf([...names, role].join(' ; '))).toBe(
    'l’élément n’a pas de nom (aria-label, aria-labelledby, title)',
  );
  expect(frenchOf(role)).toBe(role);
});

test('tells no half of a sentence', () => {
  const cut = `Le texte est trop pâle ; ${'La ligne suivante '.repeat(40)}`.slice(0, 500);
  expect(frenchOf(cut)).toBe('Le texte est trop pâle');
  expect(withinLength('une cause ; une autre', 15)).toBe('une cause');
  expect(withinLength('une seule cause bien longue', 15)).toBe('une seule …');
});
