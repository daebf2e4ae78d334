import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-tiers-non-listes.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  pass: { 'a link': says('Des cookies de publicité. Voir nos partenaires.') },
  review: { 'nothing on the first screen': says('Des cookies de publicité.') },
  inapplicable: { 'no banner': siteArtifacts() },
});
