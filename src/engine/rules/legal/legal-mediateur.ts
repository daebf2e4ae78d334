import { salesItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { asShopDuty } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-mediateur',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['L. 616-1', 'R. 616-1'],
  parent: 'legal-cgv-absentes',
  title: {
    fail: 'Le médiateur de la consommation n’a pas été trouvé',
    pass: 'Le médiateur de la consommation est indiqué',
  },
  messages: {
    vague: 'La médiation est évoquée, mais le médiateur ne semble ni nommé ni joignable',
  },
  why: 'Tout professionnel qui vend à des particuliers doit adhérer à un médiateur et donner son nom, son adresse et son site.',
  fix: 'Adhérer à un médiateur agréé et inscrire ses coordonnées complètes dans les conditions de vente.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const terms = legalDocument({ site, pages }, 'salesTerms');
    const cited = salesItems.mediator.test(terms.folded);
    const verdict = asShopDuty(
      site,
      judgeMention(terms, salesItems.mediatorContact.test(terms.folded), 'non trouvé : médiateur'),
    );
    if (!cited || verdict.status === 'pass' || verdict.status === 'inapplicable') return verdict;
    return { ...verdict, message: 'vague', severity: 'mineur' };
  },
});
