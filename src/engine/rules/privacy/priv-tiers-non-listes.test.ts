import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-tiers-non-listes.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  'a link': { artifacts: says('Des cookies de publicité. Voir nos partenaires.'), verdict: 'pass' },
  'nothing on the first screen': {
    artifacts: says('Des cookies de publicité.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
