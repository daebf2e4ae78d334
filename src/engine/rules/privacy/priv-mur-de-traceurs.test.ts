import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-mur-de-traceurs.ts';

const locked = '<html><body style="overflow-y: hidden"><p>Texte</p></body></html>';
const whole = { x: 0, y: 0, width: 412, height: 823 };
const accept = button('Tout accepter', { kind: 'accept' });

ruleCases(rule, {
  'a fair banner': { artifacts: pageArtifacts('', { consentBanner: banner() }), verdict: 'pass' },
  'a whole screen with a refusal': {
    artifacts: pageArtifacts(locked, { consentBanner: banner({ box: whole }) }),
    verdict: 'pass',
  },
  'a whole screen without refusal': {
    artifacts: pageArtifacts(locked, {
      consentBanner: banner({ box: whole, buttons: [accept] }),
    }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#bandeau' }],
  },
  'refusing costs money': {
    artifacts: pageArtifacts('', {
      consentBanner: banner({ buttons: [accept, button('Refuser et s’abonner', { kind: 'refuse' })] }),
    }),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#bandeau' }],
  },
  'no banner': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
