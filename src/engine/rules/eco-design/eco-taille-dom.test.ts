import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-taille-dom.ts';

const page = (elementCount: number) => {
  const artifacts = pageArtifacts();
  return { ...artifacts, dom: { ...artifacts.dom, elementCount } };
};

ruleCases(rule, {
  pass: { 'seven hundred': page(700) },
  fail: { more: page(701), 'a huge page': page(50_000) },
});
