import {
  type LegalLink,
  legalLinks,
  noticeItems,
  policyItems,
  policyRights,
} from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { foldText } from '../page/page-kind.ts';
import { foldedTextOf } from './legal-text.ts';

/** What conditions speak of: two of them under the title make it more than a title. */
const clauses: Partial<Record<LegalLink, readonly RegExp[]>> = {
  salesTerms: [
    /\bcommand(?:es?|er)\b/,
    /\b(?:acomptes?|arrhes|devis)\b/,
    /\b(?:livr\w+|expedi\w+|retrait)\b/,
    /\b(?:paiements?|payables?|regle(?:ments?|e?s?)|solde|cheques?|virements?)\b/,
    /\bretract\w+\b/,
    /\b(?:rembours\w+|retours?|avoirs?)\b/,
    /\b(?:prix|tarifs?)\b/,
    /\bgaranties?\b/,
  ],
  terms: [
    /\butilisat(?:eurs?|rices?)\b/,
    /\bcomptes?\b/,
    /\bresponsab\w+\b/,
    /\b(?:acces|interruptions?|disponib\w+)\b/,
    /\b(?:interdi\w+|s'engage\w*|respecter)\b/,
  ],
};

/** A part of a page is read this far after its heading. */
const partLength = 1_500;

/** A page of another name holds this document: items of it are there, or a part that bears its name. */
export function carries(page: PageFacts, kind: LegalLink): boolean {
  const folded = foldedTextOf(page);
  const has = (...patterns: readonly RegExp[]) => patterns.filter((pattern) => pattern.test(folded)).length;
  const expected = clauses[kind];
  if (expected) return hasPart(page, kind, expected);
  if (kind === 'notice') return has(noticeItems.hosting, noticeItems.director) === 2;
  if (kind !== 'privacy' || has(/\bdonnees (?:personnelles|a caractere personnel)\b/) === 0) return false;
  return (
    has(policyItems.controller, policyItems.complaint, policyItems.retention) >= 2 ||
    has(...policyRights.map(({ pattern }) => pattern)) >= 4
  );
}

/** What follows a heading of the page that names a policy on personal data, with two of the rights and more. */
export function policyPartOf(page: PageFacts): string | null {
  const folded = foldedTextOf(page);
  for (const { text } of page.headings) {
    const name = foldText(text);
    if (name === '' || name.length > 80 || !legalLinks.privacy.test(name)) continue;
    const parts = folded.split(name).slice(1);
    const isPolicy = (part: string) =>
      policyRights.filter(({ pattern }) => pattern.test(part.slice(0, policyLength))).length >= 2;
    if (parts.some(isPolicy)) return text;
  }
  return null;
}
const policyLength = 3_000;

/** A heading of the page bears the document’s name, and what follows it speaks of it. */
function hasPart(page: PageFacts, kind: LegalLink, expected: readonly RegExp[]): boolean {
  const folded = foldedTextOf(page);
  return page.headings.some((heading) => {
    const name = foldText(heading.text);
    if (name.length > 80 || !legalLinks[kind].test(name)) return false;
    return folded
      .split(name)
      .slice(1)
      .some((part) => {
        const read = part.slice(0, partLength);
        return expected.filter((pattern) => pattern.test(read)).length >= 2;
      });
  });
}
