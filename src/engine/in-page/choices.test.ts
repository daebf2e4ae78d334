import { afterEach, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { chooseAnother, describeChoice, listChoices } from './choices.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a list of two', '<select><option>a<option>b</select>', 1],
  ['a list of one', '<select><option>a</select>', 0],
  ['a list whose others are off', '<select><option>a<option disabled>b</select>', 0],
  ['several at once', '<select multiple><option>a<option>b</select>', 0],
  ['a list that is off', '<select disabled><option>a<option>b</select>', 0],
  ['a hidden list', '<select hidden><option>a<option>b</select>', 0],
  ['six at most', '<select><option>a<option>b</select>'.repeat(8), 6],
])('lists where something else can be chosen: %s', (_, html, count) => {
  openPageDouble(html);
  expect(listChoices()).toBe(count);
});

test.each([
  ['the next one', '<select id="x"><option>a<option>b<option>c</select>', 'b'],
  ['one that is off is passed over', '<select id="x"><option>a<option disabled>b<option>c</select>', 'c'],
  ['after the last comes the first', '<select id="x"><option>a<option selected>b</select>', 'a'],
])('%s is chosen, told to the page, and the first choice put back in silence', async (_, html, wanted) => {
  const list = openPageDouble(html).querySelector('select') as HTMLSelectElement;
  const before = list.value;
  const told: string[] = [];
  for (const type of ['input', 'change'])
    list.addEventListener(type, () => told.push(`${type} ${list.value}`));
  listChoices();
  await chooseAnother(0, 0);
  expect(told).toEqual([`input ${wanted}`, `change ${wanted}`]);
  expect(list.value).toBe(before);
  expect(describeChoice(0)?.selector).toBe('#x');
});
