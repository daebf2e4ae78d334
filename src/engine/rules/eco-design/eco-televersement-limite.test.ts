import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-televersement-limite.ts';

const page = (field: string) => pageArtifacts(`<body><form><p>${field}</p></form></body>`);

ruleCases(rule, {
  'by attribute': {
    artifacts: page('<label>Justificatif <input type="file" accept=".pdf"></label>'),
    verdict: 'pass',
  },
  'in words': {
    artifacts: page('<label>Justificatif (PDF, 5 Mo au plus) <input type="file"></label>'),
    verdict: 'pass',
  },
  'nothing said': {
    artifacts: page('<label>Justificatif <input type="file"></label>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > form > p > label > input' }],
  },
  'no such field': { artifacts: page('<label>Nom <input type="text"></label>'), verdict: 'inapplicable' },
});
