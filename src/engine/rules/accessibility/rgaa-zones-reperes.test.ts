import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-zones-reperes.ts';

const links = '<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>';

ruleCases(rule, {
  landmarks: { artifacts: withBody(`<nav>${links}</nav><main>x</main>`), verdict: 'pass' },
  'a block inside a landmark': {
    artifacts: withBody(`<nav><ul class="menu">${links}</ul></nav>`),
    verdict: 'pass',
  },
  'a block with a heading': {
    artifacts: withBody(`<div id="menu"><h2>Menu</h2>${links}</div>`),
    verdict: 'pass',
  },
  'a block a link leads to': {
    artifacts: withBody(`<a href="#menu">Menu</a><div id="menu">${links}</div>`),
    verdict: 'pass',
  },
  'a bare menu': {
    artifacts: withBody(`<div id="menu">${links}</div>`),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#menu' }],
  },
  'a row of tabs': { artifacts: withBody(`<ul class="nav nav-tabs">${links}</ul>`), verdict: 'inapplicable' },
  'a table of contents': {
    artifacts: withBody(`<table class="menu"><tr><td>${links}</td></tr></table>`),
    verdict: 'inapplicable',
  },
  'a plain page': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a hidden menu': { artifacts: withBody(`<div id="menu" hidden>${links}</div>`), verdict: 'inapplicable' },
});
