import type { CDPSession, Protocol } from 'puppeteer-core';
import type { HeaderField } from '../artifacts.ts';

/** One exchange, redirects apart: each hop is an exchange of its own. */
export interface Exchange {
  readonly requestId: string;
  /** Position among the hops of one request id. */
  readonly hop: number;
  readonly session: CDPSession;
  readonly url: string;
  readonly method: string;
  readonly type: Protocol.Network.ResourceType | 'WebSocket';
  readonly requestHeaders: Record<string, string>;
  readonly initiator: Protocol.Network.Initiator | null;
  readonly documentUrl: string;
  readonly frameId: string;
  readonly loaderId: string;
  /** Navigation of the page itself, not of a frame. */
  readonly isMainDocument: boolean;
  /** Seconds on the browser’s monotonic clock. */
  startedAt: number;
  endedAt: number;
  response: Protocol.Network.Response | null;
  rawHeaders: HeaderField[] | null;
  rawStatus: number | null;
  redirectedTo: string | null;
  failure: string | null;
  /** All of its answer came, or it failed; known after the load too. */
  isOver: boolean;
  /** The page’s own memory of a load before; the network was not asked. */
  fromMemory: boolean;
  transferBytes: number;
  bodyBytes: number;
}

/** The exchange that gave the page’s HTML: the last document of the main frame. */
export function mainExchange(exchanges: readonly Exchange[]): Exchange | undefined {
  return exchanges.findLast((exchange) => exchange.isMainDocument && exchange.redirectedTo === null);
}

export interface NetworkLog {
  readonly exchanges: readonly Exchange[];
  /** Called for each document request, answer and part of a body of the page’s main frame, as they come. */
  onMainDocument(listener: (exchange: Exchange) => void): void;
  /** A request that we refused is no part of the load, told or yet to be told. */
  forget(requestId: string): void;
  /** Later traffic (lazy loading by our own interactions) is no part of the load. */
  stop(): void;
}

const exchangeLimit = 5_000;

/** Headers as Chromium gives them: several values of one name are joined by line feeds. */
export function headerFields(headers: Readonly<Record<string, string>>): HeaderField[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value.split('\n').map((part) => ({ name: name.toLowerCase(), value: part })),
  );
}

/** Records the traffic of a page, its frames and workers as seen by their sessions. */
export function createNetworkLog(mainFrameId: string): NetworkLog & { follow(session: CDPSession): void } {
  const exchanges: Exchange[] = [];
  const byId = new Map<string, Exchange[]>();
  const extras = new Map<string, Protocol.Network.ResponseReceivedExtraInfoEvent[]>();
  const listeners: ((exchange: Exchange) => void)[] = [];
  const forgotten = new Set<string>();
  let stopped = false;

  const last = (requestId: string): Exchange | undefined => byId.get(requestId)?.at(-1);
  const announce = (exchange: Exchange) => {
    if (exchange.isMainDocument) for (const listener of listeners) listener(exchange);
  };
  /** Extra information comes before or after its answer; the n-th belongs to the n-th hop. */
  const applyExtra = (requestId: string) => {
    for (const [index, extra] of (extras.get(requestId) ?? []).entries()) {
      const exchange = byId.get(requestId)?.[index];
      if (!exchange || exchange.rawHeaders) continue;
      exchange.rawHeaders = headerFields(extra.headers);
      exchange.rawStatus = extra.statusCode;
    }
  };

  function requested(session: CDPSession, event: Protocol.Network.RequestWillBeSentEvent): void {
    if (stopped || exchanges.length >= exchangeLimit || forgotten.has(event.requestId)) return;
    if (!/^(?:https?|data|blob):/.test(event.request.url)) return;
    const before = event.redirectResponse ? last(event.requestId) : undefined;
    if (before && event.redirectResponse) {
      before.response = event.redirectResponse;
      before.endedAt = event.timestamp;
      before.redirectedTo = event.request.url;
      before.transferBytes = event.redirectResponse.encodedDataLength;
      announce(before);
    }
    const hops = byId.get(event.requestId) ?? [];
    const exchange = startedExchange(session, event, hops.length, mainFrameId);
    hops.push(exchange);
    byId.set(event.requestId, hops);
    exchanges.push(exchange);
    applyExtra(event.requestId);
    announce(exchange);
  }

  /** Applies an event to the newest hop of its request, unless the load is over. */
  const update = (requestId: string, change: (exchange: Exchange) => void) => {
    const exchange = last(requestId);
    if (exchange && !stopped) change(exchange);
  };
  const follow = (session: CDPSession) => {
    session.on('Network.requestWillBeSent', (event) => requested(session, event));
    session.on('Network.responseReceivedExtraInfo', (event) => {
      extras.set(event.requestId, [...(extras.get(event.requestId) ?? []), event]);
      applyExtra(event.requestId);
    });
    followAnswers(session, update, (exchange) => {
      applyExtra(exchange.requestId);
      announce(exchange);
    });
    const end = ({ requestId }: { readonly requestId: string }) => {
      const exchange = last(requestId);
      if (exchange) exchange.isOver = true;
    };
    session.on('Network.loadingFinished', end);
    session.on('Network.loadingFailed', end);
    followWebSockets(session, (event) => requested(session, event), update);
  };

  return {
    exchanges,
    follow,
    onMainDocument: (listener) => void listeners.push(listener),
    forget(requestId) {
      forgotten.add(requestId);
      const at = exchanges.findIndex((exchange) => exchange.requestId === requestId);
      if (at >= 0) exchanges.splice(at, 1);
      byId.delete(requestId);
    },
    stop: () => {
      stopped = true;
    },
  };
}

/** An exchange as it begins: the n-th hop of its request. */
function startedExchange(
  session: CDPSession,
  event: Protocol.Network.RequestWillBeSentEvent,
  hop: number,
  mainFrameId: string,
): Exchange {
  return {
    requestId: event.requestId,
    hop,
    session,
    url: `${event.request.url}${event.request.urlFragment ?? ''}`.slice(0, 4_000),
    method: event.request.method,
    type: event.type ?? 'Other',
    requestHeaders: event.request.headers,
    initiator: event.initiator,
    documentUrl: event.documentURL,
    frameId: event.frameId ?? '',
    loaderId: event.loaderId,
    isMainDocument:
      event.type === 'Document' && event.frameId === mainFrameId && event.requestId === event.loaderId,
    startedAt: event.timestamp,
    endedAt: event.timestamp,
    response: null,
    rawHeaders: null,
    rawStatus: null,
    redirectedTo: null,
    failure: null,
    isOver: false,
    fromMemory: false,
    transferBytes: 0,
    bodyBytes: 0,
  };
}

type Update = (requestId: string, change: (exchange: Exchange) => void) => void;

function followAnswers(session: CDPSession, update: Update, announce: (exchange: Exchange) => void): void {
  session.on('Network.responseReceived', ({ requestId, response }) =>
    update(requestId, (exchange) => {
      exchange.response = response;
      exchange.transferBytes = Math.max(exchange.transferBytes, response.encodedDataLength);
      announce(exchange);
    }),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    update(requestId, (exchange) => {
      exchange.fromMemory = true;
    }),
  );
  session.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength, timestamp }) =>
    update(requestId, (exchange) => {
      exchange.bodyBytes += dataLength;
      exchange.transferBytes += encodedDataLength;
      exchange.endedAt = timestamp;
      announce(exchange);
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    update(requestId, (exchange) => {
      exchange.transferBytes = Math.max(exchange.transferBytes, encodedDataLength);
      exchange.endedAt = timestamp;
    }),
  );
  session.on('Network.loadingFailed', ({ requestId, blockedReason, errorText, timestamp }) =>
    update(requestId, (exchange) => {
      exchange.failure = blockedReason ? `blocked:${blockedReason}` : errorText;
      exchange.endedAt = timestamp;
      announce(exchange);
    }),
  );
}

/** WebSockets have events of their own; they become exchanges like the others. */
function followWebSockets(
  session: CDPSession,
  requested: (event: Protocol.Network.RequestWillBeSentEvent) => void,
  update: Update,
): void {
  session.on('Network.webSocketCreated', ({ requestId, url, initiator }) => {
    // The log’s filter knows only http; the artifact shows the socket’s own scheme again.
    requested({
      requestId,
      loaderId: '',
      documentURL: initiator?.url ?? '',
      request: { url: url.replace(/^ws/, 'http'), method: 'GET', headers: {} },
      timestamp: 0,
      initiator: initiator ?? { type: 'other' },
      type: 'WebSocket',
    } as unknown as Protocol.Network.RequestWillBeSentEvent);
  });
  session.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp }) =>
    update(requestId, (exchange) => {
      exchange.startedAt = timestamp;
      exchange.endedAt = timestamp;
    }),
  );
  session.on('Network.webSocketHandshakeResponseReceived', ({ requestId, response, timestamp }) =>
    update(requestId, (exchange) => {
      exchange.rawStatus = response.status;
      exchange.endedAt = timestamp;
    }),
  );
  session.on('Network.webSocketFrameError', ({ requestId, errorMessage }) =>
    update(requestId, (exchange) => {
      exchange.failure = errorMessage;
    }),
  );
}
