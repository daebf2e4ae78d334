import type { RuleSnippets } from './snippet.ts';

/** Snippets of quality rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const qualitySnippets: RuleSnippets = {
  'qual-pdf-dans-cadre': {
    kind: 'body',
    faulty: '<iframe src="/carte.pdf" title="La carte"></iframe>',
    sound:
      '<iframe src="/carte.pdf" title="La carte"></iframe>\n<a href="/carte.pdf">Ouvrir la carte (PDF, 300 ko)</a>',
  },
};
