import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-ancres-cassees.ts';

const page = (link: string) => pageArtifacts(`<body>${link}<h2 id="été">A</h2><a name="bas">B</a></body>`);

ruleCases(rule, {
  pass: {
    'an encoded identifier': page('<a href="#%C3%A9t%C3%A9">C</a>'),
    'an old name': page('<a href="#bas">C</a>'),
  },
  fail: { 'no such place': page('<a href="#hiver">C</a>') },
  inapplicable: {
    'nothing after the sign': page('<a href="#">C</a>'),
    'the top of the page': page('<a href="#top">C</a>'),
    'a route': page('<a href="#/accueil">C</a>'),
    'a script handles it': page('<a href="#menu" data-toggle="collapse">C</a>'),
    'a listener handles it': page('<a href="#menu" data-listeners="click">C</a>'),
  },
});
