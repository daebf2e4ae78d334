import type { ConsentBanner } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-refus-absent-premier-niveau.ts';

const site = (changes: Partial<ConsentBanner>) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner(changes) })] });
const plain = 'Nous utilisons des cookies pour la publicité.';
const accept = button('J’accepte', { kind: 'accept' });

ruleCases(rule, {
  pass: {
    'a refuse button': site({}),
    '« Continuer sans accepter », not recognised by the gatherer': site({
      buttons: [accept, button('Continuer sans accepter')],
    }),
    '« Uniquement les nécessaires »': site({
      buttons: [accept, button('Uniquement les cookies nécessaires')],
    }),
    'recognised by the gatherer only': site({ buttons: [accept, button('×', { kind: 'refuse' })] }),
  },
  fail: {
    'accept alone': site({ text: plain, buttons: [accept] }),
    'accept and settings': site({
      text: plain,
      buttons: [accept, button('Personnaliser', { kind: 'settings' })],
    }),
    'refusing costs a subscription': site({
      text: plain,
      buttons: [accept, button('Refuser et s’abonner', { kind: 'refuse' })],
    }),
  },
  review: { 'the text speaks of a refusal': site({ text: 'Vous pouvez refuser ici.', buttons: [accept] }) },
  inapplicable: {
    'no banner': siteArtifacts(),
    'no button recognised': site({ buttons: [] }),
    'an information without choice': site({ buttons: [button('Fermer')] }),
  },
});
