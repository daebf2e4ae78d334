import { evidenceCases } from '#tests/support/evidence-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-captcha-alternative.ts';

evidenceCases(rule, {
  review: {
    'a known service': withBody('<iframe src="https://www.google.com/recaptcha/api2/anchor"></iframe>'),
    'its script': withBody('<script src="https://js.hcaptcha.com/1/api.js"></script>'),
    'a picture of the house': withBody('<img id="captcha" alt="Code" src="/code.png">'),
  },
  inapplicable: {
    none: withBody('<form><input aria-label="Nom"></form>'),
    'an article about it': withBody('<p>Le captcha exclut.</p>'),
  },
});
