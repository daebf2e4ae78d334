import type { AuditScope } from '#contract/audit-words.ts';
import type { NotAnalysedPage } from '#contract/report.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { ConsentVisits } from './consent-visits.ts';
import type { PageFacts } from './facts.ts';
import type { AllGathered } from './gathered.ts';
import type { DesktopLoads, HomeLoads, RemeasuredLoad } from './home-loads.ts';
import type { HtmlValidity } from './html-validity.ts';
import type { HeaderField } from './network.ts';
import type {
  AddressVariant,
  CorsAnswer,
  Dnssec,
  FormCheck,
  HostFacts,
  MailDnsFacts,
  SensitiveFacts,
  SourceMapFact,
} from './probes.ts';
import { type ShapesOf, shape } from './shape.ts';
import type { Sitemap } from './sitemap.ts';

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
    /** `Crawl-delay`, seconds. */
    readonly delay?: number;
    readonly rules: readonly { readonly allow: boolean; readonly path: string; readonly line: number }[];
  }[];
  readonly errors: readonly { readonly line: number; readonly text: string }[];
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

/** The answer of `/favicon.ico`. */
export interface IconProbe extends Probe {
  /** Where that address holds none: answers of the icons of the site that its home page declares, five at most. */
  readonly declared?: readonly Probe[];
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
  /** Accepted suites without forward secrecy (static RSA key exchange), 4 at most; null: no clear answer. */
  readonly staticKeySuites: readonly string[] | null;
}

export interface DnsFacts {
  readonly domain: string;
  /** TXT records starting with `v=spf1`. */
  readonly spf: readonly string[];
  readonly dmarc: readonly string[];
  readonly mx: readonly { readonly exchange: string; readonly priority: number }[];
  readonly caa: readonly string[];
  readonly aaaa: readonly string[];
  /** TXT records of `_mta-sts` starting with `v=STSv1`. */
  readonly mtaSts: readonly string[];
  /** Addresses of a name of the domain that nobody chose; null when nothing can be said of it. */
  readonly wildcard: readonly string[] | null;
  /** Look-ups that got no answer: their rules say « non testé ». */
  readonly failed: readonly string[];
  /** Absent where the domain receives no mail, and from audits made before. */
  readonly mail?: MailDnsFacts;
  /** Absent from audits made before. */
  readonly dnssec?: Dnssec;
}

/** A document of the site that pages link to, asked without a browser; of a PDF only some hundred kB are read. */
export interface LinkedDocument {
  readonly url: string;
  /** `pdf`, `docx`, … from the address. */
  readonly format: string;
  /** Pages that link to it, 20 at most, and the words of the first link. */
  readonly from: readonly string[];
  readonly text: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly failure: string | null;
  readonly mimeType: string;
  /** Null when the server does not say. */
  readonly sizeBytes: number | null;
  readonly lastModified: string;
  /** Null when it is no PDF, or could not be read. */
  readonly pdf: PdfFacts | null;
  /** Null when it is no text document, is too large, or could not be read; absent from audits made before. */
  readonly office?: OfficeFacts | null;
}

/** What the inside of a text document (`docx`, `odt`) tells. */
export interface OfficeFacts {
  readonly title: string;
  /** Of its default style, else of the document; empty when there is none. */
  readonly lang: string;
  /** ISO date; empty when it does not say. */
  readonly createdAt: string;
  readonly characters: number;
  /** Paragraphs that are headings by their style. */
  readonly headings: number;
  /** Pictures, and those of them neither described nor said to be decorative. */
  readonly images: number;
  readonly undescribed: number;
}

export interface PdfFacts {
  /** Null: the object that tells was not among the bytes read, or is encrypted. */
  readonly tagged: boolean | null;
  /** Declared language; empty when there is none, null when it could not be read. */
  readonly lang: string | null;
  /** ISO date; empty when it does not say. */
  readonly createdAt: string;
}

/** A link of the site, checked without a browser. */
export interface LinkCheck {
  readonly url: string;
  readonly status: number;
  readonly failure: string | null;
  readonly internal: boolean;
  readonly from: readonly string[];
}

export interface SiteIdentity {
  readonly startUrl: string;
  readonly origin: string;
  readonly host: string;
  readonly siteDomain: string;
  readonly scope: AuditScope;
  readonly profile: SiteProfile | null;
  readonly device: 'mobile' | 'desktop';
  /** Every known page was analysed: only then are orphans, depth and duplicates provable. */
  readonly crawlComplete: boolean;
  readonly startedAt: string;
}

const probe: Probe = {
  requestedUrl: 'https://www.exemple.fr/',
  url: 'https://www.exemple.fr/',
  status: 200,
  headers: [],
  redirects: [],
  body: '',
  failure: null,
};

/** Everything one site rule may ask for beside the pages: one line an artifact. `run/site-artifacts.ts` gathers them. */
export const siteShapes = {
  robots: shape<RobotsTxt>({
    url: 'https://www.exemple.fr/robots.txt',
    status: 200,
    text: 'User-agent: *\nAllow: /',
    sitemaps: [],
    groups: [],
    errors: [],
  }),
  sitemaps: shape<readonly Sitemap[]>([]),
  /** null when the site is plain http or an IP address. */
  tls: shape<TlsFacts | null>({
    protocols: ['TLSv1.2', 'TLSv1.3'],
    trusted: true,
    trustError: null,
    validFrom: '2026-09-01T00:00:00.000Z',
    validTo: '2027-03-01T00:00:00.000Z',
    keyBits: 256,
    keyType: 'EC',
    names: ['www.exemple.fr'],
    issuer: 'Autorité de test',
    chainLength: 2,
    alpn: 'h2',
    staticKeySuites: [],
  }),
  /** null for an IP address or localhost. */
  dns: shape<DnsFacts | null>({
    domain: 'exemple.fr',
    spf: ['v=spf1 -all'],
    dmarc: ['v=DMARC1; p=reject'],
    mx: [],
    caa: [],
    aaaa: [],
    mtaSts: [],
    wildcard: [],
    failed: [],
  }),
  /** `http://` of the start host, redirects followed. */
  httpProbe: shape<Probe>({
    ...probe,
    requestedUrl: 'http://www.exemple.fr/',
    redirects: [{ url: 'http://www.exemple.fr/', status: 301, location: 'https://www.exemple.fr/' }],
  }),
  /** `https://` of the start host. */
  httpsProbe: shape<Probe>(probe),
  /** The other of `www.` and bare host; null when it makes no sense. */
  wwwProbe: shape<Probe | null>(null),
  /** An invented path that cannot exist, the same at each audit. */
  notFoundProbe: shape<Probe>({
    ...probe,
    requestedUrl: 'https://www.exemple.fr/xyz',
    url: 'https://www.exemple.fr/xyz',
    status: 404,
  }),
  securityTxt: shape<Probe>({ ...probe, status: 404 }),
  favicon: shape<IconProbe>(probe),
  llmsTxt: shape<Probe>({ ...probe, status: 404 }),
  /** Where MTA-STS is announced: its policy file. */
  mtaStsPolicy: shape<Probe | null>(null),
  cors: shape<readonly CorsAnswer[]>([]),
  sourceMaps: shape<readonly SourceMapFact[]>([]),
  addressVariants: shape<readonly AddressVariant[]>([]),
  /** Hosts of the site’s domain named by its pages; null for an IP address or a local name. */
  hosts: shape<readonly HostFacts[] | null>([]),
  /** null: the domain is not proved, so nothing was asked. */
  sensitive: shape<SensitiveFacts | null>(null),
  /** The Nu checker’s word on the HTML of the pages; missing with its reason where there is no Java. */
  htmlValidity: shape<HtmlValidity>({
    version: '26.9.27',
    pages: [{ url: 'https://www.exemple.fr/', errorCount: 0, problems: [] }],
  }),
  /** What happens once a visitor refuses, accepts, or takes back the choice. */
  consentVisits: shape<ConsentVisits>({
    refuse: null,
    accept: null,
    withdraw: null,
    reason: 'aucun bandeau ni traceur',
  }),
  /** The home page loaded again; null when the audit is of one page. */
  homeLoads: shape<HomeLoads | null>(null),
  /** Pages measured again because their visit met a busy machine. */
  calmLoads: shape<readonly RemeasuredLoad[]>([]),
  /** The main pages measured as from a computer too; null where that was not asked for. */
  desktopLoads: shape<readonly DesktopLoads[] | null>(null),
  /** Internal and (first 100) external links checked by HEAD/GET, with the pages that carry them. */
  linkChecks: shape<readonly LinkCheck[]>([]),
  /** Addresses of the site that its forms are sent to, 20 at most. */
  formChecks: shape<readonly FormCheck[]>([]),
  /** Documents of the site that the analysed pages link to, 20 at most, PDF first. */
  documents: shape<readonly LinkedDocument[]>([]),
};

/** Known without gathering. */
interface GivenOfSite {
  readonly site: SiteIdentity;
  readonly pages: readonly PageFacts[];
  readonly notAnalysed: readonly NotAnalysedPage[];
}

interface Drawn {
  /** The grid of the referential from the verdicts of all other rules; null when it could not be drawn. */
  readonly rgaa: Pick<RgaaGrid, 'name' | 'criteria' | 'counts' | 'interval'> | null;
}

/** The artifacts of a site as rules read them. */
export interface SiteShapes extends GivenOfSite, Drawn, ShapesOf<typeof siteShapes> {}

/** What an audit brings home of a site before any rule on it ran: each artifact, or why it is missing. */
export interface GatheredSite extends GivenOfSite, AllGathered<ShapesOf<typeof siteShapes>> {}

/** The same with the grid: all that site rules are run over. */
export interface SiteArtifacts extends GatheredSite, Drawn {}
