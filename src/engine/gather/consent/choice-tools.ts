import type { Browser } from 'puppeteer-core';
import type { SiteAccess } from '#contract/site-access.ts';
import type { GuardProxy } from '../../browser/guard-proxy.ts';
import type { SiteSession } from '../../browser/session.ts';
import type { UsefulClock } from '../../browser/useful-clock.ts';

/** What a consent visit needs besides its order. */
export interface ChoiceTools {
  readonly browser: Browser;
  readonly browserVersion: string;
  /** Of this visit alone. */
  readonly proxy: GuardProxy;
  readonly publicUrl: string;
  readonly clock: UsefulClock;
  /** What opens the site. Default: it is open to everybody. */
  readonly access?: SiteAccess;
  /** What a sign-in gave. Default: nobody signed in. */
  readonly session?: SiteSession | null;
}
