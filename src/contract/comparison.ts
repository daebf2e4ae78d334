import { z } from 'zod';
import { matchSignals, notComparableReasons } from './comparison-words.ts';
import { performanceMetrics } from './page-measures.ts';
import { sampleKinds } from './sample.ts';
import { severities, themeIds } from './themes.ts';

const keysOf = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(table) as [Name, ...Name[]]);

/** One occurrence, as the report that shows it tells it. All text comes from the audited site. */
const comparedPlace = z.object({
  /** Empty for the whole site. */
  page: z.string(),
  label: z.string(),
  code: z.string(),
  signal: keysOf(matchSignals).optional(),
});
export type ComparedPlace = z.infer<typeof comparedPlace>;

/** A list that was cut: all are counted, the first are shown. */
const places = z.object({ count: z.int(), shown: z.array(comparedPlace) });

const comparedRule = z.object({
  ruleId: z.string(),
  title: z.string(),
  theme: z.enum(themeIds),
  severity: z.enum(severities),
  verdict: z.enum(['fail', 'review']),
  fresh: places,
  fixed: places,
  moved: places,
  still: z.int(),
  /** Occurrences of which nothing can be said. */
  apart: z.int(),
});
export type ComparedRuleSummary = z.infer<typeof comparedRule>;

const samplePageState = z.object({
  /** `unread`: it could not be read; `absent`: the version of the sample did not have it. */
  state: z.enum(['read', 'unread', 'absent']),
  score: z.int().nullable(),
  /** Why it could not be read, in French; empty otherwise. */
  why: z.string(),
});

const sampleTitle = z.object({ name: z.string(), version: z.int() });

/** A sample in two audits of it, page by page. */
const sampleComparison = z.object({
  before: sampleTitle,
  after: sampleTitle,
  pages: z.array(
    z.object({
      url: z.string(),
      name: z.string(),
      kind: z.enum(sampleKinds),
      before: samplePageState,
      after: samplePageState,
      /** Places of defects; null unless it was read both times. */
      counts: z.object({ fresh: z.int(), fixed: z.int(), still: z.int() }).nullable(),
    }),
  ),
});
export type SampleComparison = z.infer<typeof sampleComparison>;

/** The home page as from a computer; null where it was not asked for. */
const desktopFigures = z
  .object({
    /** Null where the machine was too busy to measure. */
    score: z.int().nullable(),
    metrics: performanceMetrics
      .pick({ largestContentfulPaintMs: true, totalBlockingTimeMs: true, cumulativeLayoutShift: true })
      .nullable(),
  })
  .nullable();
const desktopComparison = z.object({ before: desktopFigures, after: desktopFigures });
export type DesktopComparison = z.infer<typeof desktopComparison>;

/** What changed between two audits: occurrences of defects (`fail`, but those of severity `info`), then all rules. */
export const comparison = z.object({
  /** Pages read in both. */
  pages: z.int(),
  counts: z.object({ fresh: z.int(), fixed: z.int(), still: z.int(), moved: z.int() }),
  /** New ones first, then corrected ones, the gravest first. */
  rules: z.array(comparedRule),
  notComparable: z.array(z.object({ ruleId: z.string(), why: keysOf(notComparableReasons) })),
  /** Of two audits of samples. */
  sample: sampleComparison.optional(),
  /** The speed of the home page as from a computer, where one of the two measured it. */
  desktop: desktopComparison.optional(),
});
export type ComparisonSummary = z.infer<typeof comparison>;
