import { foldText } from '#contract/fold-text.ts';
import type { Evidence } from '#contract/report.ts';
import { type LegalLink, legalLinks, noticeItems, policyItems } from '#reference/legal-patterns.ts';
import type { PageFacts, PageKind } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { foldedTextOf, quoteAround } from './legal-text.ts';

type LegalKind = Extract<LegalLink, 'notice' | 'privacy' | 'salesTerms' | 'terms' | 'accessibility'>;

/** A page says that its own text is still to come. */
const toCome =
  /\ben cours (?:de |d')(?:redaction|ecriture|construction|preparation|elaboration)\b|\b(?:page|rubrique|section) en construction\b|\b(?:page|contenu|texte|informations?|mentions legales|declaration|politique)s? a venir\b|\bbientot disponibles?\b|\bprochainement (?:disponibles?|en ligne|publiee?s?)\b|\b(?:sera|seront) (?:bientot|prochainement) (?:publiee?s?|disponibles?|mise?s? en ligne)\b|\bcoming soon\b|\bunder construction\b/;

/** Words of the page’s main text above which it says something beside. */
const fewWords = 80;

/** Whoever writes this has begun to write the document. */
const substance: Readonly<Record<LegalKind, readonly RegExp[]>> = {
  notice: [noticeItems.hosting, noticeItems.director, /\bediteur\b|\bedite\w* par\b|\bsire[nt]\b/],
  privacy: [policyItems.controller, policyItems.retention, policyItems.complaint, /\bdroits? d'acces\b/],
  salesTerms: [/\b(?:livraisons?|retractation|commandes?|paiements?)\b/],
  terms: [/\b(?:utilisateurs?|responsabilite|compte)\b/],
  accessibility: [/\bconformes?\b|\brgaa\b|\bwcag\b/],
};

/** Text of a page without its footer. */
const ownText = memoise((page: PageFacts): string => {
  const footer = foldText(page.footerText);
  return footer === '' ? foldedTextOf(page) : foldedTextOf(page).replaceAll(footer, ' ');
});

const saysSomething = (page: PageFacts, kind: LegalKind): boolean =>
  substance[kind].some((pattern) => pattern.test(ownText(page)));

/** The page of that document only says that it is to come. */
export const isAnnounced = (page: PageFacts, kind: LegalKind): boolean =>
  !page.isHome && page.wordCount <= fewWords && toCome.test(ownText(page)) && !saysSomething(page, kind);

const otherKinds: readonly PageKind[] = ['contact', 'login', 'help', 'search', 'site-map'];

/** A page of another kind, to which a link of the document’s name leads: neither its headings nor its text know it. */
export const isAnother = (page: PageFacts, kind: LegalKind): boolean =>
  otherKinds.includes(page.kind) &&
  !page.headings.some(({ text }) => legalLinks[kind].test(foldText(text))) &&
  !saysSomething(page, kind);

/** The answer of a rule on the document’s presence, told in other words where its page is there, and empty. */
export function orAnnounced<const V extends { readonly status: string }>(
  verdict: V,
  document: { readonly status: string; readonly announced: readonly PageFacts[] },
) {
  if (verdict.status !== 'fail' && verdict.status !== 'review') return verdict;
  if (document.status !== 'announced') return verdict;
  const evidence = document.announced.map(
    ({ text, url }): Evidence => ({ type: 'text', quote: quoteAround(text, toCome) ?? '', where: url }),
  );
  return { ...verdict, message: 'announced' as const, evidence };
}
