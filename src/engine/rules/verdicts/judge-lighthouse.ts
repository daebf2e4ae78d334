import { formatDuration, formatNumber } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { Severity } from '#contract/themes.ts';
import type { LighthouseRow } from '#reference/lighthouse-audits.ts';
import type { LighthouseAudit, LighthouseResult } from '../../artifacts.ts';
import { siteDomainOf } from '../../derive/http/third-parties.ts';
import { isTrusted } from '../../derive/load/load-trust.ts';
import { oneRowAFile } from '../../derive/load/one-row-a-file.ts';
import { threshold, type Verdict } from '../../rule.ts';
import { untestedWords } from '../untested-words.ts';
import { evidenceLimit, evidenceOf, type Item, isAttributed, placeOf, text } from './lighthouse-evidence.ts';

/** Lighthouse’s own bounds: 0.9 and above is green, under 0.5 is red. */
const green = 0.9;
const red = threshold(0.5, { from: 'Lighthouse' });

/** The verdict of one row of the table over a load. */
export function judgeLighthouse(row: LighthouseRow, lighthouse: LighthouseResult, pageUrl: string): Verdict {
  const whole = lighthouse.audits[row.auditId];
  if (!whole) return { status: 'untested', reason: 'mesure absente' };
  const audit = oneRowAFile({ ...whole, items: whole.items.filter(isAttributed) }, pageUrl);
  const verdict = row.ofScripts ? judgeScripts(row, audit, pageUrl) : judgeAudit(row, audit, pageUrl);
  // What the machine took is taken out of a load: on a busy one, a time may look too good as well as too bad.
  const isProven = isTrusted(lighthouse) || !isTimed(row);
  return isProven || verdict.status === 'inapplicable'
    ? verdict
    : { status: 'untested', reason: untestedWords.busy };
}

/** The row’s failure tells a time of the load. */
const isTimed = ({ kind, timed }: LighthouseRow): boolean => kind === 'metric' || timed === true;

function judgeAudit(row: LighthouseRow, audit: LighthouseAudit, pageUrl: string): Verdict {
  if (row.busyMs !== undefined) return judgeBusyTime(audit, row.busyMs);
  const score = row.listed && audit.items.length > 0 ? 0 : audit.score;
  if (score === null) return { status: 'inapplicable' };
  // A time that reads as the bound itself is within it: 2,5 s of 2,5 s.
  if (score >= (row.kind === 'metric' ? green - 0.01 : green)) return { status: 'pass' };
  if (row.kind === 'advice' && isTrifle(row, audit)) return { status: 'pass' };
  const value = measured(audit);
  return {
    status: 'fail',
    severity: row.kind === 'metric' && score >= red ? milder(row.severity) : row.severity,
    values: { value },
    extent: audit.numericValue ?? audit.savingsMs ?? audit.savingsBytes ?? 0,
    evidence: evidenceOf(audit, value, pageUrl),
    occurrences: Math.max(1, audit.items.filter(isPlaced).length),
  };
}

/** Each place of a script once, at its longest; nobody can mend what Lighthouse gives to no script. */
function judgeScripts(row: LighthouseRow, audit: LighthouseAudit, pageUrl: string): Verdict {
  const named = audit.items.filter((item) => placeOf(item) !== '');
  const items = named
    .toSorted((a, b) => Number(b.reflowTime ?? 0) - Number(a.reflowTime ?? 0))
    .filter((item, at, all) => all.findIndex((one) => isSamePlace(one, item)) === at);
  const verdict = judgeAudit(row, { ...audit, items }, pageUrl);
  return verdict.status === 'fail' && items.length === 0
    ? { status: 'inapplicable', reason: 'aucun script n’est nommé par la mesure' }
    : verdict;
}

/** A sum of the others stands among them as words alone. */
const isPlaced = ({ node, selector }: Item): boolean => node === undefined || text(selector) !== '';

const isSamePlace = (a: Item, b: Item): boolean => placeOf(a) === placeOf(b) && a.line === b.line;

/**
 * Services by the time they keep the main thread: more than `limitMs` in all fails. What Lighthouse knows by its domain
 * name alone may be the site’s own store of files: where it makes the difference, a person judges.
 */
function judgeBusyTime({ items }: LighthouseAudit, limitMs: number): Verdict {
  const services = items
    .map(({ entity, mainThreadTime }) => ({ name: text(entity), ms: Number(mainThreadTime ?? 0) }))
    .filter(({ name }) => name !== '');
  if (services.length === 0) return { status: 'inapplicable', reason: 'aucun service tiers' };
  const sum = (some: typeof services) => some.reduce((total, { ms }) => total + ms, 0);
  const totalMs = sum(services);
  if (totalMs <= limitMs) return { status: 'pass' };
  const busy = services.filter(({ ms }) => ms >= 1);
  const proof = {
    values: { value: formatDuration(Math.round(totalMs)) },
    extent: totalMs,
    occurrences: busy.length,
    evidence: busy
      .slice(0, evidenceLimit)
      .map(
        ({ name, ms }): Evidence => ({ type: 'value', label: name, value: formatDuration(Math.round(ms)) }),
      ),
  };
  const isBareDomain = (name: string) => name.includes('.') && siteDomainOf(name) === name;
  const certain = sum(services.filter(({ name }) => !isBareDomain(name))) > limitMs;
  return certain ? { status: 'fail', ...proof } : { status: 'review', ...proof };
}

const trifleMs = threshold(100, {
  ours: 'Under these savings nobody would feel the difference: saying so would be noise',
});
const trifleBytes = threshold(10_000, { ours: 'lighter savings are as little felt' });

/** Where an audit counts bytes, they decide alone: the time they would save is foretold from a load, and changes with it. */
function isTrifle(row: LighthouseRow, { savingsMs, savingsBytes }: LighthouseAudit): boolean {
  if (savingsMs === null && savingsBytes === null) return false;
  if (row.timeOnly || savingsBytes === null) return (savingsMs ?? 0) < trifleMs;
  return savingsBytes < trifleBytes && (!isTimed(row) || (savingsMs ?? 0) < trifleMs);
}

const milder = (severity: Severity): Severity => (severity === 'majeur' ? 'mineur' : 'info');

const durations = new Set([
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'bootup-time',
]);

function measured(audit: LighthouseAudit): string {
  if (audit.numericValue === null) return audit.displayValue;
  if (durations.has(audit.id)) return formatDuration(Math.round(audit.numericValue));
  return audit.id === 'cumulative-layout-shift' ? formatNumber(audit.numericValue, 2) : audit.displayValue;
}
