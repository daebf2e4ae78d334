import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-acceptation-repetee.ts';

const buttons = (...texts: string[]) =>
  siteArtifacts({
    pages: [pageFacts({ consentBanner: banner({ buttons: texts.map((text) => button(text)) }) })],
  });

ruleCases(rule, {
  even: { artifacts: buttons('Tout accepter', 'Tout refuser', 'Paramétrer'), verdict: 'pass' },
  twice: {
    artifacts: buttons('Accepter et fermer', 'Tout accepter', 'Tout refuser'),
    verdict: 'fail',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: 'Accepter et fermer' },
      { type: 'element', selector: '#bandeau > button', note: 'Tout accepter' },
    ],
  },
  'no refusal is another rule’s matter': {
    artifacts: buttons('Tout accepter', 'OK'),
    verdict: 'inapplicable',
    reason: 'les deux boutons ne sont pas au même écran',
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
