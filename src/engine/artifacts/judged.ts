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

export interface AxeNode {
  readonly selector: string;
  readonly snippet: string;
  readonly message: string;
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
  /** Loads recorded before it was known have none. */
  readonly trust?: LoadTrust;
  /** First byte of the document, ms after it was asked for; of loads made apart from a visit. */
  readonly ttfbMs?: number;
}
