import type { ConsentButton } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-refus-moins-visible.ts';

const accept = button('Tout accepter', { kind: 'accept' });
const refusing = (changes: Partial<ConsentButton>) =>
  siteArtifacts({
    pages: [
      pageFacts({
        consentBanner: banner({ buttons: [accept, button('Tout refuser', { kind: 'refuse', ...changes })] }),
      }),
    ],
  });

const looking = (accepting: ConsentButton['look'], refused?: ConsentButton['look']) =>
  siteArtifacts({
    pages: [
      pageFacts({
        consentBanner: banner({
          buttons: [
            button('Tout accepter', { kind: 'accept', ...(accepting && { look: accepting }) }),
            button('Tout refuser', { kind: 'refuse', ...(refused && { look: refused }) }),
          ],
        }),
      }),
    ],
  });

ruleCases(rule, {
  equal: { artifacts: refusing({}), verdict: 'pass' },
  'two links': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          consentBanner: banner({
            buttons: ['Tout accepter', 'Tout refuser'].map((text) =>
              button(text, { snippet: `<a href="#">${text}</a>` }),
            ),
          }),
        }),
      ],
    }),
    verdict: 'pass',
  },
  'much smaller': {
    artifacts: refusing({ box: { x: 0, y: 0, width: 60, height: 20 } }),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: '160 × 44 px, texte 16 px' },
      { type: 'element', selector: '#bandeau > button', note: '60 × 20 px, texte 16 px' },
    ],
  },
  'smaller text': {
    artifacts: refusing({ fontSizePx: 11 }),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: '160 × 44 px, texte 16 px' },
      { type: 'element', selector: '#bandeau > button', note: '160 × 44 px, texte 11 px' },
    ],
  },
  'a mere text beside a button in colour, of the same size': {
    artifacts: looking('filled', 'bare'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: '160 × 44 px, texte 16 px, fond coloré' },
      {
        type: 'element',
        selector: '#bandeau > button',
        note: '160 × 44 px, texte 16 px, texte sans fond ni bordure',
      },
    ],
  },
  'two buttons in colour': { artifacts: looking('filled', 'filled'), verdict: 'pass' },
  'two mere texts': { artifacts: looking('bare', 'bare'), verdict: 'pass' },
  'a button with an edge beside one in colour': { artifacts: looking('filled'), verdict: 'pass' },
  'a mere text that accepts, beside a button that refuses': {
    artifacts: looking('bare', 'filled'),
    verdict: 'pass',
  },
  'a plain link beside a button': {
    artifacts: refusing({ snippet: '<a href="#">Continuer sans accepter</a>' }),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: '#bandeau > button', note: '160 × 44 px, texte 16 px' },
      { type: 'element', selector: '#bandeau > button', note: '160 × 44 px, texte 16 px' },
    ],
  },
  'no banner': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'les deux boutons ne sont pas au même écran',
  },
});
