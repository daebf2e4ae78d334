import type { Browser } from 'puppeteer-core';
import type { SiteAccess } from '#contract/site-access.ts';
import type { ConsentBanner, Interactions, PageIdentity, PageShapes } from '../artifacts.ts';
import type { GuardProxy } from '../browser/guard-proxy.ts';
import type { MachineClock } from '../browser/machine-clock.ts';
import type { SiteSession } from '../browser/session.ts';
import type { UsefulClock } from '../browser/useful-clock.ts';
import type { OnSeen, VisitRequest } from '../ports/visit.ts';
import type { Results } from './attempt.ts';
import type { ComponentMemory } from './focus/look-at-focus.ts';
import type { LighthouseRun } from './lighthouse.ts';
import type { Exchange } from './network-log.ts';
import type { PageWatch } from './page-watch.ts';
import type { Tab } from './tab.ts';

/** A document on its way; `isOver` turns when all of it came or it failed. */
export type AskedDocument = Pick<Exchange, 'url' | 'isOver'>;

/** What a visit needs besides its request. */
export interface VisitTools {
  readonly browser: Browser;
  readonly browserVersion: string;
  readonly proxy: GuardProxy;
  readonly publicUrl: string;
  readonly clock: MachineClock;
  /** One page loads at a time on the machine; the answer gives the turn back. */
  readonly takeTurn: () => Promise<() => void>;
  /** Hears which document the page asks for, as redirections lead on. */
  readonly onDocument?: (document: AskedDocument) => void;
  /** Hears of the home page, or of the only page, once it is loaded: what can begin then need not wait for its judgement. */
  readonly onSeen: OnSeen;
  /** What the process has measured of components that pages of the site share. */
  readonly components: ComponentMemory;
  /** What opens the site. Default: it is open to everybody. */
  readonly access?: SiteAccess;
  /** What a sign-in gave. Default: nobody signed in. */
  readonly session?: SiteSession | null;
}

/** What a driven page shows before it is changed: a part of its interactions. */
export type Observations = Pick<Interactions, ObservedPart | 'failed'>;
export type ObservedPart =
  | 'autoMotion'
  | 'reducedMotion'
  | 'darkScheme'
  | 'scroll'
  | 'vanishedMessages'
  | 'lostInForcedColours';

/** A picture of the page from its top, in CSS px. */
export interface Screenshot {
  readonly key: string;
  readonly contentType: 'image/webp';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How a page appeared, frame by frame; all of one size, px. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly {
    /** Since the navigation began, at the real speed of our machine. */
    readonly atMs: number;
    readonly key: string;
    readonly contentType: 'image/jpeg';
    readonly bytes: Uint8Array;
  }[];
}

/** A visit under way, once the page is loaded: what every gatherer may use. */
export interface PageVisit {
  readonly request: VisitRequest;
  readonly tools: VisitTools;
  readonly tab: Tab;
  readonly watch: PageWatch;
  /** The exchange that brought the document. */
  readonly main: Exchange;
  readonly page: PageIdentity;
  /** Lighthouse’s navigation, or why it failed. */
  readonly run: LighthouseRun | Error;
  readonly clock: UsefulClock;
  /** When the page’s time is over, on that clock. */
  readonly deadline: number;
  /** Milliseconds a gatherer, for the journal. */
  readonly timings: Record<string, number>;
  /** Pictures that artifacts name. */
  readonly pictures: Screenshot[];
}

/** Steps of a visit that other gatherers build on and no rule reads. */
interface VisitSteps {
  /** The banner as the load left it. */
  readonly firstBanner: ConsentBanner;
  readonly motionWatch: null;
  readonly stillMoves: Observations | null;
  readonly screenshot: Screenshot;
  readonly film: Film | null;
}

/** Everything a visit gathers, by id. */
export type VisitValues = Omit<PageShapes, 'page'> & VisitSteps;
/** What was gathered so far, failed or not. */
export type VisitResults = Results<VisitValues>;
