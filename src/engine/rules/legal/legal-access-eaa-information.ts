import { legalDates } from '#reference/legal-patterns.ts';
import { legalDocument, searchedPlaces } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { isSoleTrader } from '../../derive/legal/sole-trader.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-access-eaa-information',
  version: 5,
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'law', title: 'D. 412-57 C. conso' }],
  title: {
    fail: 'Vente en ligne : l’information sur l’accessibilité du service est à vérifier',
    pass: 'Une information sur l’accessibilité du service est présente',
  },
  why: 'Depuis le 28 juin 2025, les services vendus en ligne aux particuliers doivent expliquer comment ils sont accessibles, sauf pour les microentreprises : moins de dix personnes, et 2 millions d’euros au plus de chiffre d’affaires ou de bilan.',
  fix: 'Décrire dans les conditions de vente ou une page dédiée comment le service répond aux exigences d’accessibilité.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    if (site.startedAt < legalDates.accessibilityServices)
      return { status: 'inapplicable', reason: 'pas encore obligatoire' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    const page = legalDocument({ site, pages }, 'accessibility');
    if (page.pages.length + page.links.length > 0 || /\baccessibilite\b/.test(terms.folded))
      return { status: 'pass' };
    if (isSoleTrader(legalDocument({ site, pages }, 'notice').folded))
      return {
        status: 'inapplicable',
        reason: 'les mentions légales sont celles d’une microentreprise, qui n’y est pas tenue',
      };
    return { status: 'review', evidence: searchedPlaces(pages, 'une page ou une section « Accessibilité »') };
  },
});
