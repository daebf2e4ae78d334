import { expect, test } from 'vitest';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-titres-absents.ts';

const long = `<p>${'mot '.repeat(200)}</p>`;
const noFirst = withBody(`<h2>Partie</h2>${long}`);

ruleCases(rule, {
  pass: {
    'a plan': withBody(`<h1>Titre</h1>${long}`),
    'a heading by role': withBody(`<div role="heading" aria-level="1">Titre</div>${long}`),
  },
  fail: {
    'a long text without heading': withBody(long),
    'only a hidden heading': withBody(`<h1 hidden>Titre</h1>${long}`),
    'no first level': noFirst,
  },
  inapplicable: { 'a short page': withBody('<p>Merci, à bientôt.</p>') },
});

test('a missing first level alone is a minor defect', () => {
  expect(rule.evaluate(noFirst)).toMatchObject({ severity: 'mineur', message: 'noFirstLevel' });
});
