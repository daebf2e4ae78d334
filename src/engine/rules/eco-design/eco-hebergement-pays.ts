import { foldText } from '#contract/fold-text.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { normaliseText, quoteAround } from '../../derive/legal/legal-text.ts';
import { isHostUnfilled } from '../../derive/legal/unfilled.ts';
import { defineSiteRule } from '../../rule.ts';

/** Grid under 100 g of CO₂e per kWh: France (44 g in co2.js 0.19, 2026). Other countries: a person looks them up. */
const lowCarbon =
  /\bfrance\b|\b(?:roubaix|gravelines|paris|marseille|lyon|strasbourg|lille|rennes|bordeaux|nantes)\b/;

/** Another country, told by its name, a town of many servers or the form of a company there. */
const elsewhere =
  /\b(?:etats-unis|usa|united states|irlande|ireland|allemagne|germany|pays-bas|netherlands|royaume-uni|united kingdom|luxembourg|canada|belgique|suisse|espagne|italie|pologne|finlande|suede|lituanie|chypre|singapour|inde|californi[ae]|virgini[ae]|delaware|washington|san francisco|seattle|dublin|amsterdam|fran[ck]fu?ort|londres|london|inc|llc|ltd|limited|gmbh|b\.v)\b/;
/** « Exemple, à Lyon, héberge ce site »: there alone the place stands before. */
const asSubject = /\bheberge (?:ce|le|notre|les|nos)\b/;
const reach = 200;

/** Where the text places its host: at the first place named after each mention of it, within its reach. */
function placeOfHost(text: string): 'low' | 'elsewhere' | null {
  const folded = foldText(normaliseText(text));
  for (const { index } of folded.matchAll(new RegExp(noticeItems.hosting, 'g'))) {
    const after = folded.slice(index, index + reach);
    const isSubject = asSubject.test(after.slice(0, 16)) && !/\b(?:est|sont) $/.test(folded.slice(0, index));
    const before = isSubject
      ? (folded
          .slice(Math.max(0, index - 120), index)
          .split('. ')
          .at(-1) ?? '')
      : '';
    const said = before + after;
    const [low, other] = [lowCarbon, elsewhere].map((pattern) => pattern.exec(said)?.index);
    if (other !== undefined && (low === undefined || other < low)) return 'elsewhere';
    if (low !== undefined) return 'low';
  }
  return null;
}

export default defineSiteRule({
  id: 'eco-hebergement-pays',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 8.6' }],
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
    const place = placeOfHost(notice.text);
    if (place === 'low') return { status: 'pass' };
    if (place === null && isHostUnfilled(notice.text))
      return { status: 'inapplicable', reason: 'hébergeur non renseigné' };
    return { status: 'review', evidence: [{ type: 'text', quote, where: 'Mentions légales' }] };
  },
});
