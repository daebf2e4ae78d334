import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-poids-non-annonce.ts';

const page = (body: string) => pageArtifacts(`<body><ul><li>${body}</li></ul></body>`);

ruleCases(rule, {
  pass: {
    'in the link': page('<a href="/plaquette.pdf">Plaquette (PDF, 2,3 Mo)</a>'),
    'beside it': page('<a href="/plaquette.pdf">Plaquette</a> PDF – 340 Ko'),
  },
  fail: {
    nothing: page('<a href="/plaquette.pdf">Plaquette</a>'),
    'the format only': page('<a href="/plaquette.pdf">Plaquette (PDF)</a>'),
    'the weight only': page('<a href="/plaquette.pdf?v=2">Plaquette (2 Mo)</a>'),
  },
  inapplicable: { 'no document': page('<a href="/plaquette">Plaquette</a>') },
});
