import { evidenceCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-captcha-alternative.ts';

evidenceCases(rule, {
  'a known service': {
    artifacts: withBody('<iframe src="https://www.google.com/recaptcha/api2/anchor"></iframe>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > iframe' }],
  },
  'its script': {
    artifacts: withBody('<script src="https://js.hcaptcha.com/1/api.js"></script>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > script' }],
  },
  'the second version of reCAPTCHA, drawn by the page': {
    artifacts: withBody(
      '<script src="https://www.google.com/recaptcha/api.js?onload=ready&render=explicit"></script>',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > script' }],
  },
  'the third version of reCAPTCHA, which asks nothing': {
    artifacts: withBody(
      '<script src="https://www.google.com/recaptcha/api.js?render=6LeAbC"></script><iframe src="https://www.google.com/recaptcha/api2/anchor?size=invisible"></iframe>',
    ),
    verdict: 'inapplicable',
  },
  'Turnstile, which asks nothing': {
    artifacts: withBody('<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>'),
    verdict: 'inapplicable',
  },
  'hCaptcha, invisible': {
    artifacts: withBody(
      '<div class="h-captcha" data-size="invisible"></div><script src="https://js.hcaptcha.com/1/api.js"></script>',
    ),
    verdict: 'inapplicable',
  },
  'a picture of the house': {
    artifacts: withBody('<img id="captcha" alt="Code" src="/code.png">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#captcha' }],
  },
  none: { artifacts: withBody('<form><input aria-label="Nom"></form>'), verdict: 'inapplicable' },
  'an article about it': { artifacts: withBody('<p>Le captcha exclut.</p>'), verdict: 'inapplicable' },
});
