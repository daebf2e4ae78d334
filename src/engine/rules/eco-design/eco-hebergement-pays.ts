import { noticeItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineSiteRule } from '../../rule.ts';

/** Grid under 100 g of CO₂e per kWh: France (44 g in co2.js 0.19, 2026). Other countries: a person looks them up. */
const lowCarbon =
  /\bfrance\b|\b(?:roubaix|gravelines|paris|marseille|lyon|strasbourg|lille|rennes|bordeaux|nantes)\b/;

export default defineSiteRule({
  id: 'eco-hebergement-pays',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: ['RGESN 8.6'],
  title: {
    fail: 'Le pays d’hébergement est à vérifier',
    pass: 'L’hébergeur annonce une adresse dans un pays à l’électricité peu carbonée',
  },
  why: 'Le référentiel demande un pays dont l’électricité émet moins de 100 g de CO₂e par kWh. L’adresse de l’hébergeur n’est pas toujours celle des serveurs.',
  fix: 'Demander à l’hébergeur le lieu des serveurs, et préférer un pays à l’électricité peu carbonée.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const quote = quoteAround(notice.text, noticeItems.hosting, 200);
    if (quote === null) return { status: 'inapplicable', reason: 'aucun hébergeur cité' };
    if (lowCarbon.test(foldText(quote))) return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote, where: 'Mentions légales' }] };
  },
});
