import type { CookieWrite, HeaderField, StorageWrite } from './network.ts';
import type { ConsentBanner, FingerprintCall } from './page.ts';

export interface PageLink {
  readonly url: string;
  readonly text: string;
  /** Nearest landmark. */
  readonly region: 'header' | 'nav' | 'main' | 'footer' | 'aside' | 'other';
  readonly rel: string;
  /** Which menu of the page holds it, where one does: links of one menu share a number, which says nothing else. */
  readonly menu?: number;
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
  /** Absolute, from the tag or else the header; empty when none. */
  readonly canonical: string;
  /** What the metas `robots` and `googlebot` say, joined by commas. */
  readonly robotsMeta: string;
  readonly hreflang: readonly { readonly lang: string; readonly url: string }[];
  /** 500 at most. */
  readonly links: readonly PageLink[];
  /** Addresses that inline scripts lead to where a link would (`scriptedLinksOf`), 100 at most. */
  readonly scriptedWays?: readonly { readonly url: string; readonly text: string }[];
  readonly images: readonly { readonly url: string; readonly broken: boolean }[];
  /** Images of some size (32 px and more), and those of them that have no `alt` attribute at all. */
  readonly imageAlternatives: { readonly count: number; readonly missing: number };
  /** `link` of kinds `icon`, `apple-touch-icon`, `manifest`; 20 at most. */
  readonly icons: readonly { readonly rel: string; readonly url: string }[];
  /** `mailto:` and `tel:` addresses, 20 at most. */
  readonly contactLinks: readonly string[];
  /** Style sheets and scripts of the site that the page loads, 60 at most. */
  readonly ownCode: readonly string[];
  /** Addresses of the site that scripts of the page ask for (GET, without the page itself), 20 at most. */
  readonly ownCalls: readonly string[];
  /** Hosts of the site’s domain that the page loads from, each with an address, 30 at most. */
  readonly ownHosts: readonly { readonly host: string; readonly url: string }[];
  readonly structuredDataTypes: readonly string[];
  /** The structured data describe a business of one address, with its hours and its telephone. */
  readonly declaresOnePlace?: true;
  /** Events that the structured data declare, by their last day (`declaredDaysOf`). */
  readonly declaredDays?: readonly { readonly name: string; readonly until: string }[];
  readonly hasSearchForm: boolean;
  readonly hasPasswordField: boolean;
  readonly wordCount: number;
  /** 64-bit simhash of the main text, hexadecimal. */
  readonly simhash: string;
  /** Whole visible text: 60,000 characters on legal-like pages and the home page, 4,000 elsewhere. */
  readonly text: string;
  /** The page says more than `text` keeps. */
  readonly textCut?: true;
  readonly footerText: string;
  /** What opens in the page itself where a link is pressed (a window with the legal notice): its text, by that name. */
  readonly openedTexts?: readonly { readonly name: string; readonly text: string }[];
  readonly headers: readonly HeaderField[];
  readonly cookies: readonly CookieWrite[];
  readonly storage: readonly StorageWrite[];
  readonly thirdParties: readonly {
    readonly host: string;
    readonly urls: readonly string[];
    readonly requestCount: number;
    readonly transferBytes: number;
  }[];
  /** Scripts that did not come, for whatever reason, 20 at most. */
  readonly lostScripts?: readonly string[];
  /** A script or a call that may have brought some of its content got no answer (`mayLackContent`). */
  readonly lacksContent?: true;
  /** Neither its text nor its links could be gathered (`isTextLacking`): that they are empty here says nothing. */
  readonly textLost?: true;
  /** Calls by which scripts of the page have Google Analytics measure the visit at once (`askedMeasures`). */
  readonly askedMeasures?: readonly string[];
  readonly consentBanner: ConsentBanner | null;
  /** Names of what is shown outside the banner to open one’s choice of cookies again (`choiceWaysOf`), 10 at most. */
  readonly choiceWays?: readonly string[];
  readonly fingerprinting: readonly FingerprintCall[];
  readonly requestCount: number;
  readonly transferBytes: number;
  readonly domNodes: number;
  readonly forms: readonly {
    readonly action: string;
    readonly method: string;
    /** It has an address, and no script of the page hears it: the browser sends it there. */
    readonly byBrowser?: true;
    readonly fields: readonly {
      readonly type: string;
      readonly name: string;
      readonly label: string;
      /** Nothing names it but the example it shows. */
      readonly fromPlaceholder?: true;
      /** Its words, or those of its group, ask about another person or a body, not about the visitor. */
      readonly ofSomeoneElse?: true;
      readonly required: boolean;
    }[];
    readonly text: string;
  }[];
}
