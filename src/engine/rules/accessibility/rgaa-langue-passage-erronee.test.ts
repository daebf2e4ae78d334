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
  'odd parts after a known language': {
    artifacts: withBody(`<p lang="en-UK-fonts">${english}</p>`),
    verdict: 'pass',
  },
  'a language said again inside, where the words are': {
    artifacts: withBody('<section lang="anglais"><p lang="en">Open all day</p></section>'),
    verdict: 'pass',
  },
  'words that nobody reads': {
    artifacts: withBody('<div lang="anglais"><p hidden>Open all day</p><img src="a.png" alt=""></div>'),
    verdict: 'inapplicable',
  },
  'the name of an image': {
    artifacts: withBody('<div lang="anglais"><img src="a.png" alt="Open all day"></div>'),
    verdict: 'fail',
    title: 'La langue d’un passage est indiquée par un code qui n’existe pas',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'the long form of a language that has a short one': {
    artifacts: withBody('<p lang="deu">Guten Tag</p>'),
    verdict: 'fail',
    title: 'La langue d’un passage est indiquée par un code qui n’existe pas',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a language that has three letters only': {
    artifacts: withBody('<p lang="gsw">Grüezi</p>'),
    verdict: 'pass',
  },
  'a blank code': {
    artifacts: withBody('<p lang=" ">Open all day</p>'),
    verdict: 'fail',
    title: 'La langue d’un passage est indiquée par un code qui n’existe pas',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'an unknown language, said so': {
    artifacts: withBody('<p lang="">Lorem ipsum</p>'),
    verdict: 'inapplicable',
  },
});
