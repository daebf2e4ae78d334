import type { lookup as lookupByCallback } from 'node:dns';
import { Agent, type IncomingMessage } from 'node:http';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import {
  type PrepareRequestFunctionOpts,
  type PrepareRequestFunctionResult,
  RequestError,
  Server,
} from 'proxy-chain';
import { type BlockedTarget, type GuardedPage, openGuardedPage, type PageStart } from './guarded-page.ts';
import { acceptLongHeaders } from './long-headers.ts';
import type { Excess } from './page-traffic.ts';
import {
  type Lookup,
  type ResolvedTarget,
  resolveTarget,
  type TargetPolicy,
  TargetRefused,
} from './target-policy.ts';
import { createTrafficLedger, type TrafficBank } from './traffic-ledger.ts';
import { machineOf, otherSiteOf, type Party } from './traffic-party.ts';
import { type UsefulClock, wallClock } from './useful-clock.ts';
import {
  createWireLog,
  expectConnection,
  expectNothing,
  takeConnecting,
  type WireSight,
  watchConnections,
} from './wire-log.ts';

export interface GuardCounters {
  /** Plain requests, tunnels, and what may be requests inside them. */
  readonly requests: number;
  readonly bytes: number;
  readonly blocked: readonly BlockedTarget[];
  /** Host and path of plain answers whose headers no browser accepts, as `hostAndPathOf` names them. */
  readonly tooLongHeaders: readonly string[];
  /** The same of plain answers with status 407. */
  readonly proxyLogins: readonly string[];
  /** The limit that the page met: what it loaded afterwards is missing. */
  readonly excess: Excess | null;
}

/** The only way from a browser to the network. One page at a time counts on it. */
export interface GuardProxy {
  readonly port: number;
  /** Starts a page: counters at zero, a fresh budget, connections of the page before closed. */
  beginPage(start?: PageStart): void;
  /** Nothing passes until the next page begins; what is open is closed. What the page had exceeded stays told. */
  closeNetwork(): void;
  counters(): GuardCounters;
  /** The browser is about to send that, perhaps in a tunnel: what changes something is counted. */
  hearRequest(request: { readonly url: string; readonly method: string }): void;
  /** The network answered a request for that address with what any cache may keep for a day. */
  hearCacheable(url: string): void;
  /** What the wire saw of the host of that address, for this page. */
  sight(url: string): WireSight;
  close(): Promise<void>;
}

/** Marks the proxy’s own error pages, so that they are never taken for the site’s. */
export const guardHeader = 'x-constat-guard';
const refusedStatus = 470;
const budgetCheckMs = 250;

export interface GuardOptions {
  readonly lookup?: Lookup | undefined;
  readonly clock?: UsefulClock;
  /** Gives out what the audit may send. Default: one of its own. */
  readonly bank?: TrafficBank;
}

/**
 * Forward proxy on loopback for plain HTTP, CONNECT and WebSocket. A name is resolved once, every address judged,
 * and the judged address is the one connected to: proxy-chain’s `dnsLookup` answers with it, whatever is asked.
 * TLS is tunnelled, never opened. A refusal is an error page made here; the target sees nothing. What is sent is counted
 * before it leaves, in tunnels too (ADR 42).
 */
export async function startGuardProxy(
  policy: TargetPolicy,
  { lookup, clock = wallClock, bank = createTrafficLedger() }: GuardOptions = {},
): Promise<GuardProxy> {
  // No keep-alive: a connection the server closes at the wrong moment would show as an error of the page.
  const httpAgent = new Agent({ keepAlive: false });
  const wire = createWireLog();
  const endWatching = watchConnections();
  let page = newPage({}, 0);
  /** What the page had exceeded when its network was closed. */
  let closed: { readonly excess: Excess | null } | null = null;

  function newPage(start: PageStart, firstConnection: number): GuardedPage {
    const onExcess = () => server.closeConnections();
    return openGuardedPage(start, { bank, clock, firstConnection, onExcess });
  }
  const endLongHeaders = acceptLongHeaders(httpAgent, {
    onTooLong: (hostAndPath) => page.note('tooLongHeaders', hostAndPath),
    onProxyLogin: (hostAndPath) => page.note('proxyLogins', hostAndPath),
  });
  const bytesOf = ({ firstConnection, closedBytes }: GuardedPage) =>
    server
      .getConnectionIds()
      .filter((id) => id >= firstConnection)
      .reduce((sum, id) => sum + (server.getConnectionStats(id)?.srcTxBytes ?? 0), closedBytes);

  async function prepare(request: PrepareRequestFunctionOpts): Promise<PrepareRequestFunctionResult> {
    const asked = page;
    const target = `${request.hostname}:${request.port}`;
    const refuse = (reason: BlockedTarget['reason']) => {
      asked.block({ target, reason });
      throw new RequestError(`constat-guard: ${reason}`, refusedStatus, { [guardHeader]: reason });
    };
    asked.look(bytesOf(asked));
    if (closed || asked.traffic.excess) return refuse('budget');
    try {
      const admitted = await admit(asked, request, () =>
        resolveTarget(request.hostname, request.port, policy, lookup),
      );
      if (!admitted || asked !== page) return refuse('budget');
      const { address, family, parties } = admitted;
      hideProxy(request.request);
      const take = (socket: Socket) => {
        wire.follow(socket, target);
        asked.follow(socket, parties, !request.isHttp);
      };
      // A name is looked up by its connection, which is known by that.
      if (isAddress(request.hostname)) expectConnection({ owner: wire, address, port: request.port, take });
      return { dnsLookup: pinnedTo(address, family, take) as typeof lookupByCallback, httpAgent };
    } catch (error) {
      if (error instanceof TargetRefused) return refuse(error.reason);
      throw error;
    }
  }

  const server = new Server({ port: 0, host: '127.0.0.1', prepareRequestFunction: prepare });
  // A failed request is the page’s business, seen through the browser.
  server.on('requestFailed', () => undefined);
  server.on('connectionClosed', (gone: { connectionId: number; stats?: { srcTxBytes: number } }) => {
    if (gone.connectionId >= page.firstConnection) page.closedBytes += gone.stats?.srcTxBytes ?? 0;
  });
  await server.listen();
  const watch = setInterval(() => {
    wire.look();
    page.look(bytesOf(page));
  }, budgetCheckMs);
  watch.unref();

  function begin(start: PageStart): void {
    page.traffic.end();
    server.closeConnections();
    expectNothing(wire);
    wire.begin();
    page = newPage(start, server.lastHandlerId);
  }

  return {
    port: server.port,
    beginPage(start = {}) {
      closed = null;
      begin(start);
    },
    closeNetwork() {
      closed ??= { excess: page.traffic.excess };
      begin({});
    },
    counters: () => ({
      ...{ requests: page.traffic.requests, bytes: bytesOf(page), blocked: page.blocked },
      ...{ tooLongHeaders: page.tooLongHeaders, proxyLogins: page.proxyLogins },
      excess: closed ? closed.excess : page.traffic.excess,
    }),
    hearRequest: (request) => hearWrite(page, request),
    hearCacheable(url) {
      const parties = page.routes.get(targetOf(url));
      if (parties) page.traffic.cacheable(parties);
    },
    sight: (url) => wire.sight(targetOf(url)),
    async close() {
      clearInterval(watch);
      page.traffic.end();
      endLongHeaders();
      expectNothing(wire);
      endWatching();
      await server.close(true);
    },
  };
}

const isWrite = (method = 'GET') => !/^(?:GET|HEAD|OPTIONS)$/.test(method);
const isAddress = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

interface Admitted extends ResolvedTarget {
  readonly parties: readonly Party[];
}

/** Counts a request for all whom it concerns; null when the page may not make it. @throws TargetRefused */
async function admit(
  { traffic, site, routes }: GuardedPage,
  { hostname, port, isHttp, request }: PrepareRequestFunctionOpts,
  resolve: () => Promise<ResolvedTarget>,
): Promise<Admitted | null> {
  const other = otherSiteOf({ hostname, port }, site);
  const named = other ? [other] : [];
  // Counted before the look-up, which asks something of the site’s name servers.
  if (!(await traffic.take(named, { requests: 1, bytes: 0 }))) return null;
  if (other && isHttp && isWrite(request.method) && !traffic.takeWrite(other.name)) return null;
  const found = await resolve();
  const machine = machineOf({ hostname, port }, found.address, site);
  if (!(await traffic.takeAgain(machine))) return null;
  const parties = [...named, machine];
  routes.set(`${hostname}:${port}`, parties);
  return { ...found, parties };
}

/** Counts one that goes through a tunnel; plain ones are counted where they pass. */
function hearWrite(
  page: GuardedPage,
  { url, method }: { readonly url: string; readonly method: string },
): void {
  if (!isWrite(method) || !url.startsWith('https:') || !URL.canParse(url)) return;
  const { hostname, port } = new URL(url);
  const other = otherSiteOf({ hostname, port: Number(port) || 443 }, page.site);
  if (other) page.traffic.takeWrite(other.name);
}

/** `host:port`, as the guard names what it is asked for. */
export function targetOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** Every look-up of this connection gives the judged address; the connection is handed over. */
function pinnedTo(address: string, family: 4 | 6, take: (socket: Socket) => void): LookupFunction {
  return (_hostname, options, callback) => {
    const socket = takeConnecting();
    if (socket) take(socket);
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

/** proxy-chain passes `Proxy-Connection` on; the site must not see that something stands in between. */
function hideProxy(request: IncomingMessage): void {
  const raw = request.rawHeaders;
  for (let index = raw.length - 2; index >= 0; index -= 2)
    if (/^proxy-/i.test(raw[index] ?? '')) raw.splice(index, 2);
}
