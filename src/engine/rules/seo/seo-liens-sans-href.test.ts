import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-sans-href.ts';

const page = (entry: string) =>
  pageArtifacts(`<body><nav><ul><li><a href="/">Accueil</a></li><li>${entry}</li></ul></nav></body>`);

ruleCases(rule, {
  pass: {
    'a link': page('<a href="/services">Services</a>'),
    'the current page': page('<a aria-current="page">Services</a>'),
    'what opens a submenu': page(
      '<a data-listeners="click">Services</a><ul><li><a href="/a">A</a></li></ul>',
    ),
    'a button': page('<button data-listeners="click">Menu</button>'),
    'a link that a script also handles': page('<a href="/services" data-listeners="click">Services</a>'),
  },
  fail: {
    'a link without address': page('<a data-listeners="click">Services</a>'),
    'an Angular route': page('<a routerlink="/services">Services</a>'),
    'a text with a handler': page('<span onclick="location.href=\'/services\'">Services</span>'),
    'a script in the address': page('<a href="javascript:window.open(\'/a\')">Services</a>'),
  },
  inapplicable: { 'no menu': pageArtifacts('<body><p>A</p></body>') },
});
