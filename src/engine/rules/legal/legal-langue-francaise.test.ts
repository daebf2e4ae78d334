import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-langue-francaise.ts';

const shop = (lang: string) =>
  siteArtifacts({ pages: [shopHome(), legalPage('sales-terms', 'Texte.', { lang })] });

ruleCases(rule, {
  pass: { French: shop('fr-FR'), 'not declared': shop('') },
  review: { English: shop('en') },
  inapplicable: { 'not a shop': siteArtifacts(), 'no terms': siteArtifacts({ pages: [shopHome()] }) },
});
