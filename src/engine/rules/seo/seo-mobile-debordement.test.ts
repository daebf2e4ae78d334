import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-mobile-debordement.ts';

const page = (width: number, device: 'mobile' | 'desktop' = 'mobile') => {
  const artifacts = pageArtifacts(
    '<!doctype html><html lang="fr"><body><table data-box="0 0 700 40"><tr><td data-box="0 0 700 40">Large</td></tr></table></body></html>',
  );
  return {
    ...artifacts,
    page: { ...artifacts.page, device },
    dom: { ...artifacts.dom, page: { width, height: 900 } },
  };
};

ruleCases(rule, {
  pass: { 'as wide as the screen': page(412), 'a rounding': page(413) },
  fail: { 'a wide table': page(700) },
  inapplicable: { 'a visit from a computer': page(2000, 'desktop') },
});
