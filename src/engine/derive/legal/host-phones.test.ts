import { expect, test } from 'vitest';
import { hostPhones } from './host-phones.ts';

const ofHost = (text: string, title = 'Mentions légales') => [...hostPhones({ title, text })];
const host = 'Hébergeur : Auxois Numérique SCIC, 3 rue de la Poste, 21320 Pouilly, téléphone 03 65 71 02 90.';

test('the number of the host is told from that of the publisher', () => {
  expect(ofHost(`Éditeur : les Amis du canal, téléphone 03 65 71 02 05. ${host}`)).toEqual(['0365710290']);
  expect(ofHost('Hébergement\nToiles SAS, 59100 Roubaix, 09\u00a072\u00a010\u00a010\u00a007.')).toEqual([
    '0972101007',
  ]);
  expect(ofHost(`Nous écrire. ${host}`, 'Contact')).toEqual(['0365710290']);
});

test('a number that the page also writes elsewhere is the publisher’s', () => {
  expect(ofHost(`Appelez le 03 65 71 02 90. ${'Nos sorties. '.repeat(40)}${host}`)).toEqual([]);
});

test('where guests are lodged there is no host', () => {
  expect(ofHost('Hébergement pour huit personnes, au 03 65 71 02 90.', 'Le gîte')).toEqual([]);
});
