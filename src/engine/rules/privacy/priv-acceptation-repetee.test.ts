import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-acceptation-repetee.ts';

const buttons = (...texts: string[]) =>
  siteArtifacts({
    pages: [pageFacts({ consentBanner: banner({ buttons: texts.map((text) => button(text)) }) })],
  });

ruleCases(rule, {
  pass: { even: buttons('Tout accepter', 'Tout refuser', 'Paramétrer') },
  fail: { twice: buttons('Accepter et fermer', 'Tout accepter', 'Tout refuser') },
  inapplicable: {
    'no refusal is another rule’s matter': buttons('Tout accepter', 'OK'),
    'no banner': siteArtifacts(),
  },
});
