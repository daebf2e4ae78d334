import type { NotAnalysedPage, PerformanceMetrics } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';

/**
 * The contract between gathering and judging: what one visit leaves behind, as plain JSON data.
 * Gatherers write these shapes; rules read them and nothing else.
 */

/** A gatherer that failed leaves this as its artifact; the runner answers `error` for rules that need it. */
export interface ArtifactError {
  readonly artifactError: string;
}

export function isArtifactError(value: unknown): value is ArtifactError {
  return typeof value === 'object' && value !== null && 'artifactError' in value;
}

/** Page coordinates, CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Computed style, as the browser serialises it; only what rules use. */
export interface NodeStyle {
  readonly display: string;
  readonly visibility: string;
  readonly opacity: string;
  readonly position: string;
  readonly color: string;
  readonly backgroundColor: string;
  readonly backgroundImage: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly fontFamily: string;
  readonly textDecorationLine: string;
  readonly textAlign: string;
  readonly cursor: string;
  readonly zIndex: string;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly borderTopWidth: string;
  readonly borderTopColor: string;
  readonly outlineStyle: string;
  readonly clip: string;
  readonly whiteSpace: string;
}

/** One element. Elements are in document order; `parent` is always smaller than `index`. */
export interface DomNode {
  readonly index: number;
  /** −1 for the root element of the page. The root element of an open shadow tree or a frame has its host as parent. */
  readonly parent: number;
  /** Lower-case local name; `svg` descendants are left out, `::before`/`::after` become `content` below. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The element’s own text nodes, joined by a space, white space folded, 2,000 characters at most. */
  readonly ownText: string;
  readonly box: Box | null;
  readonly style: NodeStyle;
  /** Shown to a sighted person: has a box, not `visibility: hidden`, no ancestor with opacity 0. */
  readonly visible: boolean;
  /** In the accessibility tree: not hidden by `display`, `visibility`, `aria-hidden` or `inert`. */
  readonly exposed: boolean;
  /** Computed role and name, by the browser; empty when not exposed. */
  readonly role: string;
  readonly name: string;
  readonly focusable: boolean;
  readonly tabbable: boolean;
  /** Generated content that is text, quotes removed. */
  readonly before?: string;
  readonly after?: string;
  /** Present on `img`, `input[type=image]`. */
  readonly image?: {
    readonly currentSrc: string;
    readonly naturalWidth: number;
    readonly naturalHeight: number;
    readonly complete: boolean;
  };
  /** Present on `audio` and `video`. */
  readonly media?: {
    readonly currentSrc: string;
    readonly durationSeconds: number | null;
    readonly paused: boolean;
    readonly muted: boolean;
    readonly autoplay: boolean;
    readonly loop: boolean;
    readonly controls: boolean;
  };
  /** Present on form fields: the live state. Values typed by nobody, so they are the site’s own defaults. */
  readonly field?: {
    readonly type: string;
    readonly checked: boolean;
    readonly required: boolean;
    readonly disabled: boolean;
    readonly value: string;
  };
  /** Resolved absolute URL of `href`, `src`, `action`, `data` or `poster`, when one of them is present and valid. */
  readonly url?: string;
  /** Event types listened to on this very element (click, keydown, …); only for elements that have some. */
  readonly listeners?: readonly string[];
  /** Document the element lives in: 0 is the page, others are same-origin frames. */
  readonly document: number;
  readonly inShadow: boolean;
}

export interface Dom {
  readonly nodes: readonly DomNode[];
  /** True when the page had more elements than are kept (20,000). */
  readonly truncated: boolean;
  /** All elements of the page outside svg, whether kept or not. */
  readonly elementCount: number;
  readonly doctype: { readonly name: string; readonly publicId: string; readonly systemId: string } | null;
  readonly compatMode: 'CSS1Compat' | 'BackCompat';
  readonly title: string;
  readonly baseUrl: string;
  /** Visible text of the body, white space folded, 100,000 characters at most. */
  readonly text: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Size of the whole page; wider than the viewport means horizontal scrolling. */
  readonly page: { readonly width: number; readonly height: number };
}

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

export interface AxeNode {
  readonly selector: string;
  readonly snippet: string;
  readonly message: string;
  /** Index in `dom.nodes`, when it could be matched. */
  readonly node: number | null;
  readonly box: Box | null;
}

export interface AxeResult {
  readonly ruleId: string;
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  /** 50 at most; `nodeCount` is the whole. */
  readonly nodes: readonly AxeNode[];
  readonly nodeCount: number;
}

export interface Axe {
  readonly version: string;
  readonly violations: readonly AxeResult[];
  readonly incomplete: readonly AxeResult[];
  readonly passes: readonly string[];
  readonly inapplicable: readonly string[];
}

export interface LighthouseAudit {
  readonly id: string;
  /** 0–1, or null when not scored. */
  readonly score: number | null;
  readonly numericValue: number | null;
  readonly displayValue: string;
  readonly title: string;
  readonly description: string;
  /** First rows of the details table: url, wastedBytes, wastedMs, snippet, … as Lighthouse names them. */
  readonly items: readonly Readonly<Record<string, string | number>>[];
  readonly savingsMs: number | null;
  readonly savingsBytes: number | null;
}

export interface LighthouseResult {
  readonly version: string;
  /** 0–100, or null when a metric is missing. */
  readonly score: number | null;
  readonly metrics: PerformanceMetrics | null;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
  readonly warnings: readonly string[];
}

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
  readonly lighthouse: LighthouseResult;
  readonly stylesheets: readonly Stylesheet[];
  readonly libraries: readonly Library[];
  readonly consentBanner: ConsentBanner;
  readonly keyboard: Keyboard | null;
  /** window.open calls made without any user action: URLs. */
  readonly popups: readonly string[];
  /** Permission prompts and powerful APIs called at load: `geolocation`, `notifications`, … */
  readonly permissionRequests: readonly string[];
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

export interface PageLink {
  readonly url: string;
  readonly text: string;
  /** Nearest landmark. */
  readonly region: 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'other';
  readonly rel: string;
}

export type PageKind =
  | 'home'
  | 'contact'
  | 'legal-notice'
  | 'privacy'
  | 'terms'
  | 'sales-terms'
  | 'accessibility'
  | 'site-map'
  | 'help'
  | 'login'
  | 'search'
  | 'other';

/** What site rules see of a page: small enough to keep for a thousand pages. */
export interface PageFacts {
  readonly url: string;
  readonly requestedUrl: string;
  readonly status: number;
  readonly isHome: boolean;
  readonly kind: PageKind;
  readonly title: string;
  readonly metaDescription: string;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly lang: string;
  readonly canonical: string;
  readonly robotsMeta: string;
  readonly hreflang: readonly { readonly lang: string; readonly url: string }[];
  /** 500 at most. */
  readonly links: readonly PageLink[];
  readonly images: readonly { readonly url: string; readonly broken: boolean }[];
  readonly structuredDataTypes: readonly string[];
  readonly hasSearchForm: boolean;
  readonly hasPasswordField: boolean;
  readonly wordCount: number;
  /** 64-bit simhash of the main text, hexadecimal. */
  readonly simhash: string;
  /** Whole visible text: 60,000 characters on legal-like pages and the home page, 4,000 elsewhere. */
  readonly text: string;
  readonly footerText: string;
  readonly headers: readonly HeaderField[];
  readonly cookies: readonly CookieWrite[];
  readonly storage: readonly StorageWrite[];
  readonly thirdParties: readonly {
    readonly host: string;
    readonly urls: readonly string[];
    readonly requestCount: number;
    readonly transferBytes: number;
  }[];
  readonly consentBanner: ConsentBanner | null;
  readonly requestCount: number;
  readonly transferBytes: number;
  readonly domNodes: number;
  readonly forms: readonly {
    readonly action: string;
    readonly method: string;
    readonly fields: readonly {
      readonly type: string;
      readonly name: string;
      readonly label: string;
      readonly required: boolean;
    }[];
    readonly text: string;
  }[];
}

export interface RobotsTxt {
  readonly url: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** 500 KiB at most. */
  readonly text: string;
  readonly sitemaps: readonly string[];
  /** Lower-case agent → rules, in file order. */
  readonly groups: readonly {
    readonly agents: readonly string[];
    readonly rules: readonly { readonly allow: boolean; readonly path: string; readonly line: number }[];
  }[];
  readonly errors: readonly { readonly line: number; readonly text: string }[];
}

export interface Sitemap {
  readonly url: string;
  readonly status: number;
  readonly kind: 'index' | 'urlset' | 'text' | 'feed' | 'invalid';
  readonly urlCount: number;
  /** First 1,000. */
  readonly urls: readonly string[];
  readonly error: string | null;
}

/** A plain HTTP exchange made without a browser. */
export interface Probe {
  readonly requestedUrl: string;
  /** Address reached after redirects. */
  readonly url: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly headers: readonly HeaderField[];
  readonly redirects: readonly { readonly url: string; readonly status: number; readonly location: string }[];
  /** 64 KiB at most, decoded as text; empty for HEAD. */
  readonly body: string;
  /** `dns`, `refused`, `timeout`, `tls`, `guard`, `loop`, `other`, or null. */
  readonly failure: string | null;
}

export interface TlsFacts {
  /** Accepted protocol versions among TLSv1, TLSv1.1, TLSv1.2, TLSv1.3. */
  readonly protocols: readonly string[];
  readonly trusted: boolean;
  /** Node’s words when not trusted: `CERT_HAS_EXPIRED`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`, … */
  readonly trustError: string | null;
  readonly validFrom: string;
  readonly validTo: string;
  readonly keyBits: number | null;
  readonly keyType: string;
  readonly names: readonly string[];
  readonly issuer: string;
  readonly chainLength: number;
  readonly alpn: string;
}

export interface DnsFacts {
  readonly domain: string;
  /** TXT records starting with `v=spf1`. */
  readonly spf: readonly string[];
  readonly dmarc: readonly string[];
  readonly mx: readonly { readonly exchange: string; readonly priority: number }[];
  readonly caa: readonly string[];
  readonly aaaa: readonly string[];
  /** Look-ups that got no answer: their rules say « non testé ». */
  readonly failed: readonly string[];
}

/** Everything one site rule may ask for. */
export interface SiteArtifacts {
  readonly site: {
    readonly startUrl: string;
    readonly origin: string;
    readonly host: string;
    readonly siteDomain: string;
    readonly scope: 'page' | 'site';
    readonly profile: SiteProfile | null;
    readonly device: 'mobile' | 'desktop';
    /** Every known page was analysed: only then are orphans, depth and duplicates provable. */
    readonly crawlComplete: boolean;
    readonly startedAt: string;
  };
  readonly pages: readonly PageFacts[];
  readonly notAnalysed: readonly NotAnalysedPage[];
  readonly robots: RobotsTxt;
  readonly sitemaps: readonly Sitemap[];
  /** null when the site is plain http or an IP address. */
  readonly tls: TlsFacts | null;
  /** null for an IP address or localhost. */
  readonly dns: DnsFacts | null;
  /** `http://` of the start host, redirects followed. */
  readonly httpProbe: Probe;
  /** `https://` of the start host. */
  readonly httpsProbe: Probe;
  /** The other of `www.` and bare host; null when it makes no sense. */
  readonly wwwProbe: Probe | null;
  /** A random path that cannot exist. */
  readonly notFoundProbe: Probe;
  readonly securityTxt: Probe;
  readonly favicon: Probe;
  readonly llmsTxt: Probe;
  /** Internal and (first 100) external links checked by HEAD/GET, with the pages that carry them. */
  readonly linkChecks: readonly {
    readonly url: string;
    readonly status: number;
    readonly failure: string | null;
    readonly internal: boolean;
    readonly from: readonly string[];
  }[];
}
