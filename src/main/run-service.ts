import { once } from 'node:events';
import { type DemoServer, demoFolder, serveDemo } from '#demo/serve-demo.ts';
import type { Config } from '#platform/config.ts';
import { assertMailsLeave, readConfig, refuseSetting, SettingError } from '#platform/config.ts';
import { openDataFolder } from '#platform/data-folder.ts';
import { type Chromium, findChromium } from '#platform/find-chromium.ts';
import { assertIdentity } from '#platform/identity/open-identity.ts';
import { createLog } from '#platform/log.ts';
import { assertStripe } from '#platform/stripe/assert-stripe.ts';
import { warnOfStore } from '#service/files/check-store.ts';
import { assertKnownRules } from '#service/known-rules.ts';
import { judgeSandbox } from './judge-sandbox.ts';
import { type Closers, openWorld } from './open-world.ts';
import { serveOperations } from './serve-operations.ts';
import { settingWarnings } from './setting-warnings.ts';
import { startWeb } from './wire-web.ts';
import { startWiredWorker } from './wire-worker.ts';

/** What this process is for. */
interface Roles {
  readonly web: boolean;
  readonly worker: boolean;
}

const say = (line: string) => console.info(line);

/** With our own database there is one installation, on this machine: it may audit its own demonstration site. */
async function openDemo(
  config: Config,
  serve: boolean,
): Promise<{ config: Config; demo: DemoServer | null }> {
  if (config.databaseUrl !== null) return { config, demo: null };
  let demo: DemoServer | null = null;
  try {
    if (serve) demo = await serveDemo({ folder: demoFolder, port: config.demoPort });
  } catch (error) {
    say(`Site de démonstration indisponible : ${error instanceof Error ? error.message : error}`);
  }
  const demoPort = demo ? Number(new URL(demo.origin).port) : config.demoPort;
  const allowTargets = [...config.allowTargets, `127.0.0.1:${demoPort}`];
  return { config: { ...config, demoPort, allowTargets }, demo };
}

function announce(roles: Roles, config: Config, demo: DemoServer | null, chromium: Chromium | null): void {
  if (roles.web) say(`Constat              ${config.publicUrl}`);
  if (roles.web && config.smtpUrl === null) say(`Boîte de réception   ${config.publicUrl}/boite-mail`);
  if (demo) say(`Site de démonstration ${demo.origin}`);
  if (chromium) say(`Navigateur           ${chromium.version} (${chromium.path})`);
  say(
    `Données              ${config.dataFolder}${config.databaseUrl === null ? '' : ' (base : DATABASE_URL)'}`,
  );
  say('Prêt. Ctrl-C pour arrêter.');
}

async function open(roles: Roles, closers: Closers, stop: AbortSignal): Promise<void> {
  const settings = readConfig();
  openDataFolder(settings.dataFolder);
  assertKnownRules(settings);
  assertMailsLeave(settings);
  assertIdentity(settings);
  const log = createLog(settings.logLevel);
  const chromium = roles.worker ? await findChromium({ ...settings, mayInstall: true, notice: say }) : null;
  const warnings = [...settingWarnings(settings), chromium && (await judgeSandbox(settings, chromium))];
  stop.throwIfAborted();
  if (settings.stripe) warnings.push(await assertStripe(settings.stripe, refuseSetting));
  const { config, demo } = await openDemo(settings, roles.web);
  if (demo) closers.push(demo.close);
  const deps = await openWorld(config, log, closers, { ...roles, chromium });
  warnings.push(await warnOfStore(deps));
  stop.throwIfAborted();
  if (chromium) closers.push((await startWiredWorker(deps, chromium)).stop);
  if (roles.web) closers.push(await startWeb(deps));
  if (config.metricsPort !== null) closers.push(await serveOperations(deps, config.metricsPort));
  stop.throwIfAborted();
  for (const warning of warnings) if (warning) say(warning);
  announce(roles, config, demo, chromium);
}

/** Closes what was opened, last first; one failure does not keep the others open. */
async function close(closers: Closers): Promise<void> {
  for (const closer of closers.splice(0).reverse())
    await closer().catch((error: unknown) => console.error(`Arrêt incomplet : ${error}`));
}

/** Aborts at the first request to stop; a second one leaves at once. */
function stopRequested(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(1);
      stop.abort();
    });
  return stop.signal;
}

/**
 * Runs one process of the product until it is asked to stop, which may be while it starts. Exit code 0 after a clean stop, 2 for a wrong setting
 * (one line, no stack), 1 for anything else.
 */
export async function runService(roles: Roles): Promise<void> {
  const closers: Closers = [];
  const stop = stopRequested();
  let code = 0;
  try {
    await open(roles, closers, stop);
    await once(stop, 'abort');
  } catch (error) {
    if (!stop.aborted) {
      console.error(
        error instanceof SettingError ? error.message : `Constat n’a pas démarré : ${reasonOf(error)}`,
      );
      code = error instanceof SettingError ? 2 : 1;
    }
  }
  if (stop.aborted) say('Arrêt…');
  await close(closers);
  // What libraries left open (timers, sockets) must not keep a stopped process alive.
  process.exit(code === 0 ? process.exitCode : code);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A refused connection comes as several errors without a message of its own.
  return error.message || (error instanceof AggregateError ? reasonOf(error.errors[0]) : error.name);
}
