import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-zones-reperes.ts';

const links = '<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>';

ruleCases(rule, {
  pass: {
    landmarks: withBody(`<nav>${links}</nav><main>x</main>`),
    'a block inside a landmark': withBody(`<nav><ul class="menu">${links}</ul></nav>`),
    'a block with a heading': withBody(`<div id="menu"><h2>Menu</h2>${links}</div>`),
    'a block a link leads to': withBody(`<a href="#menu">Menu</a><div id="menu">${links}</div>`),
  },
  fail: { 'a bare menu': withBody(`<div id="menu">${links}</div>`) },
  inapplicable: {
    'a row of tabs': withBody(`<ul class="nav nav-tabs">${links}</ul>`),
    'a table of contents': withBody(`<table class="menu"><tr><td>${links}</td></tr></table>`),
    'a plain page': withBody('<p>x</p>'),
    'a hidden menu': withBody(`<div id="menu" hidden>${links}</div>`),
  },
});
