import type { lookup as lookupByCallback } from 'node:dns';
import { Agent, type IncomingMessage } from 'node:http';
import type { LookupFunction, Socket } from 'node:net';
import {
  type PrepareRequestFunctionOpts,
  type PrepareRequestFunctionResult,
  RequestError,
  Server,
} from 'proxy-chain';
import { acceptLongHeaders } from './long-headers.ts';
import { type Lookup, resolveTarget, type TargetPolicy, TargetRefused } from './target-policy.ts';
import { type UsefulClock, wallClock } from './useful-clock.ts';
import {
  createWireLog,
  expectConnection,
  expectNothing,
  type WireSight,
  watchConnections,
} from './wire-log.ts';

/** What one page may use; beyond it every further request is refused. */
export interface PageBudget {
  /** Bytes on the wire towards the browser. */
  readonly bytes: number;
  /** Plain requests and tunnels opened. */
  readonly requests: number;
  /** Of useful time. */
  readonly seconds: number;
}

const defaultPageBudget: PageBudget = { bytes: 150_000_000, requests: 3_000, seconds: 120 };

/** Nothing passes until the next page begins; what is open is closed. */
export const noPassage: PageBudget = { bytes: -1, requests: -1, seconds: -1 };

interface BlockedTarget {
  readonly target: string;
  readonly reason: TargetRefused['reason'] | 'budget';
}

export interface GuardCounters {
  readonly requests: number;
  readonly bytes: number;
  readonly blocked: readonly BlockedTarget[];
  /** Host and path of plain answers whose headers no browser accepts, as `hostAndPathOf` names them. */
  readonly tooLongHeaders: readonly string[];
  /** The same of plain answers with status 407. */
  readonly proxyLogins: readonly string[];
  /** The page met a limit: what it loaded afterwards is missing. */
  readonly exhausted: boolean;
}

/** The only way from a browser to the network. One page at a time counts on it. */
export interface GuardProxy {
  readonly port: number;
  /** Starts a page: counters at zero, a fresh budget, connections of the page before closed. */
  beginPage(budget?: PageBudget): void;
  counters(): GuardCounters;
  /** What the wire saw of the host of that address, for this page. */
  sight(url: string): WireSight;
  close(): Promise<void>;
}

/** Marks the proxy’s own error pages, so that they are never taken for the site’s. */
export const guardHeader = 'x-constat-guard';
const refusedStatus = 470;
const blockedLimit = 200;
const budgetCheckMs = 250;

/**
 * Forward proxy on loopback for plain HTTP, CONNECT and WebSocket. A name is resolved once, every address judged,
 * and the judged address is the one connected to: proxy-chain’s `dnsLookup` answers with it, whatever is asked.
 * TLS is tunnelled, never opened. A refusal is an error page made here; the target sees nothing.
 */
export async function startGuardProxy(
  policy: TargetPolicy,
  lookup?: Lookup,
  clock: UsefulClock = wallClock,
): Promise<GuardProxy> {
  // No keep-alive: a connection the server closes at the wrong moment would show as an error of the page.
  const httpAgent = new Agent({ keepAlive: false });
  let budget = defaultPageBudget;
  let page = newPage();
  const wire = createWireLog();
  const endWatching = watchConnections();

  function newPage() {
    return {
      firstConnection: 0,
      requests: 0,
      closedBytes: 0,
      blocked: [] as BlockedTarget[],
      tooLongHeaders: [] as string[],
      proxyLogins: [] as string[],
      exhausted: false,
      startedAt: clock.now(),
    };
  }
  const note = (list: string[], hostAndPath: string) => {
    if (list.length < blockedLimit) list.push(hostAndPath);
  };
  const endLongHeaders = acceptLongHeaders(httpAgent, {
    onTooLong: (hostAndPath) => note(page.tooLongHeaders, hostAndPath),
    onProxyLogin: (hostAndPath) => note(page.proxyLogins, hostAndPath),
  });
  const openBytes = () =>
    server
      .getConnectionIds()
      .filter((id) => id >= page.firstConnection)
      .reduce((sum, id) => sum + (server.getConnectionStats(id)?.srcTxBytes ?? 0), 0);
  const isOver = () =>
    page.requests > budget.requests ||
    page.closedBytes + openBytes() > budget.bytes ||
    clock.now() - page.startedAt > budget.seconds * 1_000;

  function refuse(target: string, reason: BlockedTarget['reason']): PrepareRequestFunctionResult {
    if (page.blocked.length < blockedLimit) page.blocked.push({ target, reason });
    throw new RequestError(`constat-guard: ${reason}`, refusedStatus, { [guardHeader]: reason });
  }

  async function prepare(request: PrepareRequestFunctionOpts): Promise<PrepareRequestFunctionResult> {
    const target = `${request.hostname}:${request.port}`;
    page.requests += 1;
    if (isOver()) {
      page.exhausted = true;
      return refuse(target, 'budget');
    }
    try {
      const { address, family } = await resolveTarget(request.hostname, request.port, policy, lookup);
      hideProxy(request.request);
      const follow = (socket: Socket) => wire.follow(socket, target);
      expectConnection({ owner: wire, address, port: request.port, take: follow });
      return { dnsLookup: pinnedTo(address, family) as typeof lookupByCallback, httpAgent };
    } catch (error) {
      if (error instanceof TargetRefused) return refuse(target, error.reason);
      throw error;
    }
  }

  const server = new Server({ port: 0, host: '127.0.0.1', prepareRequestFunction: prepare });
  // A failed request is the page’s business, seen through the browser.
  server.on('requestFailed', () => undefined);
  server.on('connectionClosed', (closed: { connectionId: number; stats?: { srcTxBytes: number } }) => {
    if (closed.connectionId >= page.firstConnection) page.closedBytes += closed.stats?.srcTxBytes ?? 0;
  });
  await server.listen();
  const watch = setInterval(() => {
    wire.look();
    if (page.exhausted || !isOver()) return;
    page.exhausted = true;
    server.closeConnections();
  }, budgetCheckMs);
  watch.unref();

  return {
    port: server.port,
    beginPage(next = defaultPageBudget) {
      server.closeConnections();
      expectNothing(wire);
      wire.begin();
      budget = next;
      page = { ...newPage(), firstConnection: server.lastHandlerId };
    },
    counters: () => ({
      requests: page.requests,
      bytes: page.closedBytes + openBytes(),
      blocked: page.blocked,
      tooLongHeaders: page.tooLongHeaders,
      proxyLogins: page.proxyLogins,
      exhausted: page.exhausted,
    }),
    sight: (url) => wire.sight(targetOf(url)),
    async close() {
      clearInterval(watch);
      endLongHeaders();
      expectNothing(wire);
      endWatching();
      await server.close(true);
    },
  };
}

/** `host:port`, as the guard names what it is asked for. */
export function targetOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** Every look-up of this connection gives the judged address. */
function pinnedTo(address: string, family: 4 | 6): LookupFunction {
  return (_hostname, options, callback) => {
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
