import { readFile, writeFile } from 'node:fs/promises';
import { type AuditProgress, auditStageLabels, failureSentence } from '#contract/audit.ts';
import { visitedAs } from '#contract/audit-words.ts';
import { isAppError } from '#contract/errors.ts';
import { countOf } from '#contract/french.ts';
import { statesOf } from '#contract/journey/journey.ts';
import { isLoopback } from '#contract/loopback.ts';
import { auditSite, gatherOnly } from '#engine/audit-site.ts';
import { targetPolicyOf } from '#engine/browser/target-policy.ts';
import { engineVersion } from '#engine/engine-version.ts';
import type { EngineOutcome } from '#engine/ports/outcome.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { openArtifactFolder } from '#engine/replay/save-audit.ts';
import { allRules } from '#engine/rules/registry.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { findChromium } from '#platform/find-chromium.ts';
import { findHtmlChecker } from '#platform/find-html-checker.ts';
import { createLog } from '#platform/log.ts';
import { assertKnownRules } from '#service/known-rules.ts';
import { normaliseTarget } from '#service/normalise-target.ts';
import { readPageList } from '#service/page-lists/read-page-list.ts';
import { AccessError, readAccess } from './access-arguments.ts';
import { type AuditArguments, readArguments, UsageError, usage } from './audit-arguments.ts';
import { summarise } from './audit-summary.ts';
import { compareGrids } from './compare-grids.ts';
import { explainTrace } from './explain-trace.ts';
import { readJourneys, withTyped } from './journey-arguments.ts';
import { readSampleFile } from './sample-file.ts';
import { withSignIn } from './sign-in-arguments.ts';

type Judged = Pick<Extract<EngineOutcome, { kind: 'report' }>, 'report' | 'trace'>;

/**
 * The engine alone, from a terminal: no server, no database. Progress on standard error, result on standard output.
 * @returns the exit code: 1 when the audit failed, 2 when it was asked wrongly
 */
export async function runAuditCommand(argv: readonly string[]): Promise<0 | 1 | 2> {
  if (argv.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => stop.abort(new Error('Audit interrompu.')));
  try {
    const asked = readArguments(
      argv,
      allRules.map(({ id }) => id),
    );
    if (asked.from !== null) {
      await show(asked, await replay(asked, asked.from));
      return 0;
    }
    const startedAt = Date.now();
    const outcome = await visit(asked, stop.signal);
    if (asked.journalFile !== null && 'journal' in outcome)
      await writeFile(asked.journalFile, JSON.stringify({ startedAt, entries: outcome.journal }));
    if (outcome.kind === 'failure') {
      console.error(
        `\nL’audit a échoué : ${failureSentence(outcome.code, outcome.about)}\n(${outcome.code} : ${outcome.detail})`,
      );
      return 1;
    }
    if (outcome.kind === 'report') await show(asked, outcome);
    else
      console.log(
        `${countOf(outcome.pageCount, 'page enregistrée', 'pages enregistrées')} dans ${asked.gatherOnly}.`,
      );
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return error instanceof UsageError || error instanceof AccessError || isAppError(error) ? 2 : 1;
  }
}

async function show({ jsonFile }: AuditArguments, { report, trace }: Judged): Promise<void> {
  if (jsonFile !== null) await writeFile(jsonFile, `${JSON.stringify(report, null, 2)}\n`);
  console.log(summarise(report));
  for (const grid of report.otherGrids ?? []) console.log(`\n${compareGrids(report, grid)}`);
  if (trace) console.log(`\n${explainTrace(report, trace)}`);
}

async function replay({ explain, rulesOff, referential }: AuditArguments, folder: string): Promise<Judged> {
  const judged = await replayAudit(folder, {
    engineVersion,
    explain,
    ...(rulesOff && { rulesOff }),
    ...(referential !== null && { otherReferentials: [referential] }),
  });
  if (judged.gatheredBy !== engineVersion)
    console.error(`Artefacts enregistrés par le moteur ${judged.gatheredBy}, jugés par ${engineVersion}.`);
  return judged;
}

async function visit(asked: AuditArguments, signal: AbortSignal) {
  const config = readConfig();
  assertKnownRules(config);
  const allow = [...config.allowTargets, ...asked.allow, ...ownMachine(asked.address)];
  const policy = { ...targetPolicyOf(config), allow };
  const url = normaliseTarget(asked.address, policy);
  const requests = await readAccess(asked.access, url.origin);
  const given = await withSignIn(requests, asked.signIn, url.origin);
  const { journeys, typed } = await readJourneys(asked.journeys, url.origin);
  const access = withTyped(given, url.origin, typed);
  const sample = asked.sampleFile === null ? null : await readSampleFile(asked.sampleFile, url);
  const ofList = asked.listFile === null ? null : await pagesOf(asked.listFile, url);
  const pages = sample ? sample.pages.map((page) => page.url) : ofList;
  const states = journeys.flatMap(statesOf);
  const { path: executablePath } = await findChromium({
    chromiumPath: config.chromiumPath,
    dataFolder: config.dataFolder,
    mayInstall: false,
    notice: (line) => console.error(line),
  });
  // People read this: log lines only when asked for.
  const log = createLog(config.logLevel === 'info' ? 'error' : config.logLevel);
  const { publicUrl } = config;
  const pool = createVisitPool({ executablePath, policy, publicUrl, log, ...(access && { access }) });
  const order = {
    url: url.href,
    scope: asked.scope,
    ...(pages && { pages }),
    ...(sample && { sample: { ...sample, ...(states.length > 0 && { states }) } }),
    maxPages: pages?.length ?? asked.pages,
    device: visitedAs(asked.device),
    ...(asked.device === 'both' && { bothDevices: true }),
    exclude: asked.exclude,
    profile: asked.profile,
    ownershipProved: asked.proved,
    // As a proof by DNS would: the visit may start on another subdomain.
    provedDomains: asked.proved ? [{ host: url.host, subdomains: true }] : [],
    ignoreRobots: asked.ignoreRobots,
    ...(given && { access: 'used' as const }),
    ...(journeys.length > 0 && { journeys }),
    rulesOff: asked.rulesOff ?? config.rulesOff,
    ...(asked.referential !== null && { otherReferentials: [asked.referential] }),
  };
  const { explain } = asked;
  const htmlChecker = findHtmlChecker(config.java, config.dataFolder);
  const limits = { idleWaitMs: config.idleWaitMs };
  const base = { pool, policy, clock: systemClock, engineVersion, publicUrl, log, limits };
  const world = { ...base, explain, htmlChecker, ...(access && { access }) };
  const events = { signal, onProgress: tell };
  try {
    if (asked.gatherOnly === null) return await auditSite(order, world, events);
    return await gatherOnly(order, { ...world, keep: await openArtifactFolder(asked.gatherOnly) }, events);
  } finally {
    await pool.close();
  }
}

/** Longest list of an audit. */
const listed = 1000;

/** The pages of a list; each line that is not kept is told. */
async function pagesOf(file: string, site: URL): Promise<readonly string[]> {
  const { pages, refused, refusedCount } = readPageList(await readFile(file, 'utf8'), {
    site,
    limit: listed,
  });
  for (const { line, text, sentence } of refused)
    console.error(`Ligne ${line} écartée (${text}) : ${sentence}`);
  if (refusedCount > refused.length) console.error(`${refusedCount} lignes écartées en tout.`);
  if (pages.length === 0) throw new UsageError('Aucune page de cette liste ne peut être visitée.');
  return pages;
}

let told = '';
function tell({ stage, done, total }: AuditProgress): void {
  const line = total > 0 ? `${auditStageLabels[stage]} : ${done}/${total}` : auditStageLabels[stage];
  if (line !== told) console.error(line);
  told = line;
}

/** Who types an address of this machine here sits at it: it needs no permission. */
function ownMachine(address: string): string[] {
  const url = URL.parse(/^https?:/i.test(address) ? address : `http://${address}`);
  return url && isLoopback(url.hostname) ? [url.host] : [];
}
