import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-langue-passage-erronee.ts';

const english =
  'The town hall is open every day of the week and on Saturday morning for the people of the town, with all of the services that you need.';

ruleCases(rule, {
  pass: {
    declared: withBody(`<p lang="en">${english}</p>`),
    'a short name': withBody('<a href="/en" lang="en">English</a>'),
  },
  fail: { 'a code that does not exist': withBody('<p lang="english">Hello</p>') },
  review: { 'another language': withBody(`<p lang="de">${english}</p>`) },
  inapplicable: {
    'no inner language': withBody('<p>x</p>'),
    'a hidden passage': withBody('<p hidden lang="english">Hello</p>'),
  },
});
