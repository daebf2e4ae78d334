import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-trop-nombreux.ts';

const page = (count: number, address = (index: number) => `/${index}`) =>
  pageArtifacts(
    `<body>${Array.from({ length: count }, (_, index) => `<a href="${address(index)}">L${index}</a>`).join('')}</body>`,
  );

ruleCases(rule, {
  'two hundred': { artifacts: page(200), verdict: 'pass' },
  'many links to one page': { artifacts: page(250, (index) => `/a#${index}`), verdict: 'pass' },
  'more than two hundred': {
    artifacts: page(201),
    verdict: 'fail',
    title: 'La page propose plus de 200 liens',
    evidence: [{ type: 'value', label: 'Adresses différentes', value: '201', expected: 'au plus 200' }],
  },
  'no link': { artifacts: page(0), verdict: 'inapplicable', reason: 'aucun lien' },
});
