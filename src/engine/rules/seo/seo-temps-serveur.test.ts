import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-temps-serveur.ts';

const { mainResponse } = pageArtifacts();
const page = (ttfbMs: number) => pageArtifacts(undefined, { mainResponse: { ...mainResponse, ttfbMs } });

ruleCases(rule, {
  pass: { quick: page(200), 'at the bound': page(800) },
  fail: { slow: page(1200) },
  error: { unknown: page(0) },
});
