import type { SiteProfile } from '#contract/themes.ts';
import { judgeVisit } from '../judge/judge-visit.ts';
import type { ChoiceOrder, ChoiceOutcome, VisitOutcome, VisitRequest } from '../visit.ts';
import { type BrowserSlot, openBrowserSlot } from './browser-slot.ts';
import { visitWithChoice } from './consent/choice-visit.ts';
import type { FromChild, ToChild } from './messages.ts';
import { visitPage } from './visit-page.ts';

/**
 * Process entry: one browser, one page at a time, its rules run here so that the parent’s event loop stays free.
 * When the parent goes, so does this process, and the browser with its pipe.
 */
let slot: BrowserSlot | null = null;
let turnGranted: (() => void) | null = null;

function tell(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

const log = {
  info: (data: object, message: string) => tell({ type: 'log', level: 'info', data, message }),
  warn: (data: object, message: string) => tell({ type: 'log', level: 'warn', data, message }),
};

async function takeTurn(): Promise<() => void> {
  await new Promise<void>((resolve) => {
    turnGranted = resolve;
    tell({ type: 'wants-turn' });
  });
  return () => tell({ type: 'turn-over' });
}

async function visit(request: VisitRequest, profile: SiteProfile | null): Promise<VisitOutcome> {
  if (!slot) throw new Error('not set up');
  const { browser, version } = await slot.browser();
  const visited = await visitPage(request, {
    browser,
    browserVersion: version,
    proxy: slot.proxy,
    publicUrl: slot.publicUrl,
    takeTurn,
  });
  slot.pageDone();
  if (visited.kind === 'not-analysed')
    return { kind: 'not-analysed', url: request.url, reason: visited.reason, detail: visited.detail };
  const { artifacts, screenshot, timings } = visited;
  const started = performance.now();
  const judged = judgeVisit(artifacts, { ...request, profile });
  const rules = Math.round(performance.now() - started);
  return {
    kind: 'page',
    ...judged,
    screenshot: screenshot && {
      key: screenshot.key,
      contentType: screenshot.contentType,
      bytes: screenshot.bytes,
    },
    artifacts: request.keepArtifacts ? artifacts : null,
    timings: { ...timings, rules },
  };
}

/** A failure costs this visit alone; the browser is replaced as it is after a page. */
async function choose(order: ChoiceOrder): Promise<ChoiceOutcome> {
  try {
    if (!slot) throw new Error('not set up');
    const { browser, version } = await slot.browser();
    const { proxy, publicUrl } = slot;
    const made = await visitWithChoice(order, { browser, browserVersion: version, proxy, publicUrl });
    slot.pageDone();
    return { kind: 'chosen', ...made };
  } catch (error) {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    log.warn({ url: order.url, choice: order.choice, detail }, 'consent visit failed');
    await slot?.replace();
    return { kind: 'failed', detail };
  }
}

async function receive(message: ToChild): Promise<void> {
  if (message.type === 'turn') {
    turnGranted?.();
    return;
  }
  if (message.type === 'setup') {
    slot = await openBrowserSlot(message.setup, log);
    const { version, processId } = await slot.browser();
    tell({ type: 'ready', browserVersion: version, browserProcessId: processId });
    return;
  }
  if (message.type === 'choose') {
    tell({ type: 'chosen', outcome: await choose(message.order) });
    return;
  }
  try {
    tell({ type: 'outcome', outcome: await visit(message.request, message.profile) });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    log.warn({ url: message.request.url, detail }, 'visit failed');
    await slot?.replace();
    tell({
      type: 'outcome',
      outcome: {
        kind: 'not-analysed',
        url: message.request.url,
        reason: 'crash',
        detail: detail.slice(0, 300),
      },
    });
  }
}

process.on('message', (message: ToChild) => {
  receive(message).catch((error: Error) => tell({ type: 'broken', message: error.message }));
});
process.on('disconnect', () => {
  const close = slot?.close() ?? Promise.resolve();
  void close.finally(() => process.exit(0));
});
// Terminal signals reach the whole group: the parent decides when a visit ends.
process.on('SIGINT', () => undefined);
// Lighthouse and Chromium’s protocol leave late promises behind when a page dies; they are nobody’s any more.
process.on('unhandledRejection', (reason) =>
  log.warn({ reason: String(reason).slice(0, 300) }, 'late failure of a visit'),
);
