import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-cgv-prix-ttc.ts';

const shop = (text: string) => siteArtifacts({ pages: [shopHome({ text: `${text} Ajouter au panier` })] });

ruleCases(rule, {
  pass: { 'plain prices': shop('Bougie 12,90 €'), both: shop('Bougie 10,00 € HT, 12,00 € TTC') },
  review: { 'without tax alone': shop('Bougie 10,00 € HT') },
  inapplicable: { 'not a shop': siteArtifacts() },
});
