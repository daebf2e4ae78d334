import { foldedTextOf, quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const reviews =
  /(?<!\d[:h])\b\d+ avis\b(?! d(?:['’]|e )(?:imposition|situation|recherche|passage|echeance|deces|taxe|reception)\w*)|(?<!\b(?:ger\w*|gestion|repon\w*|collect\w*|recueil\w*|obtenir|suivre|suivi|analys\w*|surveill\w*|trait\w*|automatis\w*)(?: (?:a|aux|les|vos|des|de|d'|vos|leurs|ses|tous))*[ '])\bavis (?:de nos |des )?(?:clients?|consommateurs?|verifies)\b|\bnote moyenne\b|(?<![\d,./])[1-5][.,]\d ?\/ ?5(?![\d,./])/;
/** Each opinion with its stars: one row alone may be the class of a hotel. */
const starred = /(?:[★⭐]\ufe0f? ?){4,5}(?:[^★⭐]+(?:[★⭐]\ufe0f? ?){4,5}){2}/;
const stars = /(?:[★⭐]\ufe0f? ?){4,5}/;
const controlled = /\bverifi\w+|\bcontrol\w+|\bmoder\w+|\bdate de l'experience\b/;

export default defineSiteRule({
  id: 'legal-avis-consommateurs',
  // 4: an hour before an « avis d’imposition » counts no reviews. 3: the reviews that somebody learns to manage are not his. 2: a mark out of five, and opinions that each have their stars.
  version: 4,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['L. 111-7-2', 'D. 111-17'],
  title: {
    fail: 'Des avis de clients sont affichés : les informations qui les accompagnent sont à vérifier',
    pass: 'Rien à vérifier sur les avis de clients',
  },
  why: 'Le visiteur doit savoir si les avis sont contrôlés, leur date et s’ils ont été rémunérés.',
  fix: 'Préciser près des avis comment ils sont recueillis et contrôlés, et afficher leur date.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.flatMap((page) => {
      const folded = foldedTextOf(page);
      if (controlled.test(folded)) return [];
      const quote =
        quoteAround(page.text, reviews, 60) ??
        (starred.test(folded) ? quoteAround(page.text, stars, 60) : null);
      return quote === null ? [] : [{ type: 'text' as const, quote, where: page.url }];
    });
    return found.length === 0 ? { status: 'pass' } : { status: 'review', evidence: found };
  },
});
