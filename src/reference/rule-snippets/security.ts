import type { RuleSnippets } from './snippet.ts';

/** Snippets of security rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const securitySnippets: RuleSnippets = {
  'sec-cms-obsolete': {
    kind: 'head',
    faulty: '<meta name="generator" content="WordPress 4.6.2">',
    sound: '<meta name="generator" content="WordPress 6.9">',
  },
};
