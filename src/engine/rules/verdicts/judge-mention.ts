import type { Evidence } from '#contract/report.ts';
import type { PageFacts } from '../../artifacts.ts';
import { type LegalDocument, searchedPlaces } from '../../derive/legal/legal-pages.ts';
import { unreadMainPages } from '../../derive/page/contact-links.ts';

/** The end of a rule on legal mentions. */
export type Judgement =
  | { status: 'pass' }
  | { status: 'inapplicable'; reason: string; unseen?: boolean }
  | { status: 'fail'; evidence: Evidence[]; unseen?: boolean; bound?: true }
  | { status: 'review'; evidence: Evidence[]; unseen?: boolean; nowhere?: boolean; bound?: true };

/**
 * Whether a document holds something, with the confidence policy of the reference: found → pass; absent from a page
 * read in full → failure « non trouvé »; from a page badly read → for a person to check. Of a page that was linked but
 * not read nothing is said here: the rule on the document itself asks for it, once.
 * `missing` names what was looked for, in French.
 */
export function judgeMention(document: LegalDocument, found: boolean, missing: string): Judgement {
  if (document.status === 'absent' || document.status === 'unknown')
    return {
      status: 'inapplicable',
      reason: 'le document qui doit porter cette mention n’a pas été trouvé',
      unseen: true,
    };
  if (document.status === 'announced')
    return {
      status: 'inapplicable',
      reason: 'la page qui doit porter cette mention annonce un texte à venir',
    };
  if (document.pages.length === 0)
    return { status: 'inapplicable', reason: 'le document lié n’a pas été lu pendant l’audit', unseen: true };
  if (found) return { status: 'pass' };
  const evidence = placesRead(document, missing);
  if (document.status === 'read') return { status: 'fail', evidence };
  // A page that left no text at all was not seen, rather than badly written.
  return { status: 'review', evidence, unseen: document.pages.some(({ text }) => text === '') };
}

/** Whether the document itself exists. */
export function judgePresence(
  document: LegalDocument,
  pages: readonly PageFacts[],
  asked: string,
): Judgement {
  if (document.status === 'read') return { status: 'pass' };
  if (document.status === 'absent' || document.status === 'announced')
    return { status: 'fail', evidence: searchedPlaces(pages, asked, document) };
  if (document.status === 'unknown') {
    const unread = unreadMainPages({ pages, notAnalysed: [] }).length;
    return {
      status: 'review',
      evidence: [...searchedPlaces(pages, asked, document), ...leftOut(unread)],
      unseen: true,
      nowhere: true,
    };
  }
  return document.pages.length > 0
    ? { status: 'pass' }
    : {
        status: 'review',
        evidence: placesRead(document, 'page liée mais non lue pendant l’audit'),
        unseen: true,
      };
}

/** Where it may still stand: pages that the menu, the home page or the foot of a page leads to. */
const leftOut = (unread: number): Evidence[] =>
  unread === 0
    ? []
    : [
        {
          type: 'value',
          label: 'Pages non lues du menu, de l’accueil ou du pied de page',
          value: String(unread),
          expected: '0',
        },
      ];

function placesRead(document: LegalDocument, note: string): Evidence[] {
  if (document.pages.length > 0)
    return document.pages.slice(0, 5).map((page) => ({ type: 'page', url: page.url, note }));
  const urls = [...new Set(document.links.map((link) => link.url))];
  return urls.slice(0, 3).map((url) => ({ type: 'page', url, note }));
}
