import { foldText } from '#contract/fold-text.ts';
import {
  type LegalLink,
  legalLinks,
  noticeItems,
  policyItems,
  policyRights,
} from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
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
  if (expected) return partOf(page, kind, { patterns: expected, length: partLength }) !== null;
  if (kind === 'notice') return has(noticeItems.hosting, noticeItems.director) === 2;
  if (kind !== 'privacy' || has(/\bdonnees (?:personnelles|a caractere personnel)\b/) === 0) return false;
  return (
    has(policyItems.controller, policyItems.complaint, policyItems.retention) >= 2 ||
    has(...policyRights.map(({ pattern }) => pattern)) >= 4
  );
}

/** The heading under which the page holds a policy on personal data: two of the rights and more follow it. */
export const policyPartOf = (page: PageFacts): string | null =>
  partOf(page, 'privacy', {
    patterns: policyRights.map(({ pattern }) => pattern),
    length: policyLength,
  });
const policyLength = 3_000;

/** The heading of the page that bears the document’s name and is followed by two of the patterns, or null. */
function partOf(
  page: PageFacts,
  kind: LegalLink,
  expected: { readonly patterns: readonly RegExp[]; readonly length: number },
): string | null {
  const folded = foldedTextOf(page);
  const speaksOfIt = (part: string): boolean => {
    const read = part.slice(0, expected.length);
    return expected.patterns.filter((pattern) => pattern.test(read)).length >= 2;
  };
  const found = page.headings.find((heading) => {
    const name = foldText(heading.text);
    if (name === '' || name.length > 80 || !legalLinks[kind].test(name)) return false;
    return folded.split(name).slice(1).some(speaksOfIt);
  });
  return found?.text ?? null;
}
