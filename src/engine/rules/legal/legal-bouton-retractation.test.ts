import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-bouton-retractation.ts';

const basket = shopHome().links;
const withLink = (text: string) =>
  siteArtifacts({
    pages: [
      shopHome({ links: [...basket, { text, url: 'https://www.exemple.fr/r', region: 'footer', rel: '' }] }),
    ],
  });

ruleCases(rule, {
  pass: {
    'the words of the decree': withLink('Renoncer au contrat ici'),
    equivalent: withLink('Rétractation en ligne'),
  },
  review: {
    'not found on public pages': siteArtifacts({ pages: [shopHome()] }),
    'the policy alone is no function': withLink('Droit de rétractation'),
  },
  inapplicable: {
    'not a shop': siteArtifacts(),
    'before the date': siteArtifacts({
      pages: [shopHome()],
      site: { ...siteArtifacts().site, startedAt: '2026-06-01T00:00:00Z' },
    }),
  },
});
