import { expect, test } from 'vitest';
import { simhash, simhashDistance } from './simhash.ts';

const sentence = (index: number) =>
  `Le paragraphe numéro ${index} parle de la commune, de ses ${index * 7} habitants et de son marché du ${index % 28} mars.`;
const text = Array.from({ length: 40 }, (_, index) => sentence(index)).join(' ');

test('the same words give the same hash whatever case and punctuation', () => {
  expect(simhash(text.toUpperCase().replaceAll(',', ' ;'))).toBe(simhash(text));
  expect(simhash(text)).toMatch(/^[0-9a-f]{16}$/);
});

test('one changed word stays within 3 bits, another text is far', () => {
  const near = text.replace('habitants', 'administrés');
  const other = Array.from(
    { length: 40 },
    (_, i) => `Recette ${i} : cuire ${i} œufs dans un four à ${i}0 degrés.`,
  );
  expect(simhashDistance(simhash(text), simhash(near))).toBeLessThanOrEqual(3);
  expect(simhashDistance(simhash(text), simhash(other.join(' ')))).toBeGreaterThan(10);
});

test('an empty text has a hash too', () => {
  expect(simhash('')).toMatch(/^[0-9a-f]{16}$/);
});
