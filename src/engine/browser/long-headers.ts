import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Agent, ClientRequest } from 'node:http';

/** What Chromium accepts of one answer’s headers (`kMaxHeaderBufSize`); all that reads for it accepts as much. */
export const maxHeaderBytes = 256 * 1024;

/** Makes Node accept as much in a process of its own: it gives up at 16 KB by itself. */
export const longHeadersFlag = `--max-http-header-size=${maxHeaderBytes}`;

/** Hear the host and path of an answer that the proxy cannot pass on as it is. */
export interface OddAnswers {
  /** Its headers are beyond the limit. */
  onTooLong(hostAndPath: string): void;
  /** It asks for a proxy’s password (407), which a proxy keeps to itself. */
  onProxyLogin(hostAndPath: string): void;
}

/**
 * Requests of this agent get every header of their answer, where Node drops those after the thousandth without a
 * word. Gives what ends it.
 */
export function acceptLongHeaders(agent: Agent, { onTooLong, onProxyLogin }: OddAnswers): () => void {
  const channel = 'http.client.request.created';
  function onCreated(message: unknown): void {
    const { request } = message as { request: ClientRequest & { readonly agent?: Agent } };
    if (request.agent !== agent) return;
    request.maxHeadersCount = 0;
    request.once('response', ({ statusCode }) => {
      if (statusCode === 407) onProxyLogin(request.host + request.path);
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'HPE_HEADER_OVERFLOW') onTooLong(request.host + request.path);
    });
  }
  subscribe(channel, onCreated);
  return () => void unsubscribe(channel, onCreated);
}

/** The same name for an address the browser asked for. */
export function hostAndPathOf(url: string): string {
  const { hostname, pathname, search } = new URL(url);
  return hostname.replace(/^\[|\]$/g, '') + pathname + search;
}
