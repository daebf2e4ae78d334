import { type BrowserWord, blamedPage } from '../blame/blame.ts';
import { type GuardProxy, startGuardProxy } from '../browser/guard-proxy.ts';
import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import type { MachineClock } from '../browser/machine-clock.ts';
import type { Scrubber } from '../browser/scrub.ts';
import type { SiteSession } from '../browser/session.ts';
import type { TrafficBank } from '../browser/traffic-ledger.ts';
import type { EngineLog } from '../engine-log.ts';
import { visitWithChoice } from '../gather/consent/choice-visit.ts';
import type { ComponentMemory } from '../gather/focus/look-at-focus.ts';
import { measureHome } from '../gather/measure-home.ts';
import { signInByForm } from '../gather/sign-in/sign-in-by-form.ts';
import { tryOnce } from '../gather/trial/try-once.ts';
import type { AskedDocument, VisitTools } from '../gather/visit.ts';
import { visitPage } from '../gather/visit-page.ts';
import { VisitStopped } from '../gather/visit-stopped.ts';
import { PageCrashed } from '../gather/watch-for-crash.ts';
import { wholeHtmlOf } from '../gather/whole-html.ts';
import { judgeVisit } from '../judge/judge-visit.ts';
import type { Screenshot } from '../ports/outcome.ts';
import type {
  ChoiceOrder,
  MadeChoice,
  OnSeen,
  OrderOf,
  OutcomeOf,
  VisitKind,
  VisitOutcome,
  VisitRequest,
} from '../ports/visit.ts';
import { type BrowserSlot, isSelfEnded } from './browser-slot.ts';
import { visitUntilMeasured } from './lost-trace.ts';
import { isOvergrown } from './memory-watch.ts';
import type { ChildSetup, FromChild, JobMessage } from './messages.ts';

export interface JobTools {
  readonly slot: BrowserSlot;
  /** The page’s way out; consent visits have one each, with counters of their own. */
  readonly proxy: GuardProxy;
  readonly setup: ChildSetup;
  /** Of what opens the site, and of what the sign-in gave. */
  readonly scrubber: Scrubber;
  readonly session: () => SiteSession | null;
  readonly clock: MachineClock;
  readonly log: EngineLog;
  readonly takeTurn: () => Promise<() => void>;
  /** What the audit may send. */
  readonly bank: TrafficBank;
  readonly tell: (message: FromChild) => void;
  /** Lives as long as the process: one audit. */
  readonly components: ComponentMemory;
  readonly onDocument?: VisitTools['onDocument'];
}

/** Does what the process is asked. Never rejects. */
export type DoJob = (message: JobMessage) => Promise<OutcomeOf<VisitKind>>;

/** What a visiting process does: one entry a kind. */
type Jobs = {
  readonly [Kind in VisitKind]: (order: OrderOf<Kind>, job: number) => Promise<OutcomeOf<Kind>>;
};

export function visitJobs(tools: JobTools): DoJob {
  const { slot, log } = tools;
  const jobs: Jobs = {
    async visit(request, job) {
      const { url } = request;
      const beats = startBeats(request, tools);
      try {
        return await visitAndJudge(request, job, { ...tools, onDocument: beats.onDocument });
      } catch (error) {
        const detail = wordsOf(error);
        log.warn({ url, detail }, 'visit failed');
        await slot.replace();
        if (error instanceof VisitStopped) return { kind: 'not-analysed', url, ...error.refusal };
        const seen = { browser: browserWordOf(error), wire: 'receiving', machine: 'fit' } as const;
        return { kind: 'not-analysed', url, ...blamedPage(seen, detail) };
      } finally {
        beats.end();
      }
    },
    async measure(order) {
      const make = () => slot.use((running) => measureHome(order, visitTools(tools, running, ignore)));
      try {
        const loads = await make().catch(againAfterLoss(make));
        return { kind: 'measured', loads };
      } catch (error) {
        const detail = wordsOf(error);
        log.warn({ url: order.url, detail }, 'repeated loads failed');
        return { kind: 'failed', detail };
      }
    },
    async choose(order) {
      const make = () => slot.use((running) => choice(order, tools, running));
      try {
        const made = await make().catch(againAfterLoss(make));
        return { kind: 'chosen', ...made, pictures: made.pictures.map(storedOf) };
      } catch (error) {
        const detail = wordsOf(error);
        log.warn({ url: order.url, choice: order.choice, detail }, 'consent visit failed');
        return { kind: 'failed', detail };
      }
    },
    signIn: (order) => once((running) => signInByForm(order, visitTools(tools, running, ignore))),
    trial: (order) => once((running) => tryOnce(order, visitTools(tools, running, ignore))),
  };
  /** What types or shows a secret is never tried again by itself. */
  const once = <Outcome>(work: (running: LaunchedBrowser) => Promise<Outcome>) =>
    slot.use(work).catch(async (error: unknown) => {
      const detail = wordsOf(error);
      log.warn({ detail }, 'a try failed');
      await slot.replace();
      return { kind: 'failed' as const, detail };
    });
  const done = <Kind extends VisitKind>(kind: Kind, order: OrderOf<Kind>, job: number) =>
    jobs[kind](order, job);
  // Nothing that comes back holds what opens the site, but for the session itself.
  return async ({ kind, order, job }) => {
    const outcome = await done(kind, order, job);
    return outcome.kind === 'signed-in' ? outcome : tools.scrubber.deep(outcome);
  };
}

async function visitAndJudge(request: VisitRequest, job: number, tools: JobTools): Promise<VisitOutcome> {
  const { scrubber } = tools;
  const visit = (deadlineMs: number, again: boolean) => {
    const onSeen: OnSeen = (facts, html = null) =>
      again ? undefined : tools.tell({ type: 'seen', job, ...scrubber.deep({ facts, html }) });
    return tools.slot.use((running) =>
      visitPage({ ...request, deadlineMs }, visitTools(tools, running, onSeen)),
    );
  };
  const visited = await visitUntilMeasured(visit, request.deadlineMs, tools.clock.now);
  if (visited.kind === 'not-analysed') {
    const { reason, detail, stopped, flow } = visited;
    return {
      ...{ kind: 'not-analysed', url: request.url, reason, detail },
      ...(stopped && { stopped }),
      ...(flow && { flow }),
    };
  }
  const { timings, flow } = visited;
  // Before the rules read it: what they cut short would hide a part of a secret.
  const told = scrubber.deep(visited.artifacts);
  // A page that shows a secret is not pictured; its own requests carry it.
  const isShown = scrubber.isIn({ ...visited.artifacts, requests: null });
  const { film: _film, ...identity } = told.page;
  const artifacts = isShown ? { ...told, page: { ...identity, screenshot: null } } : told;
  const [screenshot, frames] = isShown ? [null, []] : [visited.screenshot, visited.frames];
  const started = performance.now();
  const judged = judgeVisit(artifacts, { ...request, profile: request.profile ?? null });
  const rules = Math.round(performance.now() - started);
  return {
    kind: 'page',
    ...judged,
    screenshot: screenshot && storedOf(screenshot),
    frames: frames.map(storedOf),
    artifacts: request.keepArtifacts ? artifacts : null,
    html: request.keepHtml ? wholeHtmlOf(artifacts) : null,
    timings: { ...timings, rules },
    ...(flow && { flow }),
  };
}

/** A picture as it is stored; its size and moment are in the report. */
const storedOf = ({ key, contentType, bytes }: Screenshot): Screenshot => ({ key, contentType, bytes });

/** Tells every second what the wire has seen: whoever has to end this process will want to know. */
function startBeats({ url }: VisitRequest, { proxy, tell }: JobTools) {
  let document: AskedDocument = { url, isOver: false };
  const timer = setInterval(
    () => tell({ type: 'beat', sight: proxy.sight(document.url), isWhole: document.isOver }),
    beatMs,
  );
  return {
    onDocument: (next: AskedDocument) => {
      document = next;
    },
    end: () => clearInterval(timer),
  };
}

/** What an error of a visit says of the browser: a fault of ours unless it grew too big or ended by itself. */
function browserWordOf(error: unknown): BrowserWord {
  if (isOvergrown(error)) return 'overgrown';
  return isSelfEnded(error) ? 'crashed' : 'killed';
}

function visitTools(
  { proxy, setup, clock, takeTurn, components, onDocument, session }: JobTools,
  { browser, version }: LaunchedBrowser,
  onSeen: VisitTools['onSeen'],
): VisitTools {
  const { publicUrl } = setup;
  return {
    ...{ browser, browserVersion: version, proxy, publicUrl, clock, takeTurn, onSeen, components },
    ...(onDocument && { onDocument }),
    ...(setup.access && { access: setup.access, session: session() }),
  };
}

async function choice(
  order: ChoiceOrder,
  { setup: { policy, publicUrl, access }, clock, bank, session }: JobTools,
  { browser, version }: LaunchedBrowser,
): Promise<MadeChoice> {
  const proxy = await startGuardProxy(policy, { clock, bank });
  try {
    return await visitWithChoice(order, {
      ...{ browser, browserVersion: version, proxy, publicUrl, clock },
      ...(access && { access, session: session() }),
    });
  } finally {
    await proxy.close();
  }
}

const beatMs = 1_000;
const ignore = () => undefined;
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);
/** Puppeteer’s words for a target, a session or a browser that is gone: it exports no class for most of them. */
const puppeteerLoss = /closed|disconnected|detached|crash/i;
/** Makes it once more where the browser was lost: the page beside it may have lost it for both. */
const againAfterLoss =
  <Made>(make: () => Promise<Made>) =>
  (error: unknown): Promise<Made> => {
    if (isLoss(error) || isOvergrown(error)) return make();
    throw error;
  };

const isLoss = (error: unknown) =>
  error instanceof PageCrashed || isSelfEnded(error) || puppeteerLoss.test(wordsOf(error));
