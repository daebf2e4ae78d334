import type { DemoServer } from '#demo/serve-demo.ts';
import { oldBrowserWarning } from '#platform/browser-age.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { refuseSetting } from '#platform/config.ts';
import { openDataFolder } from '#platform/data-folder.ts';
import { type Chromium, findChromium } from '#platform/find-chromium.ts';
import { assertIdentity } from '#platform/identity/open-identity.ts';
import { createLog } from '#platform/log.ts';
import { assertPublicInstallation } from '#platform/public-installation.ts';
import { assertStripe } from '#platform/stripe/assert-stripe.ts';
import { warnOfStore } from '#service/files/check-store.ts';
import { assertKnownRules } from '#service/known-rules.ts';
import { judgeSandbox } from './judge-sandbox.ts';
import { type Closers, openWorld } from './open-world.ts';
import { serveOperations } from './serve-operations.ts';
import { settingWarnings } from './setting-warnings.ts';
import { startWeb } from './wire-web.ts';
import { startWiredWorker } from './wire-worker.ts';

/** What a process of the product is for. */
export interface Roles {
  readonly web: boolean;
  readonly worker: boolean;
}

/** What there is to say of a process that has started. */
export interface OpenedService {
  readonly config: Config;
  readonly demo: DemoServer | null;
  readonly chromium: Chromium | null;
  readonly warnings: readonly string[];
}

/**
 * Starts what the roles need. `closers` grows as things open, so that a failure closes them.
 * @throws SettingError for a wrong setting; the reason of `stop` once it is asked to end.
 */
export async function openService(
  roles: Roles,
  settings: Config,
  openDemo: () => Promise<{ readonly config: Config; readonly demo: DemoServer | null }>,
  closers: Closers,
  stop: AbortSignal,
): Promise<OpenedService> {
  openDataFolder(settings.dataFolder);
  assertKnownRules(settings);
  assertPublicInstallation(settings);
  assertIdentity(settings);
  const log = createLog(settings.logLevel);
  const chromium = roles.worker
    ? await findChromium({ ...settings, mayInstall: true, notice: console.info })
    : null;
  const warnings = [...settingWarnings(settings), chromium && (await judgeSandbox(settings, chromium))];
  if (chromium) warnings.push(oldBrowserWarning(chromium.version, systemClock.now()));
  stop.throwIfAborted();
  if (settings.stripe) warnings.push(await assertStripe(settings.stripe, refuseSetting));
  const { config, demo } = await openDemo();
  if (demo) closers.push(demo.close);
  const world = await openWorld(config, log, closers, { ...roles, chromium });
  const { deps, post } = world;
  warnings.push(await warnOfStore(deps));
  stop.throwIfAborted();
  if (chromium) closers.push((await startWiredWorker(deps, post, chromium)).stop);
  if (roles.web) closers.push(await startWeb(world));
  if (config.metricsPort !== null) closers.push(await serveOperations(deps, config.metricsPort));
  stop.throwIfAborted();
  return { config, demo, chromium, warnings: warnings.filter((warning) => warning !== null) };
}

/** Closes what was opened, last first; one failure does not keep the others open. */
export async function closeService(closers: Closers): Promise<void> {
  for (const closer of closers.splice(0).reverse())
    await closer().catch((error: unknown) => console.error(`Arrêt incomplet : ${error}`));
}
