import { decisionKinds } from '#contract/decision-words.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { formatDate } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { lapseSentence, scopeText } from './decision-texts.ts';
import { viewDecisions } from './view-decisions.ts';

/** Columns that a table of findings has for decisions. */
export const decisionHeader = [
  'Décision',
  'Portée',
  'Raison',
  'Décidé par',
  'Décidé le',
  'Jusqu’au',
] as const;

/**
 * The cells of one finding on one page, in the order of the header; where several decisions speak of it, each cell tells
 * them one after the other. Texts are as people typed them: the table makes them inert.
 * @param page the page of the line; empty for the whole site
 * @param order the proof of the line; absent for a line of the whole page
 */
export function decisionCells(
  decided: DecidedReport | null,
  finding: Finding,
  page: string,
  order?: number,
): string[] {
  const notes = (viewDecisions(decided, finding)?.notes ?? []).filter(
    ({ places }) =>
      places.length === 0 ||
      places.some((place) => place.page === page && (order === undefined || place.order === order)),
  );
  const told = (cell: (note: (typeof notes)[number]) => string) => notes.map(cell).join(' | ');
  return [
    told(({ decision, why }) => {
      const { label } = decisionKinds[decision.kind];
      return why === null ? label : `${label}. ${lapseSentence(why, decision)}`;
    }),
    told(({ decision }) => scopeText(decision)),
    told(({ decision }) => decision.reason),
    told(({ decision: { author } }) => author.name),
    told(({ decision }) => formatDate(decision.madeAt)),
    told(({ decision }) => (decision.until === null ? '' : formatDate(decision.until))),
  ];
}
