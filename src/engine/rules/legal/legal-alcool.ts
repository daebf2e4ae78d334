import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { alcoholSeller } from '../../derive/legal/alcohol-seller.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

const alcohol =
  /\b(?:champagnes?|whisk(?:y|ies|ey)|rhums?|spiritueux|vins? (?:rouges?|blancs?|roses?)|cremants?|cognacs?|armagnacs?|bieres? (?:artisanales?|blondes?|brunes?|ambrees?))\b(?:[^.]|(?<=\b(?:vol|cl|env|bt))\.){0,120}\d ?€/;
const warning = /\babus d'alcool\b|\bavec moderation\b|\balcool est dangereux\b/;
const isWarned = (pages: readonly PageFacts[]): boolean =>
  pages.some((page) => warning.test(foldText(`${page.text} ${page.footerText}`)));

const proof = ({ url }: PageFacts) => ({
  type: 'page' as const,
  url,
  note: 'boisson alcoolique, avertissement non trouvé',
});

export default defineSiteRule({
  id: 'legal-alcool',
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'CSP L. 3323-4' }],
  title: {
    fail: 'L’avertissement sur l’alcool n’a pas été trouvé',
    pass: 'L’avertissement sur l’alcool est présent',
  },
  messages: {
    maker: 'Le site présente des boissons alcooliques, et l’avertissement n’a pas été trouvé : à vérifier',
  },
  why: 'Toute publicité pour une boisson alcoolique doit rappeler que l’abus d’alcool est dangereux pour la santé, qu’elle vende en ligne ou non.',
  fix: 'Ajouter « L’abus d’alcool est dangereux pour la santé, à consommer avec modération » dans le pied de page et près des produits.',
  certainFor: ['shop'],
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const isSelling = isShop({ site, pages });
    const selling = isSelling ? pages.filter((page) => alcohol.test(foldedTextOf(page))) : [];
    if (selling.length === 0) {
      const maker = alcoholSeller(pages);
      if (maker && isWarned(pages)) return { status: 'pass' };
      if (maker) return { status: 'review', message: 'maker', evidence: [proof(maker)] };
      const reason = isSelling ? 'aucune boisson alcoolique repérée' : 'aucune vente en ligne reconnue';
      return { status: 'inapplicable', reason };
    }
    if (isWarned(pages)) return { status: 'pass' };
    const evidence = selling.map(proof);
    /** Long pages are only kept in part: the sentence may stand further down. */
    if (site.profile !== 'shop' || selling.some((page) => page.text.length >= 3_990))
      return { status: 'review', evidence };
    return { status: 'fail', evidence, pages: selling.map(({ url }) => url) };
  },
});
