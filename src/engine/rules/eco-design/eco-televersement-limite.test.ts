import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-televersement-limite.ts';

const page = (field: string) => pageArtifacts(`<body><form><p>${field}</p></form></body>`);

ruleCases(rule, {
  pass: {
    'by attribute': page('<label>Justificatif <input type="file" accept=".pdf"></label>'),
    'in words': page('<label>Justificatif (PDF, 5 Mo au plus) <input type="file"></label>'),
  },
  fail: { 'nothing said': page('<label>Justificatif <input type="file"></label>') },
  inapplicable: { 'no such field': page('<label>Nom <input type="text"></label>') },
});
