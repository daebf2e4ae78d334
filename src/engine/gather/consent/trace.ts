import type { ChoiceCookie, ChoiceRequest, CookieWrite, StorageWrite } from '../../artifacts.ts';
import { cookiesOf } from '../cookies.ts';
import type { Exchange } from '../network-log.ts';
import type { PageWatch } from '../page-watch.ts';
import { requestsOf } from '../requests.ts';
import type { Tab } from '../tab.ts';

const requestLimit = 1_000;
const urlLength = 1_000;

interface Segment {
  readonly page: number;
  readonly exchanges: number;
  readonly reports: number;
}

/** Cuts what is heard into before the choice, after it, and after it on later pages. */
export interface Trace {
  /** From here on, everything happens after the choice on page `page`. */
  mark(page: number): void;
  /** Cookies written before the first mark. */
  cookiesBefore(): CookieWrite[];
  /** Cookies written since the first mark. */
  cookies(): ChoiceCookie[];
  requests(): ChoiceRequest[];
}

export function startTrace(tab: Tab, watch: PageWatch, siteDomain: string): Trace {
  const segments: Segment[] = [];
  const sent = new Map<string, string[][]>();
  tab.cdp.on('Network.requestWillBeSentExtraInfo', ({ requestId, associatedCookies }) => {
    const names = associatedCookies.flatMap(({ cookie, blockedReasons }) =>
      blockedReasons.length === 0 ? [cookie.name] : [],
    );
    sent.set(requestId, [...(sent.get(requestId) ?? []), names]);
  });
  const { exchanges } = watch.network;

  const each = <Item>(read: (from: Segment, to: Segment | null) => Item[]): Item[] =>
    segments.flatMap((segment, index) => read(segment, segments[index + 1] ?? null));
  const cookiesBetween = (from: Segment | null, to: Segment | null) =>
    cookiesOf(
      exchanges.slice(from?.exchanges ?? 0, to?.exchanges),
      watch.reports.slice(from?.reports ?? 0, to?.reports),
      siteDomain,
    );
  const toRequests = (part: readonly Exchange[], page: number): ChoiceRequest[] => {
    const network = part.filter(({ url }) => url.startsWith('http'));
    return requestsOf(network, '').map(({ url, method, resourceType, initiatorUrl, status }, index) => ({
      url: url.slice(0, urlLength),
      method,
      resourceType,
      initiatorUrl: initiatorUrl.slice(0, urlLength),
      status,
      page,
      sentCookies: sent.get(network[index]?.requestId ?? '')?.[network[index]?.hop ?? 0] ?? [],
    }));
  };

  return {
    mark(page) {
      // A choice of several clicks is made by the last of them.
      if (segments.at(-1)?.page === page) segments.pop();
      segments.push({ page, exchanges: exchanges.length, reports: watch.reports.length });
    },
    cookiesBefore: () => cookiesBetween(null, segments[0] ?? null),
    cookies: () =>
      each((from, to) => cookiesBetween(from, to).map((cookie) => ({ ...cookie, page: from.page }))),
    requests: () =>
      each((from, to) => toRequests(exchanges.slice(from.exchanges, to?.exchanges), from.page)).slice(
        0,
        requestLimit,
      ),
  };
}

/** What stands in storage now and did not stand there, with this value, before. */
export function newStorage(before: readonly StorageWrite[], after: readonly StorageWrite[]): StorageWrite[] {
  const keyOf = ({ area, origin, key, value }: StorageWrite) => JSON.stringify([area, origin, key, value]);
  const known = new Set(before.map(keyOf));
  return after.filter((item) => !known.has(keyOf(item)));
}
