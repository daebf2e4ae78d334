import { once } from 'node:events';
import type { DemoServer } from '#demo/serve-demo.ts';
import type { Config } from '#platform/config.ts';
import { readConfig, SettingError } from '#platform/config.ts';
import type { Chromium } from '#platform/find-chromium.ts';
import { withoutCredentials } from '#platform/log-fields.ts';
import { openDemo } from './open-demo.ts';
import type { Roles } from './open-service.ts';
import type { Closers } from './open-world.ts';

const say = (line: string) => console.info(line);

/** Says where everything is, and that it is ready. */
export function announce(
  roles: Roles,
  config: Config,
  demo: DemoServer | null,
  chromium: Chromium | null,
): void {
  if (roles.web) say(`Constat              ${config.publicUrl}`);
  if (roles.web && config.smtpUrl === null) say(`Boîte de réception   ${config.publicUrl}/boite-mail`);
  if (demo) say(`Site de démonstration ${demo.origin}`);
  if (chromium) say(`Navigateur           ${chromium.version} (${chromium.path})`);
  say(
    `Données              ${config.dataFolder}${config.databaseUrl === null ? '' : ' (base : DATABASE_URL)'}`,
  );
  say('Prêt. Ctrl-C pour arrêter.');
}

/** Aborts at the first request to stop; `onSecond` is called at the next one. */
export function stopRequested(onSecond: () => void): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) onSecond();
      stop.abort();
    });
  return stop.signal;
}

/** What the person who starts reads of a failure, and the exit code: 2 for a wrong setting, 1 for anything else. */
export function failureOf(error: unknown): { readonly code: 1 | 2; readonly message: string } {
  return error instanceof SettingError
    ? { code: 2, message: error.message }
    : { code: 1, message: `Constat n’a pas démarré : ${reasonOf(error)}` };
}

/**
 * Runs one process of the product until it is asked to stop, which may be while it starts. Exit code 0 after a clean stop, 2 for a wrong setting
 * (one line, no stack), 1 for anything else.
 */
export async function runService(roles: Roles): Promise<void> {
  const closers: Closers = [];
  const stop = stopRequested(() => process.exit(1));
  const { openService, closeService } = await import('./open-service.ts');
  let code = 0;
  try {
    const settings = readConfig();
    const demoOf = () => openDemo(settings, { serve: roles.web, say });
    const { config, demo, chromium, warnings } = await openService(roles, settings, demoOf, closers, stop);
    for (const warning of warnings) say(warning);
    announce(roles, config, demo, chromium);
    await once(stop, 'abort');
  } catch (error) {
    if (!stop.aborted) {
      const failure = failureOf(error);
      console.error(failure.message);
      code = failure.code;
    }
  }
  if (stop.aborted) say('Arrêt…');
  await closeService(closers);
  // What libraries left open (timers, sockets) must not keep a stopped process alive.
  process.exit(code === 0 ? process.exitCode : code);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutCredentials(String(error));
  // A refused connection comes as several errors without a message of its own.
  const { message } = error;
  return (
    withoutCredentials(message) || (error instanceof AggregateError ? reasonOf(error.errors[0]) : error.name)
  );
}
