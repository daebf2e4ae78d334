import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-page-trop-longue.ts';

const page = (height: number, device: 'mobile' | 'desktop' = 'mobile') => {
  const base = pageArtifacts();
  return { ...base, page: { ...base.page, device }, dom: { ...base.dom, page: { width: 412, height } } };
};

ruleCases(rule, {
  'ten screens': { artifacts: page(8_230), verdict: 'pass' },
  'twenty screens': {
    artifacts: page(16_460),
    verdict: 'fail',
    title: 'La page est très longue (20 écrans de téléphone)',
    evidence: [{ type: 'value', label: 'Hauteur', value: '16 460 px', expected: 'au plus 12 345 px' }],
  },
  'seen from a computer': {
    artifacts: page(16_460, 'desktop'),
    verdict: 'inapplicable',
    reason: 'visite depuis un ordinateur',
  },
  'fifteen screens': { artifacts: page(15 * 823), verdict: 'pass' },
  'a pixel more': {
    artifacts: page(15 * 823 + 1),
    verdict: 'fail',
    title: 'La page est très longue (15 écrans de téléphone)',
    evidence: [{ type: 'value', label: 'Hauteur', value: '12 346 px', expected: 'au plus 12 345 px' }],
  },
});
