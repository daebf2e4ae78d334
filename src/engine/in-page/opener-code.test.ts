import { expect, test } from 'vitest';
import { unfoldsInPlace } from './opener-code.ts';

test.each([
  'horaires.hidden = !horaires.hidden',
  'horaires.hidden=false',
  "document.getElementById('plan').toggleAttribute('hidden')",
  "this.nextElementSibling.classList.toggle('ouvert'); return false",
  "event.preventDefault(); if (plan.hidden) { plan.removeAttribute('hidden') }",
  "$('#plan').slideToggle()",
  "plan.style.display = plan.style.display === 'none' ? 'block' : 'none'",
  'details.open = true',
  'horaires\n  .hidden\n  = !horaires.hidden',
])('it shows a part of the page: %s', (code) => {
  expect(unfoldsInPlace(code)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['it hides alone', 'bandeau.hidden = true'],
  ['it hides alone, by styles', "this.parentElement.style.display = 'none'"],
  ['it compares alone', "if (plan.style.display == 'block') plan.focus()"],
  ['it takes away', 'this.parentElement.remove()'],
  ['a function of the page', 'basculer(horaires); horaires.hidden = false'],
  ['one that is called like a method of elements', "toggle('horaires'); a.hidden = false"],
  ['one whose name ends like such a method', 'a.etoggle(1); a.hidden = false'],
  ['one in letters of another alphabet', 'é(1); a.hidden = false'],
  ['one with a long name', `a.${'x'.repeat(40)}.toggle(1); ${'y'.repeat(40)}(2)`],
  ['one behind a comment', 'partir/**/(1); a.hidden = false'],
  ['one behind white space', 'partir \n\t (1); a.hidden = false'],
  ['one that may be none', 'partir?.(1); a.hidden = false'],
  ['one of a list', "a['partir'](1); a.hidden = false"],
  ['what another gave', 'a.closest(b)(1); a.hidden = false'],
  ['one that is called by a template', 'partir`a`; a.hidden = false'],
  ['it leaves', "a.hidden = false; location = '/b'"],
  ['it sends', 'a.hidden = false; this.form.submit()'],
  ['it asks the server', 'a.hidden = false; fetch(1)'],
  ['it keeps something', 'a.hidden = false; localStorage.vu = 1'],
  ['more code than anyone writes there', `a.hidden = !a.hidden; ${'a.hidden = false; '.repeat(50)}`],
])('it is left alone: %s', (_, code) => {
  expect(unfoldsInPlace(code)).toBe(false);
});
