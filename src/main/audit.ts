import { writeFile } from 'node:fs/promises';
import { type AuditProgress, auditStageLabels, failureSentences } from '#contract/audit.ts';
import { isAppError } from '#contract/errors.ts';
import { auditSite } from '#engine/audit-site.ts';
import { normaliseTarget } from '#engine/crawl/normalise-url.ts';
import { engineVersion } from '#engine/engine-version.ts';
import { createVisitPool } from '#engine/gather/visit-pool.ts';
import type { EngineOutcome } from '#engine/outcome.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { findChromium } from '#platform/find-chromium.ts';
import { createLog } from '#platform/log.ts';
import { type AuditArguments, readArguments, UsageError, usage } from './audit-arguments.ts';
import { explainRule, summarise } from './audit-summary.ts';

/** The engine alone, from a terminal: no server, no database. Progress on standard error, result on standard output. */
async function main(argv: readonly string[]): Promise<0 | 1 | 2> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => stop.abort(new Error('Audit interrompu.')));
  try {
    const asked = readArguments(argv, (id) => ruleOf(id) !== undefined);
    const outcome = await run(asked, stop.signal);
    if (outcome.kind === 'failure') {
      console.error(
        `\nL’audit a échoué : ${failureSentences[outcome.code]}\n(${outcome.code} : ${outcome.detail})`,
      );
      return 1;
    }
    if (asked.jsonFile !== null)
      await writeFile(asked.jsonFile, `${JSON.stringify(outcome.report, null, 2)}\n`);
    console.log(summarise(outcome.report));
    if (asked.explain !== null) console.log(`\n${explainRule(outcome.report, asked.explain)}`);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return error instanceof UsageError || isAppError(error) ? 2 : 1;
  }
}

async function run(asked: AuditArguments, signal: AbortSignal): Promise<EngineOutcome> {
  const config = readConfig();
  const policy = { allow: [...config.allowTargets, ...asked.allow] };
  const url = normaliseTarget(asked.address, policy);
  const { path: executablePath } = await findChromium({
    chromiumPath: config.chromiumPath,
    dataFolder: config.dataFolder,
    mayInstall: false,
    notice: (line) => console.error(line),
  });
  // People read this: log lines only when asked for.
  const log = createLog(config.logLevel === 'info' ? 'error' : config.logLevel);
  const { publicUrl } = config;
  const pool = createVisitPool({ executablePath, policy, publicUrl, log });
  try {
    return await auditSite(
      {
        url: url.href,
        scope: asked.scope,
        maxPages: asked.pages,
        device: asked.device,
        exclude: asked.exclude,
        profile: asked.profile,
      },
      { pool, policy, clock: systemClock, engineVersion, publicUrl, log },
      { signal, onProgress: tell },
    );
  } finally {
    await pool.close();
  }
}

let told = '';
function tell({ stage, done, total }: AuditProgress): void {
  const line = total > 0 ? `${auditStageLabels[stage]} : ${done}/${total}` : auditStageLabels[stage];
  if (line !== told) console.error(line);
  told = line;
}

process.exitCode = await main(process.argv.slice(2));
