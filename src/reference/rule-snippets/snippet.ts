/** Who the site of an example belongs to, where the rule binds some alone. Default: a public body. */
type Profile = 'public' | 'delegate' | 'large' | 'shop' | 'company' | 'association' | 'personal';

interface Told {
  readonly profile?: Profile;
  /** The rule only asks a person: it has nothing to ask about the sound one, and never says that all is well. */
  readonly asks?: true;
  /** Read of a page that a browser draws, runs and drives (`tests/smoke/rule-snippets.test.ts`). Default: of its text. */
  readonly in?: 'browser';
}

/**
 * One failing and one sound example of what a rule reads, as text.
 * - `body`, `head`: HTML of that part of an otherwise empty page; `html`: the whole document.
 * - `headers`: the answer’s headers, one a line.
 * - `requests`: what the page loads, one a line (`https://… (script, 120 ko)`), its answer’s headers indented below it.
 * - `dns`: records of the domain, one a line (`exemple.fr. TXT "v=spf1 -all"`).
 * - `tls`: what the server says of its encryption, one a line (`Protocoles : TLSv1.2, TLSv1.3`).
 * - `banner`: HTML of the consent banner.
 * - `address`: the address of the page.
 * - `measures`: what Lighthouse measured of the page, one a line (`/app.js : 720 ms`), or the code that it holds against it.
 * - `visits`: what is loaded and kept at each moment of a visit, below a heading (`Après « Tout refuser » :`).
 */
interface CodeSnippet extends Told {
  readonly kind:
    | 'body'
    | 'head'
    | 'html'
    | 'headers'
    | 'requests'
    | 'dns'
    | 'tls'
    | 'banner'
    | 'address'
    | 'measures'
    | 'visits';
  /** The rule fails on it, or asks a person to look. */
  readonly faulty: string;
  /** The rule passes on it. */
  readonly sound: string;
}

/**
 * The same for rules over a whole site: its files, by their path. HTML is what a page holds in its head and its body; a text
 * that begins with `HTTP/1.1 404` is an answer, its headers below and what it holds after an empty line. A file of another host
 * stands by its whole address; `dns:exemple.fr` holds the records of that domain, and `/fiches/[1-9]` is nine pages of one text.
 */
interface SiteSnippet extends Told {
  readonly kind: 'site';
  readonly faulty: SnippetFiles;
  readonly sound: SnippetFiles;
}

export type SnippetFiles = Readonly<
  Record<`/${string}` | `${'http' | 'https'}://${string}` | `dns:${string}`, string>
>;
export type RuleSnippet = CodeSnippet | SiteSnippet;

/** By rule id. */
export type RuleSnippets = Readonly<Record<string, RuleSnippet>>;

const ofKind =
  <const Kind extends CodeSnippet['kind']>(kind: Kind) =>
  (faulty: string, sound: string): CodeSnippet => ({ kind, faulty, sound });

/** The failing and the sound text of each kind, in that order. */
export const inBody = ofKind('body');
export const inHead = ofKind('head');
export const inHtml = ofKind('html');
export const inHeaders = ofKind('headers');
export const inRequests = ofKind('requests');
export const inDns = ofKind('dns');
export const inTls = ofKind('tls');
export const inBanner = ofKind('banner');
export const inAddress = ofKind('address');
export const inMeasures = ofKind('measures');
export const inVisits = ofKind('visits');
/** HTML of the body that takes a browser: places, colours, scripts, a keyboard. */
export const drawn = (faulty: string, sound: string): CodeSnippet => ({
  ...inBody(faulty, sound),
  in: 'browser',
});
export const ofSite = (faulty: SnippetFiles, sound: SnippetFiles): SiteSnippet => ({
  kind: 'site',
  faulty,
  sound,
});
