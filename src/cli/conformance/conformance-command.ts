import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineVersion } from '#engine/engine-version.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { readConfig } from '#platform/config.ts';
import { findChromium } from '#platform/find-chromium.ts';
import { createLog } from '#platform/log.ts';
import { assertKnownRules } from '#service/known-rules.ts';
import { type ActCase, readActCases } from './act-cases.ts';
import {
  type ConformanceArguments,
  ConformanceUsageError,
  conformanceUsage,
  readConformanceArguments,
} from './conformance-arguments.ts';
import { differencesOf, resultsByRule, summaryOf, tableOf } from './conformance-table.ts';
import { earlReportOf } from './earl-report.ts';
import { judgeCases } from './judge-cases.ts';
import { serveCases } from './serve-cases.ts';
import { visitCases } from './visit-cases.ts';

/** Nobody waits for it: it leaves the machine to others. */
const slots = 2;

/**
 * The W3C’s public cases through the product’s own visit and judgement. Progress on standard error, the table on
 * standard output.
 * @returns the exit code: 1 when it could not be done, 2 when it was asked wrongly
 */
export async function runConformanceCommand(argv: readonly string[]): Promise<0 | 1 | 2> {
  if (argv.includes('--help')) {
    console.log(conformanceUsage);
    return 0;
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => stop.abort(new Error('Mesure interrompue.')));
  try {
    await run(readConformanceArguments(argv), stop.signal);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const asked = error instanceof ConformanceUsageError;
    console.error(asked ? `${message}\n\n${conformanceUsage}` : message);
    return asked ? 2 : 1;
  }
}

async function run(asked: ConformanceArguments, signal: AbortSignal): Promise<void> {
  const config = readConfig();
  assertKnownRules(config);
  const cases = await readActCases(asked.folder);
  const saved = asked.saved ?? (await mkdtemp(join(tmpdir(), 'constat-conformance-')));
  try {
    if (!asked.judgeOnly) await visit(cases, asked.folder, saved, signal);
    const judged = await judgeCases(cases, saved, config.rulesOff);
    if (asked.earlFile !== null) {
      const report = earlReportOf(judged, engineVersion);
      await writeFile(asked.earlFile, `${JSON.stringify(report, null, 2)}\n`);
    }
    const rows = resultsByRule(judged);
    console.log(tableOf(rows));
    console.log(['', ...differencesOf(judged), '', summaryOf(rows)].join('\n'));
  } finally {
    if (asked.saved === null) await rm(saved, { recursive: true, force: true });
  }
}

async function visit(
  cases: readonly ActCase[],
  folder: string,
  saved: string,
  signal: AbortSignal,
): Promise<void> {
  const { chromiumPath, dataFolder, publicUrl, logLevel } = readConfig();
  const notice = (line: string) => console.error(line);
  const { path } = await findChromium({ chromiumPath, dataFolder, mayInstall: false, notice });
  const log = createLog(logLevel === 'info' ? 'error' : logLevel);
  const served = await serveCases(folder);
  const policy = { allow: [served.host] };
  const pool = createVisitPool({ executablePath: path, policy, publicUrl, log, slots });
  try {
    await visitCases(cases, saved, {
      pool,
      addressOf: served.addressOf,
      signal,
      onCase: (done, total, failure) => {
        if (failure) notice(failure);
        if (done % 20 === 0 || done === total) notice(`Cas visités : ${done}/${total}`);
      },
    });
  } finally {
    await pool.close();
    await served.close();
  }
}
