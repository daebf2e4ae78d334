/** What an address of the site answers to a page of another site (CORS). */
export interface CorsAnswer {
  readonly url: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly askedOrigin: string;
  /** `access-control-allow-origin`, or null. */
  readonly allowOrigin: string | null;
  /** `access-control-allow-credentials: true`. */
  readonly allowCredentials: boolean;
}

/** A script or style sheet of the site that names a source map. */
export interface SourceMapFact {
  readonly codeUrl: string;
  readonly mapUrl: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** The map carries the original code (`sourcesContent`), within the first 4 MB. */
  readonly withSources: boolean;
}

/** Another way to write the address of a page, and what it answers. */
export interface AddressVariant {
  readonly kind: 'trailing-slash' | 'letter-case' | 'index-file';
  readonly pageUrl: string;
  /** The variant, as asked. */
  readonly url: string;
  /** Address reached after redirects. */
  readonly reachedUrl: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** Declared by the variant in its HTML or its headers, absolute; empty when none. */
  readonly canonical: string;
  /** Declared by the page itself; absent from visits saved before it was kept. */
  readonly pageCanonical?: string;
  /** Same content as the page; null when the HTML does not tell pages apart (unknown addresses get the same). */
  readonly sameContent: boolean | null;
}

/** DNS of one host of the site’s domain that its pages name. */
export interface HostFacts {
  readonly host: string;
  /** An address on it, as a page asks for it or links to it. */
  readonly url: string;
  /** Pages load something from it, as opposed to linking to it. */
  readonly loaded: boolean;
  /** Chain of aliases, first to last; empty when the host is no alias. */
  readonly cnames: readonly string[];
  /** Whether the end of the chain has an address: `missing` is a name that does not exist; `unknown` no answer. */
  readonly target: 'resolves' | 'missing' | 'empty' | 'unknown';
  /** Beginning of what a hosting service answers for it, where such services are known; else null. */
  readonly answer: { readonly status: number; readonly text: string } | null;
}

/** What DNS tells of the mail of a domain, beside its own records. */
export interface MailDnsFacts {
  /** Keys found under common selectors: others may exist under names that nobody can guess. */
  readonly dkim: readonly { readonly selector: string; readonly keyBits: number | null }[];
  /** TXT records of `_smtp._tls` starting with `v=TLSRPTv1`. */
  readonly tlsRpt: readonly string[];
  /** TLSA records of the first mail servers; null: not asked, or no answer. */
  readonly tlsa: readonly { readonly exchange: string; readonly records: number | null }[];
  /** Look-ups that got no answer: `dkim`, `tlsrpt`. */
  readonly failed: readonly string[];
}

/** Whether a domain is signed: `broken` is signed in a way that resolvers refuse. */
export type Dnssec = 'signed' | 'unsigned' | 'broken' | 'unknown';

export type SensitiveKind =
  | 'git'
  | 'env'
  | 'backup'
  | 'diagnostic'
  | 'debug'
  | 'ds-store'
  | 'admin-login'
  | 'wordpress-users';

/** An address that should not answer, recognised by its content. Contents are never kept. */
export interface ExposedAddress {
  readonly kind: SensitiveKind;
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  /** Whole size when the server says it. */
  readonly sizeBytes: number | null;
  /** What it was recognised by, masked, in French. */
  readonly sign: string;
}

type SensitiveOutcome = 'asked' | 'skipped' | 'unanswered';

/** Answers of sensitive addresses; asked only on a domain proved by its owner. */
export interface SensitiveFacts {
  readonly requestCount: number;
  readonly exposed: readonly ExposedAddress[];
  /** `skipped`: of no use on this site; `unanswered`: no clear answer, nothing may be said. */
  readonly outcomes: Readonly<Record<Exclude<SensitiveKind, 'debug'>, SensitiveOutcome>> & {
    /** Absent from audits made before. */
    readonly debug?: SensitiveOutcome;
  };
}

/** Where a form of the site is sent, asked by HEAD or GET alone: nothing is ever sent there. */
export interface FormCheck {
  readonly url: string;
  /** Of the form: `get`, `post`. */
  readonly method: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly failure: string | null;
  /** In every form that has it, the browser alone sends: no script may choose another address. */
  readonly byBrowser: boolean;
  /** Pages that hold such a form, 20 at most. */
  readonly from: readonly string[];
}
