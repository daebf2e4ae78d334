import { inHeaders, type RuleSnippets } from './snippet.ts';

/** Snippets of performance rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const performanceSnippets: RuleSnippets = {
  'perf-retour-instantane': inHeaders('Cache-Control: no-store', 'Cache-Control: no-cache'),
};
