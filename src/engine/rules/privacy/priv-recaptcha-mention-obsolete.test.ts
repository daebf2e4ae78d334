import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './priv-recaptcha-mention-obsolete.ts';

const page = (text: string) => withBody(`<main><p>${text}</p></main>`);
const found = (quote: string) => ({
  verdict: 'fail' as const,
  evidence: [{ type: 'text' as const, quote, where: 'https://www.exemple.fr/' }],
});

const french =
  'Ce site est protégé par reCAPTCHA. Les règles de confidentialité et les conditions d’utilisation de Google s’appliquent.';
const english =
  'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.';

ruleCases(rule, {
  'the old text in French': { artifacts: page(french), ...found('Ce site est protégé par reCAPTCHA…') },
  'the old text in English': { artifacts: page(english), ...found('This site is protected by reCAPTCHA…') },
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
