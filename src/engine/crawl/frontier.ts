import type { NotAnalysedPage, NotAnalysedReason } from '#contract/report.ts';
import { normalisePageUrl, pageIdentity } from '../address/page-url.ts';
import type { ScopeVerdict } from '../address/scope.ts';
import type { PageKind, PageLink } from '../artifacts.ts';
import { kindOfName, kindOfPath } from '../derive/page/page-kind.ts';
import { hash32 } from '../derive/text/simhash.ts';
import { type Cluster, chooseOfClusters, chooseWanted, comparePages, type KnownPage } from './choose-page.ts';
import { pathShape } from './path-shape.ts';
import type { TrapReason } from './traps.ts';

/** Addresses remembered; beyond, new ones are only known to exist. */
const knownLimit = 50_000;

export interface FrontierOptions {
  readonly maxPages: number;
  readonly scope: (url: URL) => ScopeVerdict;
  readonly isAllowed: (url: URL) => boolean;
  readonly trap: (url: URL) => TrapReason | null;
  /** Same seed, same choice among equals. */
  readonly seed: string;
}

interface FoundAs {
  readonly text?: string;
  readonly region?: PageLink['region'];
  /** Clicks from the start page. */
  readonly depth: number;
  /** Language that a page of the site declares for it (`hreflang`). */
  readonly lang?: string;
}

/** What is known of the site and what to visit next. */
export interface Frontier {
  /** Takes an address; what is no page of the site is forgotten, what may not be visited is noted. */
  add(url: string, found: FoundAs): void;
  /** Tells the language of the start page: pages in another one come last. Empty: unknown. */
  speaks(lang: string): void;
  /** Marks a page as taken, by the address it was reached at. False when it was already. */
  claim(url: string): boolean;
  /** Takes the most telling page not yet taken; null when none is known. */
  next(): { readonly url: string } | null;
  depthOf(url: string): number;
  /** Pages known and not yet taken. */
  openCount(): number;
  /** Every known page that was not taken, with why. */
  rest(): NotAnalysedPage[];
  /** True when pages of the site were left aside as endless series or for lack of memory. */
  overflowed(): boolean;
}

interface State {
  readonly options: FrontierOptions;
  readonly known: Map<string, KnownPage>;
  readonly taken: Set<string>;
  readonly refused: Map<string, NotAnalysedPage>;
  readonly clusters: Map<string, Cluster>;
  /** Pages of a kind that were not taken. */
  readonly named: Set<KnownPage>;
  readonly kindsTaken: Set<PageKind>;
  /** Language of the site, `fr`; empty while unknown. */
  lang: string;
  overflowed: boolean;
}

/**
 * Chooses pages so that a small limit still shows the site: the kinds a legal or RGAA sample needs, then the
 * templates in turn (clusters of same-shaped addresses).
 */
export function createFrontier(options: FrontierOptions): Frontier {
  const state: State = {
    options,
    known: new Map(),
    taken: new Set(),
    refused: new Map(),
    clusters: new Map(),
    named: new Set(),
    kindsTaken: new Set(),
    lang: '',
    overflowed: false,
  };
  const pageAt = (text: string) => {
    const url = normalisePageUrl(text);
    return url ? state.known.get(pageIdentity(url)) : undefined;
  };
  return {
    add(text, found) {
      const url = normalisePageUrl(text);
      if (url) addPage(state, url, found);
    },
    speaks(lang) {
      state.lang = languageOf(lang);
      for (const page of state.known.values()) page.foreign ||= isForeign(state, new URL(page.url), '');
      for (const cluster of state.clusters.values()) cluster.head = undefined;
    },
    claim(text) {
      const url = normalisePageUrl(text);
      if (!url) return true;
      const identity = pageIdentity(url);
      if (state.taken.has(identity)) return false;
      take(state, identity);
      return true;
    },
    next() {
      const page =
        chooseWanted(state.named, state.kindsTaken, options.maxPages) ??
        chooseOfClusters(state.clusters.values());
      if (page) take(state, page.identity);
      return page;
    },
    depthOf: (text) => pageAt(text)?.depth ?? 0,
    openCount: () => [...state.clusters.values()].reduce((sum, { members }) => sum + members.size, 0),
    rest() {
      const left = [...state.known.values()].filter((page) => !state.taken.has(page.identity));
      const beyond = left.sort(comparePages).map(({ url }) => ({ url, reason: 'limit' as const }));
      return [...state.refused.values(), ...beyond];
    },
    overflowed: () => state.overflowed,
  };
}

function addPage(state: State, url: URL, { text = '', region = 'other', depth, lang = '' }: FoundAs): void {
  const identity = pageIdentity(url);
  const kind = kindOfName(text) ?? kindOfPath(url.href);
  const prominent = region === 'header' || region === 'nav';
  const foreign = isForeign(state, url, lang);
  const before = state.known.get(identity);
  if (before) {
    before.foreign ||= foreign;
    before.kind ??= kind;
    before.depth = Math.min(before.depth, depth);
    before.prominent ||= prominent;
    if (!state.taken.has(identity)) open(state, before);
    return;
  }
  if (state.taken.has(identity) || state.refused.has(identity)) return;
  if (state.known.size + state.refused.size >= knownLimit) {
    state.overflowed = true;
    return;
  }
  if (!admit(state, url, identity)) return;
  // The host is left out: the copy of a site on another host gives the same sample.
  const order = hash32(state.options.seed + identity.replace(/^[^/?#]*/, ''));
  const shape = pathShape(url);
  const page: KnownPage = { url: url.href, identity, shape, order, kind, depth, foreign, prominent };
  state.known.set(identity, page);
  open(state, page);
}

/** Puts a page, new or better known, among those that may be chosen. */
function open(state: State, page: KnownPage): void {
  const cluster: Cluster = state.clusters.get(page.shape) ?? {
    members: new Set(),
    folder: folderOf(page.shape),
    picks: 0,
    head: undefined,
  };
  state.clusters.set(page.shape, cluster);
  cluster.members.add(page);
  cluster.head = undefined;
  if (page.kind) state.named.add(page);
}

/** `/sections/:slug` is in `sections`. A page at the root is like no other. */
function folderOf(shape: string): string {
  const [, first = '', ...rest] = shape.split('/');
  return rest.length === 0 ? shape : first;
}

/** Declared in another language than the site’s, or in the folder or the host of one (`/en/contact`, `en.exemple.fr`). */
function isForeign({ lang }: State, url: URL, declared: string): boolean {
  if (lang === '') return false;
  const folder = url.pathname.split('/')[1] ?? '';
  const host = url.hostname.split('.')[0] ?? '';
  const named = [folder, host].filter((name) => codes.has(languageOf(name)) && codeShape.test(name));
  const said = declared === 'x-default' ? '' : declared;
  return [said, ...named].some((name) => name !== '' && languageOf(name) !== lang);
}

/** Languages that sites offer, as folders name them; words of two letters that mean something else are left out. */
const codes: ReadonlySet<string> = new Set(
  'fr en de es it nl pt pl ru zh ja ko ar tr sv da fi cs hu ro el uk bg hr sk sl ca eu br oc co lb'.split(
    ' ',
  ),
);
const codeShape = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

const languageOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';

function admit(state: State, url: URL, identity: string): boolean {
  const { scope, isAllowed, trap } = state.options;
  const refuse = (reason: NotAnalysedReason, detail?: string): false => {
    state.refused.set(identity, { url: url.href, reason, ...(detail !== undefined && { detail }) });
    return false;
  };
  const verdict = scope(url);
  if (verdict === 'excluded') return refuse('excluded');
  if (verdict !== 'in') return false;
  if (!isAllowed(url)) return refuse('robots');
  const series = trap(url);
  if (series === null) return true;
  state.overflowed = true;
  return refuse('limit', series);
}

function take(state: State, identity: string): void {
  state.taken.add(identity);
  const page = state.known.get(identity);
  if (!page) return;
  if (page.kind) state.kindsTaken.add(page.kind);
  state.named.delete(page);
  const cluster = state.clusters.get(page.shape);
  if (!cluster) return;
  cluster.members.delete(page);
  cluster.head = undefined;
  cluster.picks += 1;
}
