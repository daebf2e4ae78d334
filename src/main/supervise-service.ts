import { once } from 'node:events';
import { readConfig } from '#platform/config.ts';
import { openDataFolder } from '#platform/data-folder.ts';
import { keepRunning, type SupervisedPart } from './keep-running.ts';
import { openDemo } from './open-demo.ts';
import { announce, failureOf, stopRequested } from './run-service.ts';

/**
 * Runs the whole product: the demonstration site here, pages and worker in processes of their own, started again when
 * they die. Ends both when it is asked to stop. Exit code 0 after a clean stop, 2 for a wrong setting (one line), 1 when a part does
 * not start or ends again and again; a second request to stop leaves at once.
 */
export async function superviseService(): Promise<void> {
  const parts: SupervisedPart[] = [];
  const stop = stopRequested(() => {
    for (const part of parts) part.kill();
    process.exit(1);
  });
  const closeDemo: (() => Promise<void>)[] = [];
  let code = 0;
  try {
    const settings = readConfig();
    // Said before anything long begins.
    openDataFolder(settings.dataFolder);
    const { config, demo } = await openDemo(settings, { serve: true, say: console.info });
    if (demo) closeDemo.push(demo.close);
    stop.throwIfAborted();
    const { demoPort, allowTargets } = config;
    const web = keepRunning('web', { demoPort, allowTargets });
    const worker = keepRunning('worker', { demoPort, allowTargets });
    parts.push(web, worker);
    const stopped = stop.aborted ? Promise.resolve() : once(stop, 'abort');
    const givenUp = Promise.race(parts.map((part) => part.givenUp));
    const ready = await Promise.race([Promise.all([web.ready, worker.ready]), givenUp, stopped]);
    if (isReady(ready)) {
      for (const warning of new Set(ready.flatMap(({ warnings }) => warnings))) console.info(warning);
      announce({ web: true, worker: true }, config, demo, ready[1].chromium);
    }
    const failure = await Promise.race([givenUp, stopped.then(() => null)]);
    if (failure) {
      console.error(failure.message);
      code = failure.code;
    }
  } catch (error) {
    if (!stop.aborted) {
      const failure = failureOf(error);
      console.error(failure.message);
      code = failure.code;
    }
  }
  if (stop.aborted) console.info('Arrêt…');
  await Promise.all(parts.map((part) => part.stop()));
  for (const close of closeDemo) await close();
  process.exit(code);
}

type ReadyParts = [Awaited<SupervisedPart['ready']>, Awaited<SupervisedPart['ready']>];

/** Both parts are ready; else one was given up, or a stop was asked for. */
const isReady = (found: unknown): found is ReadyParts =>
  Array.isArray(found) && found.length === 2 && found.every((one) => one?.kind === 'ready');
