import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-tcf-trop-de-partenaires.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  pass: { few: says('Nous et nos 12 partenaires utilisons des cookies.') },
  fail: { many: says('Nous et nos 847 partenaires stockons des informations.') },
  inapplicable: {
    'no number': says('Nos partenaires déposent des cookies pendant 13 mois.'),
    'no banner': siteArtifacts(),
  },
});
