import type {
  ChoiceVisit,
  ConsentBanner,
  ConsentVisits,
  CookieWrite,
  HeaderField,
  NetworkRequest,
  SiteShapes,
  StorageWrite,
  TcfSignal,
} from '#engine/artifacts.ts';
import { warmLoadOf } from '#engine/derive/load/warm-load.ts';
import { pageFactsOf } from '#engine/derive/page/page-facts.ts';
import { kindOf } from '#engine/in-page/consent-vocabulary.ts';
import { pageArtifacts, siteArtifacts } from './artifacts.ts';
import { choiceVisit } from './choice-visits.ts';
import { bannerOf, cookiesOf, headersOf, requestsOf } from './snippet-lines.ts';

const home = 'https://www.exemple.fr/';
/** Pages seen after a choice, the last of them the first again. */
const pagesAfter = [home, `${home}services`, home];

/** What happened under one heading: what came, was kept, and was said. */
interface Moment {
  readonly heading: string;
  readonly html: string;
  readonly cookies: readonly CookieWrite[];
  readonly storage: readonly StorageWrite[];
  readonly requests: readonly NetworkRequest[];
  readonly tcf: TcfSignal | null;
  readonly bannerBack: boolean;
}

/**
 * The site whose visits went so. A heading ends with a colon: `Bandeau :` (its HTML below), `Avant tout choix :`,
 * `Après « Paramétrer », « Tout refuser » :` (one word for each click), `Page suivante :`, `Retrait par « … » :`,
 * `Première visite :`, `Seconde visite :`. Below it stand cookies, requests and what scripts store.
 */
export function siteOfVisits(text: string): SiteShapes {
  const moments = momentsOf(text);
  const named = (heading: RegExp) => moments.find((moment) => heading.test(moment.heading));
  const before = named(/^Avant tout choix$/);
  const html = named(/^Bandeau$/)?.html ?? '';
  const consentBanner: ConsentBanner | undefined = html === '' ? undefined : bannerOf(html);
  const [cold, warm] = [named(/^Première visite$/), named(/^Seconde visite$/)];
  const page = pageArtifacts(html === '' ? undefined : `<body>${html}</body>`, {
    ...{ requests: before?.requests ?? [], cookies: before?.cookies ?? [], storage: before?.storage ?? [] },
    ...(consentBanner && { consentBanner }),
  });
  return siteArtifacts({
    pages: [pageFactsOf(page)],
    consentVisits: visitsOf(moments, before),
    ...(cold &&
      warm && { homeLoads: { cold: [], warm: warmLoadOf(cold.requests, warm.requests, 'exemple.fr') } }),
  });
}

function visitsOf(moments: readonly Moment[], before: Moment | undefined): ConsentVisits {
  const visits: Record<'refuse' | 'accept' | 'withdraw', ChoiceVisit | null> = {
    ...{ refuse: null, accept: null, withdraw: null },
  };
  for (const [at, moment] of moments.entries()) {
    const [, how, words = ''] = /^(Après|Retrait par) (« .+ »)$/.exec(moment.heading) ?? [];
    if (how === undefined) continue;
    const buttons = [...words.matchAll(/« (.*?) »/g)].map(([, button = '']) => button);
    const kind = how === 'Après' ? kindOf(buttons.at(-1) ?? '') : 'withdraw';
    if (kind !== 'refuse' && kind !== 'accept' && kind !== 'withdraw')
      throw new Error(`no choice: ${moment.heading}`);
    const next = moments[at + 1];
    const pages = next?.heading === 'Page suivante' ? [moment, next] : [moment];
    visits[kind] = visitOf(buttons, pages, before?.cookies ?? []);
  }
  return { ...visits, reason: '' };
}

function visitOf(
  buttons: readonly string[],
  pages: readonly Moment[],
  cookiesBefore: readonly CookieWrite[],
): ChoiceVisit {
  return choiceVisit({
    clicked: { text: buttons.at(-1) ?? '', selector: '#choix', clicks: buttons.length, closed: true },
    cookiesBefore,
    cookies: pages.flatMap(({ cookies }, page) => cookies.map((cookie) => ({ ...cookie, page }))),
    storage: pages.flatMap(({ storage }) => storage),
    requests: pages.flatMap(({ requests }, page) =>
      requests.map((request) => ({ ...request, page, sentCookies: namesSent(request.responseHeaders) })),
    ),
    bannerBackOnNextPage: pages.some(({ bannerBack }) => bannerBack),
    tcf: pages.find(({ tcf }) => tcf !== null)?.tcf ?? null,
    pages: pagesAfter,
  });
}

const namesSent = (headers: readonly HeaderField[]): string[] =>
  headers
    .filter(({ name }) => name === 'cookie')
    .flatMap(({ value }) => value.split('; ').map((pair) => pair.slice(0, pair.indexOf('='))));

function momentsOf(text: string): Moment[] {
  const parts = text
    .replaceAll('\u00a0', ' ')
    .split(/^(\p{Lu}[^<{\n]*) :$/mu)
    .slice(1);
  return parts.flatMap((heading, at) => (at % 2 === 0 ? [momentOf(heading, parts[at + 1] ?? '')] : []));
}

const told = {
  cookie: /^Set-Cookie: .+$/gm,
  stored: /^(local|session)Storage\.setItem\("([^"]+)", "([^"]*)"\)$/gm,
  request: /^https:\/\/.+(?:\n[ ]+\S.*)*$/gm,
  signal: /^getTCData: (\{.+\})$/gm,
  bannerBack: /^Le bandeau s’affiche de nouveau$/gm,
};

/** @throws Error on a line that is none of these */
function momentOf(heading: string, below: string): Moment {
  const all = (pattern: RegExp) => [...below.matchAll(pattern)];
  const linesOf = (pattern: RegExp) =>
    all(pattern)
      .map(([line]) => line)
      .join('\n');
  const unread = Object.values(told).reduce((rest, pattern) => rest.replaceAll(pattern, ''), below);
  const html = heading === 'Bandeau' ? below.trim() : '';
  if (html === '' && unread.trim() !== '') throw new Error(`nothing that happens: ${unread.trim()}`);
  const [signal] = all(told.signal);
  return {
    ...{ heading, html, cookies: cookiesOf(headersOf(linesOf(told.cookie))) },
    storage: all(told.stored).map(([, area, key = '', value = '']) => ({
      ...{ area: area === 'local' ? 'local' : 'session', origin: home, key, value },
    })),
    requests: requestsOf(linesOf(told.request)),
    tcf: signal ? signalOf(signal[1] ?? '') : null,
    bannerBack: told.bannerBack.test(below),
  };
}

interface TcData {
  readonly cmpId: number;
  readonly eventStatus: string;
  readonly tcString?: string;
  readonly purpose?: Partial<Record<'consents' | 'legitimateInterests', Readonly<Record<string, boolean>>>>;
}

/** As `gather/consent/tcf.ts` reads what a page says: the type of a segment is half of its first letter. */
function signalOf(json: string): TcfSignal {
  const { cmpId, eventStatus, purpose = {}, tcString }: TcData = JSON.parse(json);
  const granted = (map: Readonly<Record<string, boolean>> = {}) =>
    Object.keys(map)
      .filter((key) => map[key] === true)
      .map(Number);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return {
    ...{ cmpId, eventStatus, purposes: granted(purpose.consents) },
    legitimateInterests: granted(purpose.legitimateInterests),
    ...(tcString !== undefined && {
      segments: tcString
        .split('.')
        .slice(1)
        .map((part) => letters.indexOf(part.charAt(0)) >> 3),
    }),
  };
}
