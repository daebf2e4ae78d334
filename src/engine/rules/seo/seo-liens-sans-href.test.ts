import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-sans-href.ts';

const page = (entry: string) =>
  pageArtifacts(`<body><nav><ul><li><a href="/">Accueil</a></li><li>${entry}</li></ul></nav></body>`);

ruleCases(rule, {
  'a link': { artifacts: page('<a href="/services">Services</a>'), verdict: 'pass' },
  'the current page': { artifacts: page('<a aria-current="page">Services</a>'), verdict: 'pass' },
  'what opens a submenu': {
    artifacts: page('<a data-listeners="click">Services</a><ul><li><a href="/a">A</a></li></ul>'),
    verdict: 'pass',
  },
  'a button': { artifacts: page('<button data-listeners="click">Menu</button>'), verdict: 'pass' },
  'a link that a script also handles': {
    artifacts: page('<a href="/services" data-listeners="click">Services</a>'),
    verdict: 'pass',
  },
  'a link without address': {
    artifacts: page('<a data-listeners="click">Services</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > nav > ul > li:nth-of-type(2) > a' }],
  },
  'an Angular route': {
    artifacts: page('<a routerlink="/services">Services</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > nav > ul > li:nth-of-type(2) > a' }],
  },
  'a text with a handler': {
    artifacts: page('<span onclick="location.href=\'/services\'">Services</span>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > nav > ul > li:nth-of-type(2) > span' }],
  },
  'a script in the address': {
    artifacts: page('<a href="javascript:window.open(\'/a\')">Services</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > nav > ul > li:nth-of-type(2) > a' }],
  },
  'no menu': {
    artifacts: pageArtifacts('<body><p>A</p></body>'),
    verdict: 'inapplicable',
    reason: 'aucun menu de liens',
  },
});
