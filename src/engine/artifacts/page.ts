import type { Film } from '#contract/report.ts';
import type { Animations } from './animations.ts';
import { type Box, type Dom, emptyDom } from './dom.ts';
import type { AllGathered } from './gathered.ts';
import type { ImageText, JpegFile } from './image-texts.ts';
import type { Interactions } from './interactions.ts';
import type { Axe, LighthouseResult } from './judged.ts';
import type { Keyboard } from './keyboard.ts';
import type {
  ConsoleMessage,
  CookieWrite,
  MainResponse,
  NetworkRequest,
  Source,
  StorageWrite,
} from './network.ts';
import type { SecondOpinions } from './second-opinions.ts';
import { type ShapesOf, shape } from './shape.ts';
import type { PageView } from './views.ts';

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
  /** `filled`: painted in a colour that stands out from what is around; `bare`: a text, without ground nor edge. Absent: neither. */
  readonly look?: 'filled' | 'bare';
  /** No control: a block that is pressed like one, out of the keyboard’s reach by itself. */
  readonly byHand?: true;
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
  /** Boxes and switches seen in the banner that are not ticked. */
  readonly unticked: number;
  /** Text that the page already holds of its panels, folded for now. Absent: none, or not looked for then. */
  readonly folded?: string;
}

export interface FingerprintCall {
  /** Text drawn and read back, sound rendered unheard, name of the graphics card, many fonts measured. */
  readonly api: 'canvas' | 'audio' | 'webgl' | 'fonts';
  /** Script that did it; the page’s address for one written in the page. */
  readonly script: string;
}

/** Everything one page rule may ask for: one line an artifact. Its gatherer is in `gather/page-artifacts.ts`. */
export const pageShapes = {
  mainResponse: shape<MainResponse>({
    url: 'https://www.exemple.fr/',
    status: 200,
    protocol: 'h2',
    mimeType: 'text/html',
    headers: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
    redirects: [],
    remoteAddress: '203.0.113.10',
    ttfbMs: 120,
  }),
  source: shape<Source>({ html: '', sizeBytes: 0, truncated: false, charset: 'utf-8' }),
  dom: shape<Dom>(emptyDom),
  requests: shape<readonly NetworkRequest[]>([]),
  cookies: shape<readonly CookieWrite[]>([]),
  storage: shape<readonly StorageWrite[]>([]),
  consoleMessages: shape<readonly ConsoleMessage[]>([]),
  axe: shape<Axe>({ version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] }),
  /** Other accessibility engines’ failures. */
  secondOpinions: shape<SecondOpinions>({
    alfa: { version: 'test', failures: [] },
    accesslint: { version: 'test', failures: [] },
  }),
  /** The page in the other window, and with its closed parts opened. Read by the runner, for rules of `everyView`. */
  views: shape<readonly PageView[]>([]),
  lighthouse: shape<LighthouseResult>({
    version: 'test',
    score: 90,
    metrics: null,
    audits: {},
    warnings: [],
  }),
  stylesheets: shape<readonly Stylesheet[]>([]),
  libraries: shape<readonly Library[]>([]),
  /** Addresses of font files that draw nothing but pictograms on this page. */
  iconFonts: shape<readonly string[]>([]),
  /** Of photographs of some weight that the page shows; a few a page. */
  jpegFiles: shape<readonly JpegFile[]>([]),
  /** What is written in pictures; a few a page. */
  imageTexts: shape<readonly ImageText[]>([]),
  consentBanner: shape<ConsentBanner>({
    found: false,
    manager: '',
    selector: '',
    text: '',
    box: null,
    buttons: [],
    prechecked: [],
    unticked: 0,
  }),
  keyboard: shape<Keyboard | null>(null),
  /** Null on pages that were not driven. */
  moves: shape<Interactions | null>(null),
  /** window.open calls made without any user action: URLs. */
  popups: shape<readonly string[]>([]),
  /** Permission prompts and powerful APIs called at load: `geolocation`, `notifications`, … */
  permissionRequests: shape<readonly string[]>([]),
  animations: shape<Animations>({ images: [], flashing: [], motion: null }),
  /** Ways of telling browsers apart that scripts used while the page loaded, before any choice. */
  fingerprinting: shape<readonly FingerprintCall[]>([]),
};

interface GivenOfPage {
  readonly page: PageIdentity;
}

/** The artifacts of a page as rules read them. */
export interface PageShapes extends GivenOfPage, ShapesOf<typeof pageShapes> {}

/** What a visit leaves of a page: each artifact, or why it is missing. */
export interface PageArtifacts extends GivenOfPage, AllGathered<ShapesOf<typeof pageShapes>> {}

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
  /** As in the report. */
  readonly film?: Film;
}
