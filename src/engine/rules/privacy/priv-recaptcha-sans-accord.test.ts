import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-recaptcha-sans-accord.ts';

const seen = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  none: { artifacts: siteArtifacts(), verdict: 'pass' },
  'another page of Google': { artifacts: seen('https://www.google.com/maps/embed'), verdict: 'pass' },
  'another control': {
    artifacts: seen('https://challenges.cloudflare.com/turnstile/v0/api.js'),
    verdict: 'pass',
  },
  'its script': {
    artifacts: seen('https://www.google.com/recaptcha/api.js'),
    verdict: 'review',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.google.com/recaptcha/api.js',
        note: 'Google reCAPTCHA (contrôle anti-robot)',
      },
    ],
  },
  'its other host': {
    artifacts: seen('https://www.recaptcha.net/recaptcha/api.js'),
    verdict: 'review',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.recaptcha.net/recaptcha/api.js',
        note: 'Google reCAPTCHA (contrôle anti-robot)',
      },
    ],
  },
  'its cookie': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_GRECAPTCHA', { lifetimeSeconds: 9999 })] })],
    }),
    verdict: 'review',
    evidence: [
      {
        type: 'cookie',
        name: '_GRECAPTCHA',
        note: 'Google reCAPTCHA, contrôle anti-robot, durée : 1 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'another cookie': {
    artifacts: siteArtifacts({ pages: [pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 1000 })] })] }),
    verdict: 'pass',
  },
});
