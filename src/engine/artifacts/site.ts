import type { NotAnalysedPage } from '#contract/report.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';
import type { SiteProfile } from '#contract/themes.ts';
import type { ConsentVisits } from './consent-visits.ts';
import type { PageFacts } from './facts.ts';
import type { HomeLoads } from './home-loads.ts';
import type { HtmlValidity } from './html-validity.ts';
import type { HeaderField } from './network.ts';
import type { AddressVariant, CorsAnswer, HostFacts, SensitiveFacts, SourceMapFact } from './probes.ts';

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
}

export interface PdfFacts {
  /** Null: the object that tells was not among the bytes read, or is encrypted. */
  readonly tagged: boolean | null;
  /** Declared language; empty when there is none, null when it could not be read. */
  readonly lang: string | null;
  /** ISO date; empty when it does not say. */
  readonly createdAt: string;
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
  /** An invented path that cannot exist, the same at each audit. */
  readonly notFoundProbe: Probe;
  readonly securityTxt: Probe;
  readonly favicon: Probe;
  readonly llmsTxt: Probe;
  /** Where MTA-STS is announced: its policy file. */
  readonly mtaStsPolicy: Probe | null;
  readonly cors: readonly CorsAnswer[];
  readonly sourceMaps: readonly SourceMapFact[];
  readonly addressVariants: readonly AddressVariant[];
  /** Hosts of the site’s domain named by its pages; null for an IP address or a local name. */
  readonly hosts: readonly HostFacts[] | null;
  /** null: the domain is not proved, so nothing was asked. */
  readonly sensitive: SensitiveFacts | null;
  /** The Nu checker’s word on the HTML of the pages; missing with its reason where there is no Java. */
  readonly htmlValidity: HtmlValidity;
  /** What happens once a visitor refuses, accepts, or takes back the choice. */
  readonly consentVisits: ConsentVisits;
  /** The home page loaded again; null when the audit is of one page. */
  readonly homeLoads: HomeLoads | null;
  /** Internal and (first 100) external links checked by HEAD/GET, with the pages that carry them. */
  readonly linkChecks: readonly {
    readonly url: string;
    readonly status: number;
    readonly failure: string | null;
    readonly internal: boolean;
    readonly from: readonly string[];
  }[];
  /** Documents of the site that the analysed pages link to, 20 at most, PDF first. */
  readonly documents: readonly LinkedDocument[];
  /** The grid of the referential from the verdicts of all other rules; null when it could not be drawn. */
  readonly rgaa: Pick<RgaaGrid, 'name' | 'criteria' | 'counts' | 'interval'> | null;
}
