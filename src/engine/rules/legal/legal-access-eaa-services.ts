import { legalDates } from '#reference/legal-patterns.ts';
import { type ConsumerService, consumerService } from '../../derive/legal/consumer-services.ts';
import { legalDocument, searchedPlaces } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { isSoleTrader } from '../../derive/legal/sole-trader.ts';
import { defineSiteRule } from '../../rule.ts';

const services: Readonly<Record<ConsumerService['kind'], string>> = {
  bank: 'banque pour particuliers',
  transport: 'transport de voyageurs',
  telecom: 'téléphonie ou accès à internet',
  books: 'livres numériques',
};

/** How the service meets the requirements: an evaluation, or the texts that hold them. */
const tellsHow =
  /\bconform(?:e|es|ite)\b|\bexigences? (?:d'|en matiere d'|relatives? a l'|de l')accessibilite\b|\b(?:rgaa|wcag)\b|\ben ?301 ?549\b|\b[ld]\. ?412-\d+|\b2019\/882\b|\b2023-171\b/;
const speaks = /\baccessib(?:ilite|le|les)\b/;

export default defineSiteRule({
  id: 'legal-access-eaa-services',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'D. 412-57 C. conso' },
    { kind: 'law', title: 'L. 412-13 C. conso' },
  ],
  title: {
    fail: 'Ce service aux particuliers ne décrit pas son accessibilité : à vérifier',
    pass: 'Le service décrit comment il répond aux exigences d’accessibilité',
  },
  messages: {
    vague: 'La page « Accessibilité » ne dit pas comment le service répond aux exigences : à vérifier',
  },
  why: 'Depuis le 28 juin 2025, les services bancaires, le transport de voyageurs, les télécoms et les livres numériques doivent expliquer comment ils sont accessibles, sauf pour les microentreprises : moins de dix personnes, et 2 millions d’euros au plus de chiffre d’affaires ou de bilan.',
  fix: 'Décrire le service, et comment il répond aux exigences d’accessibilité, dans les conditions générales ou dans une page dédiée.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const service = consumerService(pages);
    if (!service || site.profile === 'association' || site.profile === 'personal')
      return { status: 'inapplicable', reason: 'aucun service visé reconnu' };
    if (isShop({ site, pages }))
      return { status: 'inapplicable', reason: 'la vente en ligne a sa propre question' };
    if (site.startedAt < legalDates.accessibilityServices)
      return { status: 'inapplicable', reason: 'pas encore obligatoire' };
    const page = legalDocument({ site, pages }, 'accessibility');
    const terms = [
      legalDocument({ site, pages }, 'salesTerms').folded,
      legalDocument({ site, pages }, 'terms').folded,
    ];
    const inTerms = terms.some((text) => speaks.test(text) && tellsHow.test(text));
    if (inTerms || (page.pages.length > 0 && tellsHow.test(page.folded))) return { status: 'pass' };
    if (page.pages.length === 0 && page.links.length > 0)
      return {
        status: 'inapplicable',
        reason: 'la page « Accessibilité » n’a pas été lue pendant l’audit',
        unseen: true,
      };
    if (isSoleTrader(legalDocument({ site, pages }, 'notice').folded))
      return {
        status: 'inapplicable',
        reason: 'les mentions légales sont celles d’une microentreprise, qui n’y est pas tenue',
      };
    const evidence = [
      { type: 'value' as const, label: 'Service reconnu', value: services[service.kind] },
      ...service.evidence.map(({ quote, url }) => ({ type: 'text' as const, quote, where: url })),
    ];
    if (page.pages.length > 0) return { status: 'review', message: 'vague', evidence };
    const searched = searchedPlaces(pages, 'une page ou une section « Accessibilité »');
    return { status: 'review', evidence: [...evidence, ...searched] };
  },
});
