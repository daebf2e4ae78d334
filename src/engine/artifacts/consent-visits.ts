import type { CookieWrite, NetworkRequest, StorageWrite } from './network.ts';
import type { Picture } from './views.ts';

/** A choice made on the banner, as a visitor makes it. */
export interface ChoiceClick {
  /** Words of the last button clicked. */
  readonly text: string;
  /** Words of the refusal that the last button confirmed. */
  readonly confirms?: string;
  readonly selector: string;
  /** Clicks from the first layer (or from the reopened panel) to the choice. */
  readonly clicks: number;
  /** The banner left the screen: only then is the choice certainly made. */
  readonly closed: boolean;
}

/** `page` below is the position in `ChoiceVisit.pages` of the page shown when it happened. */
export interface ChoiceCookie extends CookieWrite {
  readonly page: number;
}

export interface ChoiceRequest
  extends Pick<NetworkRequest, 'url' | 'method' | 'resourceType' | 'initiatorUrl' | 'status'> {
  readonly page: number;
  /** Names of the cookies Chromium sent along. */
  readonly sentCookies: readonly string[];
}

/** What `__tcfapi('getTCData')` says after the choice. */
export interface TcfSignal {
  readonly cmpId: number;
  readonly eventStatus: string;
  /** Numbers of the purposes granted by consent. */
  readonly purposes: readonly number[];
  /** Numbers of the purposes claimed by legitimate interest. */
  readonly legitimateInterests: readonly number[];
  /** Types of the segments that follow the core of its string (1: vendors disclosed). Absent: it gave no string. */
  readonly segments?: readonly number[];
}

/** One visit that makes a choice, then goes on through a few pages. */
export interface ChoiceVisit {
  /** null when no button for this choice was found. */
  readonly clicked: ChoiceClick | null;
  /** Cookies written before the choice in this visit. */
  readonly cookiesBefore: readonly CookieWrite[];
  /** Cookies written after the choice; the page of the choice is 0. */
  readonly cookies: readonly ChoiceCookie[];
  /** What stands in web storage at the end and did not stand there before the choice. */
  readonly storage: readonly StorageWrite[];
  /** Requests that began after the choice; 1,000 at most. */
  readonly requests: readonly ChoiceRequest[];
  /** A first layer with its buttons was on screen again on a later page. */
  readonly bannerBackOnNextPage: boolean;
  readonly tcf: TcfSignal | null;
  /** Page of the choice first, then those visited after it; the last is the first again. */
  readonly pages: readonly string[];
  /** The page as it opened and once the choice was made: what its window shows. Absent where no choice was made. */
  readonly pictures?: { readonly before: Picture; readonly after: Picture };
}

/** The visits that make a choice (CNIL: refuse, accept, withdraw), each of the first two in a fresh context. */
export interface ConsentVisits {
  readonly refuse: ChoiceVisit | null;
  readonly accept: ChoiceVisit | null;
  /** Goes on after `accept`: the panel is opened again and the choice taken back. */
  readonly withdraw: ChoiceVisit | null;
  /** Why there is nothing to judge; empty when the visits took place. */
  readonly reason: string;
}
