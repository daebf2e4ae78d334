import { z } from 'zod';
import {
  type DecisionEnd,
  type DerogationMotive,
  decisionEnds,
  decisionKindIds,
  decisionScopeIds,
  derogationMotives,
  lapseReasons,
} from './decision-words.ts';
import type { Evidence } from './report.ts';

const moment = z.iso.datetime();
const verdict = z.enum(['fail', 'review']);
const motive = z.enum(Object.keys(derogationMotives) as [DerogationMotive, ...DerogationMotive[]]);

/** Who decided: name and address of the account at that time. */
const author = z.object({ name: z.string(), email: z.string() });

/** A decision of a person on what a report shows. `reason` and names are typed by people: always escaped. */
export const decision = z.object({
  id: z.uuid(),
  ruleId: z.string(),
  verdict,
  /** Title of the finding when it was decided. */
  title: z.string(),
  kind: z.enum(decisionKindIds),
  scope: z.enum(decisionScopeIds),
  /** Page of the element; empty for the whole site and for other scopes. */
  page: z.string(),
  /** The element or the component, in words; empty for a whole rule. */
  place: z.string(),
  reason: z.string(),
  /** Of a « dérogation » only. */
  motive: motive.nullable(),
  /** Who takes the risk of an « accepté ». */
  takenBy: z.string().nullable(),
  /** Last day it holds, in Paris; null without an end. */
  until: z.iso.date().nullable(),
  author,
  madeAt: moment,
  /** The report it was made on; null once that audit is gone. */
  auditId: z.uuid().nullable(),
});
export type Decision = z.infer<typeof decision>;

/** A decision with how it ended, as the journal of a site keeps it. */
export const journalledDecision = decision.extend({
  /** Null while it stands. */
  end: z
    .object({
      how: z.enum(Object.keys(decisionEnds) as [DecisionEnd, ...DecisionEnd[]]),
      at: moment,
      /** Null when an audit ended it. */
      by: author.nullable(),
    })
    .nullable(),
  /** Its last day is over. */
  isExpired: z.boolean(),
});
export type JournalledDecision = z.infer<typeof journalledDecision>;

/** What makes the decided thing known again in later reports. All text comes from the audited site. */
export interface DecisionAnchor {
  /** Its page and the title of it, empty where another page had the same; both empty for the whole site. */
  readonly page: string;
  readonly title: string;
  /** What the rule showed on that page, and which of it was decided; a whole rule has none. */
  readonly evidence: readonly Evidence[];
  readonly order: number;
  /** The component, as `mark.part` names it; null for other scopes. */
  readonly part: string | null;
  /** Pages that must be read again before something is called corrected. */
  readonly pages: readonly string[];
}

/** A decision that was not undone, with what applying it takes. */
export interface StandingDecision extends Decision {
  readonly ruleVersion: number;
  /** The end of the audit it was made on: older reports are left as they were. */
  readonly from: string;
  readonly anchor: DecisionAnchor;
}

const id = z.uuid();
/** Where in a finding: the page, empty for proofs of the whole site, and the rank in that page’s list of proofs. */
const place = { page: z.string(), order: z.int() };

/** What decisions say of one finding. */
const decidedFinding = z.object({
  ruleId: z.string(),
  verdict,
  /** The decision on the whole rule; null without one that applies. */
  decision: id.nullable(),
  /** Occurrences that a decision on them, or on their component, covers. */
  occurrences: z.array(z.object({ ...place, decision: id })),
  /** Everything it shows and counts is settled: a contest settles nothing. */
  isWhole: z.boolean(),
  /** Decisions that stand and do not apply, with why; `place` is absent for the whole finding. */
  lapsed: z.array(z.object({ decision: id, why: z.enum(lapseReasons), place: z.object(place).optional() })),
});
export type DecidedFinding = z.infer<typeof decidedFinding>;

/**
 * The decisions laid over a stored report, which never changes: beside it in the API and in the JSON file, and what page,
 * PDF, mail and CSV are told from.
 */
export const decidedReport = z.object({
  counts: z.object({
    /** Proven failures but those « à savoir », and how many of them are decided as a whole. */
    defects: z.int(),
    defectsDecided: z.int(),
    /** Of those, how many somebody contests, whole or in places. */
    defectsContested: z.int(),
    reviews: z.int(),
    reviewsDecided: z.int(),
  }),
  /** Those the findings below name, the oldest first. */
  decisions: z.array(decision),
  /** Findings that decisions speak of, in the report’s order. */
  findings: z.array(decidedFinding),
});
export type DecidedReport = z.infer<typeof decidedReport>;
