import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-mur-de-traceurs.ts';

const locked = '<html><body style="overflow-y: hidden"><p>Texte</p></body></html>';
const whole = { x: 0, y: 0, width: 412, height: 823 };
const accept = button('Tout accepter', { kind: 'accept' });

ruleCases(rule, {
  pass: {
    'a fair banner': pageArtifacts('', { consentBanner: banner() }),
    'a whole screen with a refusal': pageArtifacts(locked, { consentBanner: banner({ box: whole }) }),
  },
  review: {
    'a whole screen without refusal': pageArtifacts(locked, {
      consentBanner: banner({ box: whole, buttons: [accept] }),
    }),
    'refusing costs money': pageArtifacts('', {
      consentBanner: banner({ buttons: [accept, button('Refuser et s’abonner', { kind: 'refuse' })] }),
    }),
  },
  inapplicable: { 'no banner': pageArtifacts() },
});
