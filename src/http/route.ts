import type { z } from 'zod';
import type {
  Access,
  AnswerStatus,
  Answers,
  Endpoint,
  EndpointSpec,
  FileContent,
  JsonContent,
  Weight,
} from '#contract/api/endpoint.ts';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';
import type { LimitName, RateLimiter } from './middleware/rate-limit.ts';

/** What any route is called with. */
export interface CallContext {
  readonly deps: Deps;
  readonly viewer: Viewer | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly request: Request;
  /** Address of the client, as far as the configured proxies can be trusted. */
  readonly clientAddress: string;
  /** For limits by something else than the client’s address. */
  readonly limiter: RateLimiter;
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type OutputsOf<Schemas> = { readonly [Name in keyof Schemas]: OutputOf<Schemas[Name]> };

/** What a route’s handler is called with, parsed by what the route declares. */
interface RouteContext<A, Params, Query, Headers, Body> extends CallContext {
  /** Never null where the route asks for a signed-in person. */
  readonly viewer: A extends 'public' ? Viewer | null : Viewer;
  readonly params: OutputsOf<Params>;
  readonly query: OutputOf<Query>;
  readonly headers: OutputsOf<Headers>;
  readonly body: OutputOf<Body>;
}

/** Any reply, as the edge turns it into a response. */
export interface Reply {
  readonly status: AnswerStatus;
  readonly json?: unknown;
  /** Data that are JSON already, where they are stored as text. */
  readonly jsonText?: string;
  readonly file?: BodyInit;
  readonly media?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `Set-Cookie` values, in that order. */
  readonly cookies?: readonly string[];
}

interface ReplyWith<Status> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
}
type ReplyTo<Status, Declaration> =
  Declaration extends JsonContent<infer Schema>
    ? ReplyWith<Status> & ({ readonly json: z.input<Schema> } | { readonly jsonText: string })
    : Declaration extends FileContent<infer Media>
      ? ReplyWith<Status> & { readonly file: BodyInit; readonly media: Media }
      : ReplyWith<Status>;

/** What a handler gives back: one of the answers its route declares. */
type ReplyOf<A> = { [Status in keyof A]: ReplyTo<Status, A[Status]> }[keyof A] & Reply;

/** One call of the API, as the table of routes holds it. */
export interface Route extends Endpoint {
  /** Calls a client address may make; beyond it 429 with `Retry-After`. */
  readonly limit?: LimitName;
  /** What this very call costs, where the declared weight is that of its costliest calls. */
  weigh?(call: Pick<CallContext, 'query' | 'body'>): Weight;
  /**
   * What is slow (a password looked at or hashed, a report read), once the rights to it are there. Never inside the
   * transaction of an `Idempotency-Key`, and it changes nothing that `handle` would have to take back.
   */
  prepare?(context: CallContext): Promise<unknown>;
  handle(context: CallContext & { readonly prepared: unknown }): Reply | Promise<Reply>;
}

/**
 * Declares a route: what it takes, gives and refuses (mostly `...endpoint` of `contract/api/`), and the handler, whose
 * context and reply are typed by it. The only way to make one, so that none exists without a declared access.
 */
export function defineRoute<
  const A extends Access,
  const Params extends EndpointSpec['params'],
  const Query extends EndpointSpec['query'],
  const Headers extends EndpointSpec['headers'],
  const Body extends EndpointSpec['body'],
  const Answer extends Answers,
  Prepared = undefined,
>(
  route: Omit<Endpoint, 'access' | 'params' | 'query' | 'headers' | 'body' | 'answer'> & {
    readonly access: A;
    readonly params?: Params;
    readonly query?: Query;
    readonly headers?: Headers;
    readonly body?: Body;
    readonly answer: Answer;
    readonly limit?: LimitName;
    weigh?(call: { readonly query: OutputOf<Query>; readonly body: OutputOf<Body> }): Weight;
    prepare?(context: RouteContext<A, Params, Query, Headers, Body>): Promise<Prepared>;
    handle(
      context: RouteContext<A, Params, Query, Headers, Body> & { readonly prepared: Prepared },
    ): ReplyOf<Answer> | Promise<ReplyOf<Answer>>;
  },
): Route {
  return route;
}
