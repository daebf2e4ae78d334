import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineSiteRule } from '../../rule.ts';

const alcohol =
  /\b(?:champagnes?|whisk(?:y|ies|ey)|rhums?|spiritueux|vins? (?:rouges?|blancs?|roses?)|cremants?|cognacs?|armagnacs?|bieres? (?:artisanales?|blondes?|brunes?|ambrees?))\b(?:[^.]|(?<=\b(?:vol|cl|env|bt))\.){0,120}\d ?€/;
const warning = /\babus d'alcool\b|\ba consommer avec moderation\b/;

export default defineSiteRule({
  id: 'legal-alcool',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['CSP L. 3323-4'],
  title: {
    fail: 'L’avertissement sur l’alcool n’a pas été trouvé',
    pass: 'L’avertissement sur l’alcool est présent',
  },
  why: 'Toute publicité pour une boisson alcoolique doit rappeler que l’abus est dangereux.',
  fix: 'Ajouter « L’abus d’alcool est dangereux pour la santé, à consommer avec modération » dans le pied de page et près des produits.',
  certainFor: ['shop'],
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const selling = pages.filter((page) => alcohol.test(foldedTextOf(page)));
    if (selling.length === 0) return { status: 'inapplicable', reason: 'aucune boisson alcoolique repérée' };
    if (pages.some((page) => warning.test(foldText(`${page.text} ${page.footerText}`))))
      return { status: 'pass' };
    const evidence = selling.map(({ url }) => ({
      type: 'page' as const,
      url,
      note: 'boisson alcoolique, avertissement non trouvé',
    }));
    /** Long pages are only kept in part: the sentence may stand further down. */
    if (site.profile !== 'shop' || selling.some((page) => page.text.length >= 3_990))
      return { status: 'review', evidence };
    return { status: 'fail', evidence, pages: selling.map(({ url }) => url) };
  },
});
