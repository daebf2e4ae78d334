import { Audit } from 'lighthouse/core/audits/audit.js';
import BootupTime from 'lighthouse/core/audits/bootup-time.js';
import CumulativeLayoutShift from 'lighthouse/core/audits/metrics/cumulative-layout-shift.js';
import FirstContentfulPaint from 'lighthouse/core/audits/metrics/first-contentful-paint.js';
import LargestContentfulPaint from 'lighthouse/core/audits/metrics/largest-contentful-paint.js';
import SpeedIndex from 'lighthouse/core/audits/metrics/speed-index.js';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';
import type { LighthouseAudit, LighthouseResult } from '#engine/artifacts.ts';
import { codeReaders, type MeasureReader } from './snippet-measured-code.ts';
import { amountOf, linesOf, partsOf, sumOf } from './snippet-words.ts';

type Found = ReturnType<MeasureReader>;
type Row = LighthouseAudit['items'][number];

const origin = 'https://www.exemple.fr';

/** What Lighthouse would have kept of a page of which those lines are true. @throws Error on a line that says nothing */
export function measuresOf(auditId: string, text: string): LighthouseResult {
  const read = readers[auditId];
  if (read === undefined) throw new Error(`no measure of that name: ${auditId}`);
  const audit: LighthouseAudit = {
    ...{ id: auditId, score: null, numericValue: null, displayValue: '', items: [] },
    ...{ savingsMs: null, savingsBytes: null },
    ...read(linesOf(text)),
  };
  return { version: 'test', score: null, metrics: null, audits: { [auditId]: audit }, warnings: [] };
}

const addressOf = (path: string): string => new URL(path, origin).href;

/** Steps that follow each other up to the moment that is measured: `Premier octet : 1,6 s`. */
const stepsOf = (lines: readonly string[]): number =>
  sumOf(partsOf(lines, /^[^:]+ : ([^:]+)$/).map(([time]) => amountOf(time)));

/** `/app.js : tâche de 720 ms`. */
const timesOf = (lines: readonly string[]) =>
  partsOf(lines, /^(.+) : [^\d:]*(\d[\d ,]* m?s)\b[^\d:]*$/).map(([name = '', time]) => ({
    name,
    ms: amountOf(time),
  }));

interface Scoring {
  readonly p10: number;
  readonly median: number;
}

/** A metric with Lighthouse’s own score of it. */
const scored = (scoring: Scoring, numericValue: number, items: readonly Row[] = []): Found => ({
  score: Audit.computeLogNormalScore(scoring, numericValue),
  numericValue,
  items,
});

const phone = (audit: { readonly defaultOptions: { readonly mobile: { readonly scoring: Scoring } } }) =>
  audit.defaultOptions.mobile.scoring;

/** A task delays a click by what it lasts beyond that. */
const shortTaskMs = 50;

/** The time that the empty part of the screen stayed empty: `2 s : 40 % de l’écran`. */
function speedIndexOf(lines: readonly string[]): number {
  const steps = partsOf(lines, /^([^:]+) : (\d+) % de l’écran$/).map(([time, share]) => ({
    ms: amountOf(time),
    filled: Number(share) / 100,
  }));
  const empty = (at: number) => 1 - (steps[at - 1]?.filled ?? 0);
  return sumOf(steps.map(({ ms }, at) => (ms - (steps[at - 1]?.ms ?? 0)) * empty(at)));
}

/** Lighthouse says nothing of files that would win less than `leastBytes`. */
function wasteOf(
  rows: readonly { readonly url: string; total: number; wasted: number }[],
  leastBytes: number,
): Found {
  const told = rows.filter(({ wasted }) => wasted > leastBytes);
  return {
    score: told.length > 0 ? 0 : 1,
    items: told.map(({ url, total, wasted }) => ({ url, totalBytes: total, wastedBytes: wasted })),
    savingsBytes: sumOf(told.map(({ wasted }) => wasted)),
  };
}

/** `/app.js : 240 ko, dont 180 ko jamais exécutés`. */
const unused =
  (leastBytes: number): MeasureReader =>
  (lines) =>
    wasteOf(
      partsOf(lines, /^(\S+) : (\d+ ko), dont (\d+ ko) jamais (?:exécutés|appliqués)$/).map(
        ([path = '', total, wasted]) => ({
          ...{ url: addressOf(path), total: amountOf(total), wasted: amountOf(wasted) },
        }),
      ),
      leastBytes,
    );

/** `/app.js : 120 ko, 74 ko une fois réduit`. */
const unminified: MeasureReader = (lines) =>
  wasteOf(
    partsOf(lines, /^(\S+) : (\d+ ko), (\d+ ko) une fois réduite?$/).map(([path = '', total, least]) => ({
      ...{ url: addressOf(path), total: amountOf(total), wasted: amountOf(total) - amountOf(least) },
    })),
    2048,
  );

/** Beyond, Lighthouse calls an answer slow; it would win what stands above the second. */
const slowMs = 600;
const targetMs = 100;

/** `Redirection vers https://www.exemple.fr/ : 350 ms`, `Réponse du serveur : 1,4 s`. */
function documentLatency(lines: readonly string[]): Found {
  const times = timesOf(lines);
  const answer = times.find(({ name }) => name === 'Réponse du serveur')?.ms;
  if (answer === undefined) throw new Error('no answer of the server');
  const redirects = sumOf(
    times.filter(({ name }) => name.startsWith('Redirection vers ')).map(({ ms }) => ms),
  );
  const savingsMs = (answer > slowMs ? answer - targetMs : 0) + redirects;
  return { score: savingsMs > 0 ? 0 : 1, savingsMs };
}

/** `/photo.jpg : 2400 × 1600 px, 900 ko, affichée en 600 × 400 px`. */
function imageDelivery(lines: readonly string[]): Found {
  const pattern = /^(\S+) : (\d+) × (\d+) px, (\d+ ko), affichée en (\d+) × (\d+) px$/;
  return wasteOf(
    partsOf(lines, pattern).map(([path = '', width, height, size, shownWidth, shownHeight]) => {
      const shown = (Number(shownWidth) * Number(shownHeight)) / (Number(width) * Number(height));
      return { url: addressOf(path), total: amountOf(size), wasted: amountOf(size) * Math.max(0, 1 - shown) };
    }),
    4096,
  );
}

/** `main > h1 : 0,21 (un bandeau arrive au-dessus)`; what stays in place is moved by 0. */
function layoutShifts(lines: readonly string[]): Found & { readonly sum: number } {
  const moved = partsOf(lines, /^(.+) : (\d(?:,\d+)?) \(.+\)$/)
    .map(([selector = '', score]) => ({ selector, node: selector, snippet: '', score: amountOf(score) }))
    .filter(({ score }) => score > 0);
  return { items: moved, sum: sumOf(moved.map(({ score }) => score)) };
}

/** Without any shift it passes; small ones are told without a score. */
function shiftCulprits(lines: readonly string[]): Found {
  const { items = [], sum } = layoutShifts(lines);
  const total: Row = { node: 'Total', score: sum };
  const score = items.length === 0 ? 1 : sum > CumulativeLayoutShift.defaultOptions.p10 ? 0 : null;
  return { items: items.length === 0 ? [] : [total, ...items], score };
}

/** `lodash : /app.js, 24 ko`: all copies but the first are of no use. */
function duplicates(lines: readonly string[]): Found {
  const copies = partsOf(lines, /^(\S+) : (\S+), (\d+ ko)$/);
  const byName = Map.groupBy(copies, ([name = '']) => name);
  const twice = [...byName].filter(([, same]) => same.length > 1);
  const rows = twice.map(([source, same]) => ({
    source,
    wastedBytes: sumOf(same.slice(1).map(([, , size]) => amountOf(size))),
  }));
  return {
    score: rows.length > 0 ? 0 : 1,
    items: rows,
    savingsBytes: sumOf(rows.map(({ wastedBytes }) => wastedBytes)),
  };
}

/** `/app.js : Array.prototype.includes, 18 ko`: what browsers of the last years bring themselves. */
const legacy: MeasureReader = (lines) =>
  wasteOf(
    partsOf(lines, /^(\S+) : ([^,]+), (\d+ ko)$/).map(([path = '', name, size]) => ({
      url: addressOf(path),
      total: amountOf(size),
      wasted: name === 'aucun complément' ? 0 : amountOf(size),
    })),
    5000,
  );

/** `Google Tag Manager : 210 ms de calcul`. */
const thirdParties: MeasureReader = (lines) => ({
  items: timesOf(lines).map(({ name, ms }) => ({ entity: name, mainThreadTime: ms, transferSize: 1 })),
});

const readers: Readonly<Record<string, MeasureReader>> = {
  ...codeReaders,
  'first-contentful-paint': (lines) => scored(phone(FirstContentfulPaint), stepsOf(lines)),
  'largest-contentful-paint': (lines) => scored(phone(LargestContentfulPaint), stepsOf(lines)),
  'speed-index': (lines) => scored(phone(SpeedIndex), speedIndexOf(lines)),
  'total-blocking-time': (lines) =>
    scored(phone(TotalBlockingTime), sumOf(timesOf(lines).map(({ ms }) => Math.max(0, ms - shortTaskMs)))),
  'cumulative-layout-shift': (lines) => {
    const { sum, items = [] } = layoutShifts(lines);
    return scored(CumulativeLayoutShift.defaultOptions, sum, items);
  },
  'bootup-time': (lines) => {
    const items = timesOf(lines).map(({ name, ms }) => ({ url: addressOf(name), scripting: ms }));
    return scored(BootupTime.defaultOptions, sumOf(items.map(({ scripting }) => scripting)), items);
  },
  'document-latency-insight': documentLatency,
  'image-delivery-insight': imageDelivery,
  'cls-culprits-insight': shiftCulprits,
  'unused-javascript': unused(20 * 1024),
  'unused-css-rules': unused(10 * 1024),
  'unminified-javascript': unminified,
  'unminified-css': unminified,
  'duplicated-javascript-insight': duplicates,
  'legacy-javascript-insight': legacy,
  'third-parties-insight': thirdParties,
};
