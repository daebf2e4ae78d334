import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-url-longue.ts';

ruleCases(rule, {
  pass: { short: pageAt('/services/etat-civil'), 'a long fragment': pageAt(`/a#${'b'.repeat(150)}`) },
  fail: { 'too long': pageAt(`/${'a'.repeat(120)}`), 'too deep': pageAt('/a/b/c/d/e/f') },
});
