import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-langue-passage-erronee.ts';

const english =
  'The town hall is open every day of the week and on Saturday morning for the people of the town, with all of the services that you need.';

ruleCases(rule, {
  declared: { artifacts: withBody(`<p lang="en">${english}</p>`), verdict: 'pass' },
  'a short name': { artifacts: withBody('<a href="/en" lang="en">English</a>'), verdict: 'pass' },
  'a code that does not exist': {
    artifacts: withBody('<p lang="english">Hello</p>'),
    verdict: 'fail',
    title: 'La langue d’un passage est indiquée par un code qui n’existe pas',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'another language': {
    artifacts: withBody(`<p lang="de">${english}</p>`),
    verdict: 'review',
    title: 'La langue indiquée pour un passage ne semble pas la bonne : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'no inner language': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a hidden passage': { artifacts: withBody('<p hidden lang="english">Hello</p>'), verdict: 'inapplicable' },
});
