import type { Animations } from './animations.ts';
import type { Box, Dom } from './dom.ts';
import type { Axe, LighthouseResult } from './judged.ts';
import type { Moves } from './moves.ts';
import type {
  ConsoleMessage,
  CookieWrite,
  MainResponse,
  NetworkRequest,
  Source,
  StorageWrite,
} from './network.ts';
import type { SecondOpinions } from './second-opinions.ts';

export interface Stylesheet {
  readonly url: string;
  readonly inline: boolean;
  /** 500 kB at most. */
  readonly text: string;
  readonly media: string;
}

export interface Library {
  /** npm-like name: `jquery`, `bootstrap`, … */
  readonly name: string;
  readonly version: string;
  /** How it was seen: `global`, `url`, `banner`. */
  readonly from: 'global' | 'url' | 'banner';
  readonly url: string;
}

export interface ConsentButton {
  readonly kind: 'accept' | 'refuse' | 'settings' | 'other';
  readonly text: string;
  readonly selector: string;
  readonly snippet: string;
  readonly box: Box;
  readonly fontSizePx: number;
}

/** The consent banner at the first layer, before any choice (home page). */
export interface ConsentBanner {
  readonly found: boolean;
  /** Name of the consent manager when recognised, else empty. */
  readonly manager: string;
  readonly selector: string;
  readonly text: string;
  readonly box: Box | null;
  readonly buttons: readonly ConsentButton[];
  /** Pre-ticked boxes seen in the banner (labels). */
  readonly prechecked: readonly string[];
}

/** What the keyboard walk and other moves found; null where it was not run on this page. */
export interface Keyboard {
  readonly steps: readonly {
    readonly selector: string;
    readonly snippet: string;
    readonly focusVisible: boolean;
    /** Counted only when no computed style changed with focus (a changed style already shows it); else −1. */
    readonly changedPixels: number;
  }[];
  readonly trap: { readonly selector: string; readonly snippet: string } | null;
  readonly truncated: boolean;
}

export interface FingerprintCall {
  /** Text drawn and read back, sound rendered unheard, name of the graphics card, many fonts measured. */
  readonly api: 'canvas' | 'audio' | 'webgl' | 'fonts';
  /** Script that did it; the page’s address for one written in the page. */
  readonly script: string;
}

/** Everything one page rule may ask for. */
export interface PageArtifacts {
  readonly page: PageIdentity;
  readonly mainResponse: MainResponse;
  readonly source: Source;
  readonly dom: Dom;
  readonly requests: readonly NetworkRequest[];
  readonly cookies: readonly CookieWrite[];
  readonly storage: readonly StorageWrite[];
  readonly consoleMessages: readonly ConsoleMessage[];
  readonly axe: Axe;
  /** Other accessibility engines’ failures. */
  readonly secondOpinions: SecondOpinions;
  readonly lighthouse: LighthouseResult;
  readonly stylesheets: readonly Stylesheet[];
  readonly libraries: readonly Library[];
  readonly consentBanner: ConsentBanner;
  readonly keyboard: Keyboard | null;
  /** Null on pages that were not driven. */
  readonly moves: Moves | null;
  /** window.open calls made without any user action: URLs. */
  readonly popups: readonly string[];
  /** Permission prompts and powerful APIs called at load: `geolocation`, `notifications`, … */
  readonly permissionRequests: readonly string[];
  readonly animations: Animations;
  /** Ways of telling browsers apart that scripts used while the page loaded, before any choice. */
  readonly fingerprinting: readonly FingerprintCall[];
}

export interface PageIdentity {
  /** Address asked for. */
  readonly requestedUrl: string;
  /** Address reached. */
  readonly url: string;
  readonly isHome: boolean;
  readonly device: 'mobile' | 'desktop';
  /** Registrable domain of the site (`exemple.fr`), or the host for an IP address or localhost. */
  readonly siteDomain: string;
  readonly screenshot: { readonly key: string; readonly width: number; readonly height: number } | null;
}
