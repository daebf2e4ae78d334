import type { LoadTrust } from './judged.ts';

export interface HeaderField {
  /** Lower-case. */
  readonly name: string;
  readonly value: string;
}

/** The answer that gave the page’s HTML, after redirects. */
export interface MainResponse {
  readonly url: string;
  readonly status: number;
  readonly protocol: string;
  readonly mimeType: string;
  readonly headers: readonly HeaderField[];
  readonly redirects: readonly {
    readonly url: string;
    readonly status: number;
    readonly headers: readonly HeaderField[];
  }[];
  readonly remoteAddress: string;
  readonly ttfbMs: number;
  /** How far that time can be believed. Absent from pages recorded before it was known. */
  readonly trust?: LoadTrust;
}

/** The HTML as received, before any script ran. 3 MB at most. */
export interface Source {
  readonly html: string;
  readonly sizeBytes: number;
  readonly truncated: boolean;
  /** From the header, a BOM or `meta`, lower-case; empty when nothing declares it. */
  readonly charset: string;
}

export type ResourceType =
  | 'document'
  | 'stylesheet'
  | 'script'
  | 'image'
  | 'font'
  | 'media'
  | 'xhr'
  | 'fetch'
  | 'websocket'
  | 'manifest'
  | 'ping'
  | 'preflight'
  | 'eventsource'
  | 'other';

export interface NetworkRequest {
  readonly url: string;
  readonly method: string;
  readonly resourceType: ResourceType;
  /** 0 when no answer came. */
  readonly status: number;
  readonly protocol: string;
  readonly mimeType: string;
  /** What the first bytes of a picture are, where they are not what the server said; absent: as said, or not looked at. */
  readonly sniffedType?: string;
  readonly requestHeaders: readonly HeaderField[];
  readonly responseHeaders: readonly HeaderField[];
  /** Bytes on the wire, headers included. */
  readonly transferBytes: number;
  /** Decoded body bytes. */
  readonly bodyBytes: number;
  readonly fromCache: boolean;
  readonly fromServiceWorker: boolean;
  /** Since the navigation began. */
  readonly startMs: number;
  readonly endMs: number;
  /** Who asked: script or stylesheet URL, or the page’s own URL. */
  readonly initiatorUrl: string;
  readonly initiatorType: string;
  readonly isMainDocument: boolean;
  readonly frameUrl: string;
  /** Chromium’s words (`net::ERR_…`, `blocked:mixed-content`), or null. */
  readonly failure: string | null;
  readonly redirectedTo: string | null;
}

/** One attempt to set a cookie, as sent: lifetimes are not capped by the browser. */
export interface CookieWrite {
  readonly source: 'header' | 'document.cookie' | 'cookieStore';
  readonly name: string;
  /** First 64 characters. */
  readonly value: string;
  readonly domain: string;
  readonly path: string;
  /** Seconds from now; null for a session cookie. Negative means deleted. */
  readonly lifetimeSeconds: number | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: 'Strict' | 'Lax' | 'None' | null;
  readonly partitioned: boolean;
  /** URL of the response or of the script that set it. */
  readonly setBy: string;
  /** Registrable domain differs from the page’s. */
  readonly thirdParty: boolean;
  readonly raw: string;
}

export interface StorageWrite {
  readonly area: 'local' | 'session';
  readonly origin: string;
  readonly key: string;
  /** First 200 characters. */
  readonly value: string;
}

export interface ConsoleMessage {
  readonly level: 'error' | 'warning' | 'info';
  readonly source: 'console' | 'exception' | 'network' | 'security' | 'deprecation' | 'other';
  readonly text: string;
  readonly url: string;
  readonly line: number;
}
