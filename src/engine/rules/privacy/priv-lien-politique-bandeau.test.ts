import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-lien-politique-bandeau.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

const offers = (text: string, ...names: readonly string[]) =>
  siteArtifacts({
    pages: [pageFacts({ consentBanner: banner({ text, buttons: names.map((name) => button(name)) }) })],
  });

ruleCases(rule, {
  'a button for information on cookies': {
    artifacts: offers('Des cookies.', 'Personnaliser', 'Information sur les cookies'),
    verdict: 'pass',
  },
  'the same words in its sentence alone': {
    artifacts: offers('Ceci est une information sur les cookies.', 'Personnaliser'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Ceci est une information sur les cookies.' }],
  },
  'buttons that inform of nothing': {
    artifacts: offers('Des cookies.', 'Accepter les cookies', 'Mon compte'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Des cookies.' }],
  },
  'a link': { artifacts: says('Des cookies. En savoir plus'), verdict: 'pass' },
  'no link': {
    artifacts: says('Des cookies pour la publicité.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Des cookies pour la publicité.' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
