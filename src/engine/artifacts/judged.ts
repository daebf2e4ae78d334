import type { PerformanceMetrics } from '#contract/report.ts';
import type { Box } from './dom.ts';

/** Contrasts of a text with the picture behind it, 1–21. */
export interface TextContrast {
  /** Of the character that stands out least, the best that any point behind it gives. */
  readonly best: number;
  /** The worst and the best of all points. */
  readonly least: number;
  readonly most: number;
  /** 24 px, or 18.66 px and bold: less is asked. */
  readonly large: boolean;
  /** Its letters have shadows: each figure is the better, or for `least` the worse, with them and without. */
  readonly shadowed?: true;
  /** Neither letter nor digit: a drawing, of which less is asked. */
  readonly sign?: true;
}

/**
 * What a check of an engine found of an element: names and values only. The French of it is written where a rule shows
 * it (`derive/engines/axe-french.ts`); verdicts read `check`, `key` and `data`.
 */
export interface EngineFact {
  /** `constat`: measured by us, or a failure of the engine that we doubt. */
  readonly engine: 'axe-core' | 'constat';
  /** Of the engine. */
  readonly rule: string;
  readonly check: string;
  readonly outcome: 'fail' | 'incomplete';
  /** The cause, where a check tells several apart; else `default`. */
  readonly key: string;
  /** Texts of 200 characters, lists of 20 at most. A list alone is `values`, a text alone `value`. */
  readonly data: Readonly<Record<string, FactValue>>;
}
export type FactValue = string | number | boolean | readonly string[];

export interface AxeNode {
  readonly selector: string;
  readonly snippet: string;
  /** 20 at most. */
  readonly facts: readonly EngineFact[];
  /** Index in `dom.nodes`, when it could be matched. */
  readonly node: number | null;
  readonly box: Box | null;
  /** Of an undecided contrast, where it could be measured. */
  readonly contrast?: TextContrast;
  /** Of a contrast: a picture that was never received here belongs behind the text. */
  readonly lostPicture?: true;
  /** Of an undecided contrast: it came after as many as are measured of a page. */
  readonly untried?: true;
}

export interface AxeResult {
  readonly ruleId: string;
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  /** 50 at most; `nodeCount` is the whole. */
  readonly nodes: readonly AxeNode[];
  readonly nodeCount: number;
}

export interface Axe {
  readonly version: string;
  readonly violations: readonly AxeResult[];
  readonly incomplete: readonly AxeResult[];
  readonly passes: readonly string[];
  readonly inapplicable: readonly string[];
}

export interface LighthouseAudit {
  readonly id: string;
  /** 0–1, or null when not scored. */
  readonly score: number | null;
  readonly numericValue: number | null;
  readonly displayValue: string;
  /** First rows of the details table: url, wastedBytes, wastedMs, snippet, … as Lighthouse names them. */
  readonly items: readonly Readonly<Record<string, string | number>>[];
  readonly savingsMs: number | null;
  readonly savingsBytes: number | null;
}

/** How far the times of a load can be believed. */
export interface LoadTrust {
  /** Of the time in which threads of the load could have worked, the share that others did not keep them from: 0–1. */
  readonly share: number;
  /**
   * Who says so: the kernel, of all threads that the load takes; the thread clock of the browser’s trace, of the page’s
   * main thread; nobody.
   */
  readonly source: 'kernel' | 'thread-clock' | 'none';
}

export interface LighthouseResult {
  readonly version: string;
  /** 0–100, or null when a metric is missing. */
  readonly score: number | null;
  readonly metrics: PerformanceMetrics | null;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
  readonly warnings: readonly string[];
  /** Absent in loads that were recorded by a version without it. */
  readonly trust?: LoadTrust;
  /** First byte of the document, ms after it was asked for; of loads made apart from a visit. */
  readonly ttfbMs?: number;
}
