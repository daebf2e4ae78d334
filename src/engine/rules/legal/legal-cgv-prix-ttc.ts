import { foldedTextOf, quoteAround } from '../../derive/legal/legal-text.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

const withoutTax = /\b\d+(?:[.,]\d{2})? ?(?:€|euros?) ?(?:ht|hors taxes?)\b/;
const withTax = /\bttc\b|\btoutes taxes comprises\b|\btva (?:incluse|comprise)\b/;

export default defineSiteRule({
  id: 'legal-cgv-prix-ttc',
  version: 3,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'law', title: 'L. 112-1' },
    { kind: 'law', title: 'arrêté 03/12/1987', date: '1987-12-03' },
  ],
  title: {
    fail: 'Des prix sont affichés hors taxes : à vérifier si vous vendez à des particuliers',
    pass: 'Les prix ne sont pas affichés hors taxes seulement',
  },
  why: 'Un particulier doit voir le prix total à payer, taxes comprises.',
  fix: 'Afficher les prix toutes taxes comprises, au moins aussi visibles que les prix hors taxes.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const bare = pages.flatMap((page) => {
      const quote = withTax.test(foldedTextOf(page)) ? null : quoteAround(page.text, withoutTax, 60);
      return quote === null ? [] : [{ type: 'text' as const, quote, where: page.url }];
    });
    return bare.length === 0 ? { status: 'pass' } : { status: 'review', evidence: bare };
  },
});
