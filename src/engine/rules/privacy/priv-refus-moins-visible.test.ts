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

ruleCases(rule, {
  pass: {
    equal: refusing({}),
    'two links': siteArtifacts({
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
  },
  review: {
    'much smaller': refusing({ box: { x: 0, y: 0, width: 60, height: 20 } }),
    'smaller text': refusing({ fontSizePx: 11 }),
    'a plain link beside a button': refusing({ snippet: '<a href="#">Continuer sans accepter</a>' }),
  },
  inapplicable: { 'no banner': siteArtifacts() },
});
