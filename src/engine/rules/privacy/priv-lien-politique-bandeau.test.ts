import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-lien-politique-bandeau.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  pass: { 'a link': says('Des cookies. En savoir plus') },
  review: { 'no link': says('Des cookies pour la publicité.') },
  inapplicable: { 'no banner': siteArtifacts() },
});
