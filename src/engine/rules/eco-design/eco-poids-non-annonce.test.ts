import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-poids-non-annonce.ts';

const page = (body: string) => pageArtifacts(`<body><ul><li>${body}</li></ul></body>`);

ruleCases(rule, {
  'in the link': { artifacts: page('<a href="/plaquette.pdf">Plaquette (PDF, 2,3 Mo)</a>'), verdict: 'pass' },
  'beside it': { artifacts: page('<a href="/plaquette.pdf">Plaquette</a> PDF – 340 Ko'), verdict: 'pass' },
  nothing: {
    artifacts: page('<a href="/plaquette.pdf">Plaquette</a>'),
    verdict: 'fail',
    severity: 'info',
    evidence: [{ type: 'element', selector: 'html > body > ul > li > a' }],
  },
  'the format only': {
    artifacts: page('<a href="/plaquette.pdf">Plaquette (PDF)</a>'),
    verdict: 'fail',
    severity: 'info',
    evidence: [{ type: 'element', selector: 'html > body > ul > li > a' }],
  },
  'the weight only': {
    artifacts: page('<a href="/plaquette.pdf?v=2">Plaquette (2 Mo)</a>'),
    verdict: 'fail',
    severity: 'info',
    evidence: [{ type: 'element', selector: 'html > body > ul > li > a' }],
  },
  'no document': {
    artifacts: page('<a href="/plaquette">Plaquette</a>'),
    verdict: 'inapplicable',
    reason: 'aucun document à télécharger',
  },
});
