import { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import type { SiteAccess } from '#contract/site-access.ts';
import type { HeaderField, Probe } from '../artifacts.ts';
import { accessHeaders } from '../browser/access-headers.ts';
import { createGuardedAgent } from '../browser/guarded-agent.ts';
import { scrubberWith } from '../browser/scrub.ts';
import type { SiteSession } from '../browser/session.ts';
import type { TargetPolicy } from '../browser/target-policy.ts';
import { headerValue } from '../derive/http/headers.ts';
import { decodedBody, decodeText, readUpTo } from './body.ts';
import { createChainCookies } from './chain-cookies.ts';
import { classifyFailure, type HttpFailure } from './http-failure.ts';
import { type AnswerMemory, collecting } from './kept-answers.ts';
import type { Pacer } from './pacer.ts';
import { marked } from './reading-mark.ts';

export interface ExchangeOptions {
  readonly method?: 'GET' | 'HEAD';
  readonly accept?: string;
  /** Added to those of every exchange, or in their place. Lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes wanted (`bytes=-1024`); the body then comes without content encoding. A server may answer with all of it. */
  readonly range?: string;
  /** Decoded bytes kept of the body. Default 64 KiB. */
  readonly maxBytes?: number;
  /** The whole exchange, redirects and body included. Default 20 s. */
  readonly timeoutMs?: number;
  /** Default 10. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
  /** Send what is known from an earlier audit, and reuse its body when the server says that it did not change. */
  readonly revalidate?: boolean;
  /** Reads the decoded body of the address reached itself, as it comes; it may stop early. Only called for 2xx. */
  readonly consume?: (
    body: AsyncIterable<Uint8Array>,
    headers: readonly HeaderField[],
    reached: string,
  ) => Promise<void>;
}

/** A probe with what only the engine’s steps need. */
export interface Exchange extends Probe {
  readonly failure: HttpFailure | null;
  /** Node’s error code of the failure, else empty. */
  readonly failureCode: string;
  /** Its headers had come when it failed. */
  readonly begun?: boolean;
  /** Its body, begun in good time, still came when the time was over: the site did not end it, however busy the machine. */
  readonly flowing?: boolean;
  /** The body was longer than `maxBytes`. */
  readonly truncated: boolean;
}

/** Plain HTTP without a browser, guarded, paced and bounded. Never rejects, except when the caller’s signal aborts. */
export interface HttpClient {
  exchange(url: string, options?: ExchangeOptions): Promise<Exchange>;
  /** That host failed 100 times in a row: asking on is of no use. */
  isExhausted(host: string): boolean;
  close(): Promise<void>;
}

export interface HttpClientOptions {
  readonly policy: TargetPolicy;
  readonly userAgent: string;
  readonly pacer: Pacer;
  /** For exchanges that `revalidate`. Default: nothing is known or kept. */
  readonly memory?: AnswerMemory;
  /** Hears the address of each answer and part of it before anything is done with them. */
  readonly onAnswer?: (url: string) => void;
  /** Sent with each exchange of its origin, redirections that lead elsewhere apart; in no answer that is given back. */
  readonly access?: SiteAccess;
  /** What a sign-in gave, from the moment there was one: sent and hidden likewise. */
  readonly session?: (() => SiteSession | null) | undefined;
}

const never = new AbortController().signal;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const timeouts = { connectMs: 10_000, headersMs: 20_000, bodyMs: 20_000 };

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const agent = createGuardedAgent(options.policy, { timeouts });
  const scrubber = scrubberWith(options.access, options.session);
  return {
    close: () => agent.destroy(),
    isExhausted: (host) => options.pacer.isExhausted(host),
    exchange: async (start, ask = {}) => scrubber.deep(await exchange(start, ask)),
  };

  async function exchange(start: string, ask: ExchangeOptions): Promise<Exchange> {
    const outer = ask.signal ?? never;
    const timeoutMs = ask.timeoutMs ?? 20_000;
    const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
    const flow = watchFlow(timeoutMs);
    const redirects: { url: string; status: number; location: string }[] = [];
    const cookies = createChainCookies();
    const seen = new Set<string>();
    let url = new URL(start);
    let begun = false;
    const base = { requestedUrl: start, status: 0, headers: [], redirects, body: '', truncated: false };
    const failed = (failure: HttpFailure, failureCode: string): Exchange => ({
      ...base,
      url: url.href,
      failure,
      failureCode,
      begun,
      flowing: begun && failure === 'timeout' && flow.isOn(),
    });
    try {
      for (;;) {
        const cookie = cookies.headerFor(url);
        const state = `${url.href} ${cookie}`;
        if (seen.has(state) || redirects.length > (ask.maxRedirects ?? 10))
          return failed('loop', 'redirects');
        seen.add(state);
        begun = false;
        const onBegin = () => {
          begun = true;
          flow.begin();
        };
        const hopWorld = { ...options, agent, onBegin, onPart: flow.part };
        const { location, ...answer } = await hop(hopWorld, url, cookie, ask, signal);
        if (location === null) return { ...base, ...answer, url: url.href, failure: null, failureCode: '' };
        cookies.store(url, answer.headers);
        redirects.push({ url: url.href, status: answer.status, location: location.slice(0, 2000) });
        const next = URL.parse(location, url.href);
        if (!next || !/^https?:$/.test(next.protocol)) return failed('other', 'redirect-target');
        if (next.hash === '') next.hash = url.hash;
        url = next;
      }
    } catch (error) {
      outer.throwIfAborted();
      const { failure, code } = classifyFailure(error);
      return failed(failure, code);
    }
  }
}

/** A part of a body older than that is no flow. */
const flowMs = 2_000;

/** Sees whether a body that began in the first half of its time still comes: each part read empties what the kernel held. */
function watchFlow(timeoutMs: number) {
  const startedAt = performance.now();
  let isEarly = false;
  let partAt = Number.NEGATIVE_INFINITY;
  return {
    begin() {
      isEarly = performance.now() - startedAt <= timeoutMs / 2;
      partAt = Number.NEGATIVE_INFINITY;
    },
    part() {
      partAt = performance.now();
    },
    isOn: () => isEarly && performance.now() - partAt < flowMs,
  };
}

/** One hop: the address to go on to, or the body. */
async function hop(
  world: HttpClientOptions & {
    readonly agent: Dispatcher;
    readonly onBegin: () => void;
    readonly onPart: () => void;
  },
  url: URL,
  cookie: string,
  ask: ExchangeOptions,
  signal: AbortSignal,
) {
  const turn = await world.pacer.turn(url.host, signal);
  const memory = ask.revalidate && cookie === '' ? world.memory : undefined;
  let status = 0;
  let retryAfter: string | null = null;
  try {
    const answer = await request(url, {
      dispatcher: world.agent,
      method: ask.method ?? 'GET',
      signal,
      responseHeaders: 'raw',
      headers: {
        'user-agent': world.userAgent,
        accept: ask.accept ?? '*/*',
        'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5',
        'accept-encoding': ask.range ? 'identity' : 'gzip, deflate, br',
        ...(ask.range !== undefined && { range: ask.range }),
        ...(cookie !== '' && { cookie }),
        ...memory?.conditionsFor(url.href),
        ...ask.headers,
        ...accessHeaders(world.access, url.href, cookie, world.session?.()),
      },
    });
    status = answer.statusCode;
    const mark = () => world.onAnswer?.(url.href);
    mark();
    world.onBegin();
    const headers = headerFields(answer.headers);
    retryAfter = headerValue(headers, 'retry-after');
    const nothing = { status, headers, location: null, body: '', truncated: false };
    const location = redirectStatuses.has(status) ? headerValue(headers, 'location') : null;
    if (location !== null) {
      answer.body.on('error', () => undefined).destroy();
      return { ...nothing, location };
    }
    if (ask.method === 'HEAD') {
      await answer.body.dump();
      return nothing;
    }
    const unchanged = status === 304 ? memory?.confirmed(url.href) : null;
    if (unchanged) {
      answer.body.on('error', () => undefined).destroy();
      const again = { ...nothing, status: 200, headers: [...headers, ...unchanged.headers] };
      return { ...again, ...(await readBody(Readable.from([unchanged.body]), ask, { ...again, url })) };
    }
    const body = collecting(decodedBody(answer.body, headerValue(headers, 'content-encoding')), memory);
    const read = await readBody(marked(body.stream, mark), ask, { ...nothing, url }, world.onPart);
    // Whoever asked reads it now.
    mark();
    if (status === 200) body.keepWhole(url.href, headers);
    return { ...nothing, ...read };
  } finally {
    turn.finish(status, retryAfter);
  }
}

/** The text of a body, or nothing when the caller reads it by itself. */
async function readBody(
  stream: AsyncIterable<Uint8Array>,
  ask: ExchangeOptions,
  { status, headers, url }: Pick<Exchange, 'status' | 'headers'> & { readonly url: URL },
  onPart?: () => void,
): Promise<Pick<Exchange, 'body' | 'truncated'>> {
  if (ask.consume && status >= 200 && status < 300) {
    await ask.consume(stream, headers, url.href);
    return { body: '', truncated: false };
  }
  const { bytes, truncated } = await readUpTo(stream, ask.maxBytes ?? 64 * 1024, onPart);
  return { body: decodeText(bytes, headerValue(headers, 'content-type')), truncated };
}

/** Raw header pairs of undici, names in lower case. */
function headerFields(raw: unknown): HeaderField[] {
  const flat = Array.isArray(raw) ? raw : [];
  const fields: HeaderField[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2)
    fields.push({ name: textOf(flat[at]).toLowerCase(), value: textOf(flat[at + 1]) });
  return fields;
}

function textOf(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('latin1') : String(value);
}
