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
  'a picture of the house': {
    artifacts: withBody('<img id="captcha" alt="Code" src="/code.png">'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#captcha' }],
  },
  none: { artifacts: withBody('<form><input aria-label="Nom"></form>'), verdict: 'inapplicable' },
  'an article about it': { artifacts: withBody('<p>Le captcha exclut.</p>'), verdict: 'inapplicable' },
});
