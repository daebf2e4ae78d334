import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-refus-ambigu.ts';

const label = (text: string) =>
  siteArtifacts({
    pages: [pageFacts({ consentBanner: banner({ buttons: [button(text, { kind: 'refuse' })] }) })],
  });

ruleCases(rule, {
  plain: { artifacts: label('Tout refuser'), verdict: 'pass' },
  short: { artifacts: label('Refuser'), verdict: 'pass' },
  tolerated: { artifacts: label('Continuer sans accepter →'), verdict: 'pass' },
  'necessary ones': { artifacts: label('Cookies nécessaires uniquement'), verdict: 'pass' },
  roundabout: {
    artifacts: label('Je décline les finalités non essentielles'),
    verdict: 'review',
    title: 'Le libellé du refus peut prêter à confusion (« Je décline les finalités non essentielles »)',
    evidence: [{ type: 'element', selector: '#bandeau > button' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bouton de refus' },
  'a cross': { artifacts: label('×'), verdict: 'inapplicable', reason: 'aucun bouton de refus' },
});
