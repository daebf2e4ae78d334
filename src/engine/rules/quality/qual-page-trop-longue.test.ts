import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-page-trop-longue.ts';

const page = (height: number, device: 'mobile' | 'desktop' = 'mobile') => {
  const base = pageArtifacts();
  return { ...base, page: { ...base.page, device }, dom: { ...base.dom, page: { width: 412, height } } };
};

ruleCases(rule, {
  pass: { 'ten screens': page(8_230) },
  fail: { 'twenty screens': page(16_460) },
  inapplicable: { 'seen from a computer': page(16_460, 'desktop') },
});
