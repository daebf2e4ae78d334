import { enableCompileCache } from 'node:module';
import { startGuardProxy } from '../browser/guard-proxy.ts';
import { machineClock } from '../browser/machine-clock.ts';
import { noScrubber, scrubberWith } from '../browser/scrub.ts';
import type { SiteSession } from '../browser/session.ts';
import { askParent } from './ask-parent.ts';
import { type BrowserSlot, openBrowserSlot } from './browser-slot.ts';
import { createLateFailures } from './late-failures.ts';
import type { ChildSetup, FromChild, ToChild } from './messages.ts';
import type { DoJob } from './visit-jobs.ts';

/**
 * Process entry: one browser, one page at a time and consent visits beside it; a page’s rules run here so that the
 * parent’s event loop stays free. When the parent goes, so does this process, and the browser with its pipe. Little is
 * loaded before the browser starts: the rest is read while it does.
 */
const [, , cacheFolder] = process.argv;
if (cacheFolder) enableCompileCache(cacheFolder);

let slot: BrowserSlot | null = null;
let jobs: Promise<DoJob> | null = null;
let turnGranted: (() => void) | null = null;
let scrubber = noScrubber;
let session: SiteSession | null = null;

function tell(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

const log = {
  info: (data: object, message: string) =>
    tell({ type: 'log', level: 'info', data: scrubber.deep(data), message }),
  warn: (data: object, message: string) =>
    tell({ type: 'log', level: 'warn', data: scrubber.deep(data), message }),
};

const bank = askParent(tell);

async function takeTurn(): Promise<() => void> {
  await new Promise<void>((resolve) => {
    turnGranted = resolve;
    tell({ type: 'wants-turn' });
  });
  return () => tell({ type: 'turn-over' });
}

async function setUp(setup: ChildSetup): Promise<void> {
  scrubber = scrubberWith(setup.access, () => session);
  const clock = machineClock(() => (slot ? [slot.processId()] : []));
  const proxy = await startGuardProxy(setup.policy, { clock, bank });
  const opened = openBrowserSlot(setup, proxy.port, log);
  slot = opened;
  const started = opened.start();
  jobs = import('./visit-jobs.ts').then(({ visitJobs }) =>
    visitJobs({
      ...{ slot: opened, proxy, setup, clock, log, bank, takeTurn, tell, scrubber },
      session: () => session,
      components: new Map(),
    }),
  );
  jobs.catch(() => undefined);
  const { version, processId } = await started;
  tell({ type: 'ready', browserVersion: version, browserProcessId: processId });
}

async function receive(message: ToChild): Promise<void> {
  if (message.type === 'turn') {
    turnGranted?.();
    return;
  }
  if (message.type === 'session') {
    session = message.session;
    return;
  }
  if (message.type === 'may') return bank.hear(message);
  if (message.type === 'setup') return setUp(message.setup);
  if (!jobs) throw new Error('not set up');
  tell({ type: 'done', job: message.job, outcome: await (await jobs)(message) });
}

process.on('message', (message: ToChild) => {
  receive(message).catch((error: Error) => tell({ type: 'broken', message: scrubber.text(error.message) }));
});
process.on('disconnect', () => {
  const close = slot?.close() ?? Promise.resolve();
  void close.finally(() => process.exit(0));
});
// Terminal signals reach the whole group: the parent decides when a visit ends.
process.on('SIGINT', () => undefined);
// Lighthouse and Chromium’s protocol leave late promises behind when a page dies; they are nobody’s any more.
const lateFailures = createLateFailures((failure) => log.warn(failure, 'late failure of a visit'));
process.on('unhandledRejection', lateFailures);
