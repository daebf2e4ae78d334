import { expect, test } from 'vitest';
import { frequencyOf, scheduleRequestOf } from './schedule-request.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('the form asks for one audit unless it says how often', () => {
  expect(frequencyOf(form({}))).toBeNull();
  expect(frequencyOf(form({ frequency: 'once' }))).toBeNull();
  expect(frequencyOf(form({ frequency: 'monthly' }))).toBe('monthly');
});

test('a schedule is the audit of the form, when, and with which mails', () => {
  const fields = { url: 'exemple.fr', scope: 'page', day: '3', hour: '6', mail: 'worse' };
  expect(scheduleRequestOf(form(fields), 'weekly')).toEqual({
    url: 'exemple.fr',
    scope: 'page',
    frequency: 'weekly',
    day: 3,
    hour: 6,
    mail: 'worse',
  });
});
