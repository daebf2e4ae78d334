import { expect, test } from 'vitest';
import { laterMeasureSentence } from './later-measure-sentence.ts';

const at = '2026-11-28T13:20:00.000Z';
const of = (laterMeasure: NonNullable<Parameters<typeof laterMeasureSentence>[0]['laterMeasure']>) =>
  laterMeasureSentence({ laterMeasure });

test('what is to come, what was measured and when, and what never was are told apart', () => {
  expect(laterMeasureSentence({})).toBe(null);
  expect(of({ state: 'waiting', pages: 2 })).toMatch(/^Vitesse à venir pour 2\s?pages.*quota/);
  expect(of({ state: 'done', pages: 1, at })).toMatch(/^Vitesse de la page mesurée .*28 novembre 2026.*14/);
  expect(of({ state: 'done', pages: 3, at, left: 1 })).toMatch(/sauf pour 1\s?page\.$/);
  expect(of({ state: 'missed', pages: 1, at })).toMatch(/pas compté|Rien n’en est compté/);
});
