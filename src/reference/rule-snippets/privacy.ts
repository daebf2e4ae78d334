import type { RuleSnippets } from './snippet.ts';

/** Snippets of privacy rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const privacySnippets: RuleSnippets = {
  'priv-recaptcha-mention-obsolete': {
    kind: 'body',
    faulty:
      '<p>Ce site est protégé par reCAPTCHA. Les règles de confidentialité et les conditions d’utilisation de Google s’appliquent.</p>',
    sound: '<p>Ce site est protégé par reCAPTCHA.</p>',
  },
  'priv-consent-mode-defauts': {
    kind: 'head',
    faulty:
      "<script>gtag('consent', 'default', { ad_storage: 'granted', analytics_storage: 'granted' });</script>",
    sound:
      "<script>gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });</script>",
  },
  'priv-empreinte-email': {
    kind: 'head',
    faulty: "<script>fbq('init', '1234567890', { em: client.email });</script>",
    sound: "<script>fbq('init', '1234567890');</script>",
  },
};
