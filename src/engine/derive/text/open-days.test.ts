import { expect, test } from 'vitest';
import { openDaysIn } from './open-days.ts';

test.each([
  ['Ouvert tous les jours de 9 h à 19 h', { daily: 'Ouvert tous les jours' }],
  ['Nous vous accueillons 7j/7', { daily: 'Nous vous accueillons 7j/7' }],
  ['Le magasin est fermé le lundi.', { closed: 'fermé le lundi' }],
  ['Horaires : du mardi au samedi, 9 h – 18 h', { closed: 'Horaires : du mardi au samedi' }],
  ['Ouvert tous les jours sauf le lundi', {}],
  ['En été, ouvert tous les jours', {}],
  ['Ouvert tous les jours de la semaine', {}],
  ['Ouvert du mardi au samedi, et le dimanche et lundi sur rendez-vous', {}],
  ['Ouvert du lundi au dimanche', {}],
  ['Fermé le lundi 11 novembre pendant les vacances', {}],
  ['Nous pensons à vous tous les jours', {}],
])('« %s »', (text, said) => {
  expect(openDaysIn(text)).toEqual(said);
});
