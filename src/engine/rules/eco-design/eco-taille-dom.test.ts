import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-taille-dom.ts';

const page = (elementCount: number) => {
  const artifacts = pageArtifacts();
  return { ...artifacts, dom: { ...artifacts.dom, elementCount } };
};

ruleCases(rule, {
  'seven hundred': { artifacts: page(700), verdict: 'pass' },
  more: {
    artifacts: page(701),
    verdict: 'fail',
    title: 'La page compte 701 éléments',
    evidence: [{ type: 'value', label: 'Éléments', value: '701', expected: 'au plus 700' }],
  },
  'a huge page': {
    artifacts: page(50_000),
    verdict: 'fail',
    title: 'La page compte 50 000 éléments',
    evidence: [{ type: 'value', label: 'Éléments', value: '50 000', expected: 'au plus 700' }],
  },
});
