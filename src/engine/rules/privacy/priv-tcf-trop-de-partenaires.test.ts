import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-tcf-trop-de-partenaires.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  few: { artifacts: says('Nous et nos 12 partenaires utilisons des cookies.'), verdict: 'pass' },
  many: {
    artifacts: says('Nous et nos 847 partenaires stockons des informations.'),
    verdict: 'fail',
    title: 'Le bandeau annonce 847 partenaires',
    evidence: [{ type: 'text', quote: 'Nous et nos 847 partenaires stockons des informations.' }],
  },
  'no number': {
    artifacts: says('Nos partenaires déposent des cookies pendant 13 mois.'),
    verdict: 'inapplicable',
    reason: 'aucun nombre de partenaires annoncé',
  },
  'no banner': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun nombre de partenaires annoncé',
  },
  'a hundred': { artifacts: says('Nous et nos 100 partenaires stockons des informations.'), verdict: 'pass' },
  'a hundred and one': {
    artifacts: says('Nous et nos 101 partenaires stockons des informations.'),
    verdict: 'fail',
    title: 'Le bandeau annonce 101 partenaires',
    evidence: [{ type: 'text', quote: 'Nous et nos 101 partenaires stockons des informations.' }],
  },
});
