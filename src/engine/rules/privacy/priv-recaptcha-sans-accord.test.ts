import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-recaptcha-sans-accord.ts';

const seen = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  pass: {
    none: siteArtifacts(),
    'another page of Google': seen('https://www.google.com/maps/embed'),
    'another control': seen('https://challenges.cloudflare.com/turnstile/v0/api.js'),
  },
  fail: {
    'its script': seen('https://www.google.com/recaptcha/api.js'),
    'its other host': seen('https://www.recaptcha.net/recaptcha/api.js'),
    'its cookie': siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_GRECAPTCHA', { lifetimeSeconds: 9999 })] })],
    }),
  },
});
