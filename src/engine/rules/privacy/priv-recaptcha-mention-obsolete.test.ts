import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './priv-recaptcha-mention-obsolete.ts';

const tool = { requests: [request('https://www.google.com/recaptcha/api.js')] };
const page = (text: string) => withBody(`<main><p>${text}</p></main>`, tool);
const found = (quote: string) => ({
  verdict: 'fail' as const,
  title: 'La page soumet encore reCAPTCHA aux règles de confidentialité de Google',
  evidence: [{ type: 'text' as const, quote, where: 'https://www.exemple.fr/' }],
});

const french =
  'Ce site est protégé par reCAPTCHA. Les règles de confidentialité et les conditions d’utilisation de Google s’appliquent.';
const english =
  'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.';

ruleCases(rule, {
  'the old text in French': { artifacts: page(french), ...found('Ce site est protégé par reCAPTCHA…') },
  'the old text in English': { artifacts: page(english), ...found('This site is protected by reCAPTCHA…') },
  'the old text, and no tool yet': {
    artifacts: withBody(`<p>${english}</p>`),
    verdict: 'review',
    title:
      'La page cite reCAPTCHA avec les règles de confidentialité de Google, sans l’avoir chargé : à vérifier',
    evidence: [
      { type: 'text', quote: 'This site is protected by reCAPTCHA…', where: 'https://www.exemple.fr/' },
    ],
  },
  'a policy that tells the change': {
    artifacts: page(
      'Depuis le 2 avril 2026, reCAPTCHA n’est plus soumis aux règles de confidentialité ni aux conditions d’utilisation de Google.',
    ),
    verdict: 'pass',
  },
  'the same without its day': {
    artifacts: page(
      'Pour reCAPTCHA, les règles de confidentialité et les conditions d’utilisation de Google ne s’appliquent plus.',
    ),
    verdict: 'pass',
  },
  'the new text': { artifacts: page('Ce site est protégé par reCAPTCHA.'), verdict: 'pass' },
  'rules of the site itself': {
    artifacts: page(
      'Formulaire protégé par Google reCAPTCHA. Voir notre politique de confidentialité et nos conditions générales.',
    ),
    verdict: 'pass',
  },
  'rules of Google about another service': {
    artifacts: page(
      'Cette carte suit les règles de confidentialité et les conditions d’utilisation de Google.',
    ),
    verdict: 'pass',
  },
  'an empty page': { artifacts: page(''), verdict: 'pass' },
});
