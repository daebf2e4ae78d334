import { expect, test } from 'vitest';
import { impossibleDatesIn } from './impossible-dates.ts';

const today = '2026-11-27';
const toldOf = (text: string) => impossibleDatesIn(text, today).map(({ quote, truth }) => [quote, truth]);

test('a day that its month does not have is told, with the days it has', () => {
  expect(toldOf('Clôture le 31 septembre à midi.')).toEqual([['31 septembre', 'septembre a 30 jours']]);
  expect(toldOf('Assemblée le 29 février 2027.')).toEqual([['29 février 2027', 'février a 28 jours']]);
  expect(toldOf('Le 29 février, et le 31 août.')).toEqual([]);
});

test('a day of the week that is another one is told where the year is written', () => {
  expect(toldOf('Concert le samedi 12 mars 2027.')).toEqual([
    ['samedi 12 mars 2027', 'le 12 mars 2027 est un vendredi'],
  ]);
  expect(toldOf('Concert le vendredi 12 mars 2027, ou un samedi 12 mars.')).toEqual([]);
  // It is over: nobody comes.
  expect(toldOf('Concert le samedi 13 mars 2026.')).toEqual([]);
});

test('a calendar of months lists no day that they do not have', () => {
  const calendar = 'Octobre : 11, 18 Novembre : 22, 39 Décembre : 6, 13, 20';
  expect(toldOf(calendar)).toEqual([['Novembre : 22, 39', 'novembre a 30 jours']]);
  expect(toldOf('Novembre : 22, 39')).toEqual([]);
});

test('figures that are no day of a month are left alone', () => {
  expect(toldOf('De 9 h 45 mars à mai ; 75 mars et 50 avril ; le 14:35 juin ; à 10h32 juillet')).toEqual([]);
});
