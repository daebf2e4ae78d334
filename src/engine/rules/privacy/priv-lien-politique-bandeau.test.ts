import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-lien-politique-bandeau.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  'a link': { artifacts: says('Des cookies. En savoir plus'), verdict: 'pass' },
  'no link': {
    artifacts: says('Des cookies pour la publicité.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Des cookies pour la publicité.' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
