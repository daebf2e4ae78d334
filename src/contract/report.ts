import { z } from 'zod';
import { auditDevices, auditScopes } from './audit.ts';
import { bindingOverview } from './binding.ts';
import { cookieTable } from './cookie-table.ts';
import { fieldData } from './field-data.ts';
import { fix } from './fix.ts';
import { journeyState, reportJourney } from './journey/flow-measures.ts';
import { laterMeasure } from './later-measure.ts';
import { notAnalysedPage } from './not-analysed-page.ts';
import { onDesktop, performanceMetrics, spreads } from './page-measures.ts';
import { otherWindow, pageWalk } from './page-walk.ts';
import { citedReference } from './references.ts';
import { reportSample } from './report-sample.ts';
import { rgaaGrid } from './rgaa-grid.ts';
import { accessUses } from './site-access.ts';
import { automations, profileIds, severities, themeIds } from './themes.ts';
import { waterfall } from './waterfall.ts';

/** The stored report. French text is rendered in: an old report never changes when wording does. */
export const reportSchemaVersion = 1;

const theme = z.enum(themeIds);
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** What makes an element known again in a later audit, beside its selector and its snippet (`report/compare`). */
const elementMark = z.object({
  /** Tags from its landmark down to its parent, `nav>ul>li`. */
  place: z.string(),
  /** Hash of the structure it holds, base 36. */
  shape: z.string(),
  /** The part shared by pages that holds it and the hash of its structure, `footer:1x9k2c`; absent elsewhere. */
  part: z.string().optional(),
  /** Accessible name; absent when empty. */
  name: z.string().optional(),
});
export type ElementMark = z.infer<typeof elementMark>;

/** Proof that a person can check. All text comes from the audited site: never trusted, always escaped. */
export const evidence = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('element'),
    selector: z.string(),
    snippet: z.string(),
    /** Page coordinates in CSS px at the visit’s viewport. */
    box: box.optional(),
    note: z.string().optional(),
    /** Absent from older reports, and where no element of the page’s DOM was at hand. */
    mark: elementMark.optional(),
    /** It shows at this width of the window only. Older reports looked at one width. */
    width: z.enum(auditDevices).optional(),
    /** Name of what was pressed to open the part that holds it. */
    opened: z.string().optional(),
  }),
  z.object({ type: z.literal('header'), url: z.string(), name: z.string(), value: z.string().nullable() }),
  z.object({
    type: z.literal('request'),
    url: z.string(),
    method: z.string().optional(),
    status: z.number().optional(),
    sizeBytes: z.number().optional(),
    note: z.string().optional(),
  }),
  z.object({ type: z.literal('cookie'), name: z.string(), domain: z.string(), note: z.string().optional() }),
  z.object({ type: z.literal('text'), quote: z.string(), where: z.string().optional() }),
  z.object({
    type: z.literal('value'),
    label: z.string(),
    /** The words of a tool, in English, that the label announces. */
    english: z.string().optional(),
    value: z.string(),
    expected: z.string().optional(),
  }),
  z.object({ type: z.literal('page'), url: z.string(), note: z.string().optional() }),
]);
export type Evidence = z.infer<typeof evidence>;

export const finding = z.object({
  ruleId: z.string(),
  ruleVersion: z.int(),
  /** Where the verdict comes from, e.g. `constat`, `axe-core`, `lighthouse`. */
  sources: z.array(z.string()),
  theme,
  verdict: z.enum(['fail', 'review']),
  severity: z.enum(severities),
  automation: z.enum(automations),
  effort: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  why: z.string(),
  fix: z.string(),
  references: z.array(z.string()),
  /** The same references with their kind; reports made before it was kept have none. */
  basis: z.array(citedReference).optional(),
  /** RGAA 4.1.2 tests or criteria, e.g. `8.3.1`. */
  rgaa: z.array(z.string()),
  /** Pages concerned; a site-wide finding names the pages that show it, or none. */
  pages: z.array(z.object({ url: z.string(), occurrences: z.int(), evidence: z.array(evidence) })),
  /** Of a site-wide finding: the pages that fail each by itself, where that is known; at most 200. */
  failsOn: z.array(z.string()).optional(),
  /** Proof of a site-wide finding. */
  evidence: z.array(evidence),
  occurrences: z.int(),
  /** Share of all analysed pages concerned, 0–1; 1 for a site-wide finding. */
  reach: z.number(),
  /** Points of the site score won when mended; 0 for « à vérifier ». */
  gain: z.number(),
  /** Points of its theme score won when mended. */
  themeGain: z.number(),
});
export type Finding = z.infer<typeof finding>;

export const themeResult = z.object({
  theme,
  label: z.string(),
  /**
   * 0–100, what was not seen counted at its worst. Null when nothing was to be judged (rules switched off), and in older
   * reports when nothing could be tested.
   */
  score: z.int().nullable(),
  /** The same, what was not seen counted as sound; absent where it changes nothing. */
  upTo: z.int().optional(),
  /** What was not seen and what to do about it, in French; absent where nothing is missing. */
  unseen: z.string().optional(),
  /** The theme has no grade: its duties depend on the kind of site, which nobody declared. */
  pending: z.literal('profile').optional(),
  /** Of the rules and prices that made the score: two that differ do not compare. Older reports have none. */
  edition: z.string().optional(),
  /** What holds the score down, whatever else is mended: so many blocking defects, or the weight of the pages. */
  held: z.object({ by: z.enum(['blocking', 'sobriety']), count: z.int().optional() }).optional(),
  /** The costliest three defects, with the points of the theme that mending each alone wins; absent in older reports. */
  costs: z.array(z.object({ ruleIds: z.array(z.string()), points: z.int() })).optional(),
  weight: z.number(),
  counts: z.object({
    fail: z.int(),
    review: z.int(),
    pass: z.int(),
    inapplicable: z.int(),
    error: z.int(),
    /** Switched off for this audit. */
    off: z.int().optional(),
  }),
});
export type ThemeResult = z.infer<typeof themeResult>;

export const checkedRule = z.object({
  ruleId: z.string(),
  theme,
  /** Reports made before it was kept have none. */
  ruleVersion: z.int().optional(),
  title: z.string(),
  /** `off`: switched off for this audit, so nothing is known; never counted as passed. */
  status: z.enum(['pass', 'inapplicable', 'error', 'off']),
  /** `pass` of a `semi` rule means « rien relevé », not « conforme ». */
  automation: z.enum(automations),
  reason: z.string().optional(),
  /** `pass` of a rule that could not be tested on every page: pages where it passed and where it was not tested. */
  passedOn: z.int().optional(),
  untestedOn: z.int().optional(),
  /** `pass` beside a finding of another check about the same thing: what it looked at is in order, the subject is not. */
  beside: z.boolean().optional(),
});

export type CheckedRule = z.infer<typeof checkedRule>;

/** Frames of one size, px, each a stored picture. */
const film = z.object({
  width: z.int(),
  height: z.int(),
  frames: z.array(z.object({ atMs: z.int(), key: z.string() })),
});
export type Film = z.infer<typeof film>;

export const visitedPage = z.object({
  url: z.string(),
  /** The address that a list or a sample gives, where the page answered at another. */
  asked: z.string().optional(),
  title: z.string(),
  /** Of a page that a journey led to: which step it shows. Its address ends in a fragment of ours, since steps may share one. */
  state: journeyState.optional(),
  status: z.int(),
  performanceScore: z.int().nullable(),
  metrics: performanceMetrics.nullable(),
  /** Pages loaded several times: score and metrics are those of the middle load; least and greatest of all loads. */
  measures: spreads.optional(),
  /** Of a page without score and metrics: what loads on a machine that was too busy gave. Never a score, never a fault. */
  disturbed: spreads.optional(),
  /** The same measured as from a computer, beside the phone whose figures make the scores; null: it could not be. */
  desktop: onDesktop.optional(),
  requestCount: z.int(),
  transferBytes: z.int(),
  domNodes: z.int(),
  /** « Indice de sobriété Constat », 0–100. */
  sobriety: z.number().nullable(),
  /** Defects (`isDefect`) of the page’s own rules. */
  failures: z.int(),
  /**
   * 0–100: what the page is worth by what it shows itself, the defects of the site as a whole left out. Null when nothing
   * was to be judged; older reports have none.
   */
  score: z.int().nullable().optional(),
  /** How the page appeared, in time since its address was asked for; of the home page alone, and not always. */
  film: film.optional(),
  /** What it asked for as it loaded; of the home page alone, where our machine was idle. */
  waterfall: waterfall.optional(),
  /** Key of the stored screenshot, when one was taken. */
  screenshot: z.object({ key: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** The same load in the window of the other device: of the home page and of a few others. */
  other: otherWindow.optional(),
  /** What the Tab key and a screen reader come to, in each window that was pictured. Older reports have none. */
  walks: z.array(pageWalk).max(2).optional(),
});
export type VisitedPage = z.infer<typeof visitedPage>;

export type { Fix } from './fix.ts';
export * from './not-analysed.ts';
export type { NotAnalysedPage } from './not-analysed-page.ts';
export type { PerformanceMetrics } from './page-measures.ts';

export const report = z.object({
  schemaVersion: z.literal(reportSchemaVersion),
  engineVersion: z.string(),
  referential: z.literal('rgaa-4.1.2'),
  url: z.string(),
  host: z.string(),
  scope: z.enum(auditScopes),
  device: z.enum(auditDevices),
  /** The speed of the main pages was measured as from a computer too (`desktop` of a page). */
  bothDevices: z.literal(true).optional(),
  profile: z.enum(profileIds).nullable(),
  /** The kind of site that its owner declared after the audit: laid over the report when it is read, never stored in it. */
  declaredProfile: z.enum(profileIds).optional(),
  /** What binds, by kind of site: laid over an exported report, never stored in it. */
  binding: bindingOverview.optional(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** True when pages were left out for another reason than the asked limit. */
  partial: z.boolean(),
  /** Weighted mean of the `score` of the themes that have a number. */
  score: z.int().nullable(),
  /** Weighted mean of what these themes may be worth at best; absent where it is the same. */
  upTo: z.int().optional(),
  /** Themes that have no number, of which too much was not seen: the score is made without them. */
  without: z.array(theme).optional(),
  /** What was not seen and what to do about it, in French; absent where nothing is missing. */
  unseen: z.string().optional(),
  themes: z.array(themeResult),
  /** Failures first, by priority; then « à vérifier ». */
  findings: z.array(finding),
  /** The findings grouped by cause, what to do first first. Older reports have none. */
  fixes: z.array(fix).optional(),
  checks: z.array(checkedRule),
  pages: z.array(visitedPage),
  /** With the scope `sample`: what was asked for; `sampleRows` tells what became of each page. */
  sample: reportSample.optional(),
  /** Journeys that were replayed, with what was measured on the way; never in a score. */
  journeys: z.array(reportJourney).optional(),
  notAnalysed: z.array(notAnalysedPage),
  /** Count of `notAnalysed` entries left out of the list (it is capped). */
  notAnalysedMore: z.int(),
  /** Addresses found, by what became of them: the first is the sum of the others. Older reports have none. */
  pageCounts: z
    .object({
      found: z.int(),
      read: z.int(),
      /** Could not be read (late, crashed, too large, blocked, out of reach). */
      unread: z.int(),
      /** Left out as asked: limit, exclusions, robots.txt, login. */
      beyond: z.int(),
      /** Errors, redirects, files, doubles. */
      noPage: z.int(),
    })
    .optional(),
  /** Reports made before the grid have none. */
  rgaa: rgaaGrid.optional(),
  /** The same verdicts under other referentials, where they were asked for. */
  otherGrids: z.array(rgaaGrid).optional(),
  /** What real visitors measured; absent where it was not asked for (no key, a site that is not public, an older report). */
  field: fieldData.optional(),
  /** Pages whose speed our machine was too busy to measure: to come, measured since, or never. Absent: there were none. */
  laterMeasure: laterMeasure.optional(),
  /** Reports made before the table have none. */
  cookies: cookieTable.optional(),
  /** Sensitive addresses (.git, .env…) were asked for: the domain was proved. Older reports do not say. */
  activeProbes: z.boolean().optional(),
  /** What became of the access kept for the site; `used`: its pages are protected. Absent: there was none. */
  access: z.enum(accessUses).optional(),
  /**
   * What rules on trial found, and how many of them ran: no score, count, fix or grid is made of it. Absent where no rule
   * is on trial.
   */
  trial: z.object({ checked: z.int(), findings: z.array(finding) }).optional(),
  environment: z.object({ browser: z.string(), viewport: z.string(), userAgent: z.string() }),
});
export type Report = z.infer<typeof report>;
