import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-ancres-cassees.ts';

const page = (link: string) => pageArtifacts(`<body>${link}<h2 id="été">A</h2><a name="bas">B</a></body>`);

ruleCases(rule, {
  'an encoded identifier': { artifacts: page('<a href="#%C3%A9t%C3%A9">C</a>'), verdict: 'pass' },
  'an old name': { artifacts: page('<a href="#bas">C</a>'), verdict: 'pass' },
  'no such place': {
    artifacts: page('<a href="#hiver">C</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a:nth-of-type(1)' }],
  },
  'nothing after the sign': { artifacts: page('<a href="#">C</a>'), verdict: 'inapplicable' },
  'the top of the page': { artifacts: page('<a href="#top">C</a>'), verdict: 'inapplicable' },
  'a route': { artifacts: page('<a href="#/accueil">C</a>'), verdict: 'inapplicable' },
  'a route of another sign': { artifacts: page('<a href="#!/accueil">C</a>'), verdict: 'inapplicable' },
  'a page that a script loads': {
    artifacts: page('<a href="#mentions-legales.html">C</a>'),
    verdict: 'inapplicable',
  },
  'a path that a script loads': { artifacts: page('<a href="#infos/acces">C</a>'), verdict: 'inapplicable' },
  'a page with its parameters': {
    artifacts: page('<a href="#page.php?id=2">C</a>'),
    verdict: 'inapplicable',
  },
  'a number with a point, which is no page': {
    artifacts: page('<a href="#art.2">C</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a:nth-of-type(1)' }],
  },
  'a place of that name that is there': {
    artifacts: page('<a href="#fiche.html">C</a><p id="fiche.html">D</p>'),
    verdict: 'pass',
  },
  'a script handles it': {
    artifacts: page('<a href="#menu" data-toggle="collapse">C</a>'),
    verdict: 'inapplicable',
  },
  'a listener handles it': {
    artifacts: page('<a href="#menu" data-listeners="click">C</a>'),
    verdict: 'inapplicable',
  },
});
