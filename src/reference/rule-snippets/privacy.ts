import type { RuleSnippets } from './snippet.ts';

/** Snippets of privacy rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const privacySnippets: RuleSnippets = {
  'priv-recaptcha-mention-obsolete': {
    kind: 'body',
    faulty:
      '<p>Ce site est protégé par reCAPTCHA. Les règles de confidentialité et les conditions d’utilisation de Google s’appliquent.</p>',
    sound: '<p>Ce site est protégé par reCAPTCHA.</p>',
  },
};
