import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { KeyScope } from '../key-words.ts';

/** Who may make a call. Whose data it is, is decided by the service (another’s answers 404). */
export const accesses = ['public', 'user', 'admin'] as const;
export type Access = (typeof accesses)[number];
/** What an answer costs: nothing to speak of, more processor time than the serving loop may be held for, or a wait. */
export type Weight = 'plain' | 'report' | 'wait';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names after `:` in a path: `/api/audits/:id/cancel` → `id`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** An answer in JSON, of that schema. */
export interface JsonContent<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'json';
  readonly schema: Schema;
}
/** An answer that is a file or a page: what it holds is known by its media type alone. */
export interface FileContent<Media extends string = string> {
  readonly kind: 'file';
  readonly media: readonly Media[];
}
/** An answer without content. */
export interface NoContent {
  readonly kind: 'nothing';
}
export type Content = JsonContent | FileContent | NoContent;

export const json = <Schema extends z.ZodType>(schema: Schema): JsonContent<Schema> => ({
  kind: 'json',
  schema,
});
export const file = <const Media extends string>(...media: readonly Media[]): FileContent<Media> => ({
  kind: 'file',
  media,
});
export const nothing: NoContent = { kind: 'nothing' };

/** What a call answers when it is not refused, by HTTP status. */
export type Answers = Readonly<Partial<Record<AnswerStatus, Content>>>;
export type AnswerStatus = 200 | 201 | 202 | 204 | 303 | 304 | 400 | 503;

/** One call: what it takes and gives. Parsed on the way in; on the way out too in tests and development. */
export interface EndpointSpec {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** What a personal key must be allowed to make the call; absent, no key makes it. */
  readonly key?: KeyScope;
  /** May be called by who must add a second factor before anything else. To other calls such a person is nobody. */
  readonly duringSetUp?: true;
  /** One French sentence without its full stop, for the description of the API. */
  readonly summary: string;
  /** What the summary leaves out, in French. */
  readonly description?: string;
  /** One schema a name in `path`. A value that cannot be one answers 404, as one that does not exist. */
  readonly params?: Readonly<Record<string, z.ZodType<string>>> | undefined;
  readonly query?: z.ZodType | undefined;
  /** Request headers it reads, by lower-case name. */
  readonly headers?: Readonly<Record<string, z.ZodType<string | undefined>>> | undefined;
  /** Body in JSON. */
  readonly body?: z.ZodType | undefined;
  /** What the body may weigh, where that is not what all others may. */
  readonly bodyBytes?: number;
  /**
   * `report`: its answer may take more than 50 ms of processor, so a thread makes it and whoever asks pays for its time;
   * `wait`: it may wait for others for seconds. A route may know better for some calls (`Route.weigh`).
   */
  readonly weight?: Exclude<Weight, 'plain'>;
  readonly answer: Answers;
  /** Refusals of its own; those that follow from what it takes are in `refusalsOf`. */
  readonly errors: readonly ErrorCode[];
}

/** A call as the table holds it: with its name and the part of the API it belongs to. */
export interface Endpoint extends EndpointSpec {
  readonly operationId: string;
  /** In French. */
  readonly tag: string;
}

/** Gives each call of a part of the API its name (the key) and its tag. */
export function defineEndpoints<const Specs extends Readonly<Record<string, EndpointSpec>>>(
  tag: string,
  specs: Specs,
): { readonly [Name in keyof Specs]: Specs[Name] & { readonly operationId: Name; readonly tag: string } } {
  const named = Object.entries(specs).map(([operationId, spec]) => [
    operationId,
    { ...spec, operationId, tag },
  ]);
  return Object.fromEntries(named);
}

const weightRefusals = ['request/too-many', 'server/busy', 'server/gave-up'] as const;
const keyRefusals = ['key/scope', 'key/not-in-plan', 'key/maker-without-factor'] as const;
const keyRefused = ['key/not-accepted'] as const;

/** Every refusal a call can answer: its own, and those of what it takes and of who may call it. */
export function refusalsOf(endpoint: EndpointSpec): readonly ErrorCode[] {
  const { method, access, key, duringSetUp, params, query, headers, body, weight } = endpoint;
  const codes: ErrorCode[] = ['server/unexpected', 'server/unavailable', ...endpoint.errors];
  if (method === 'GET') codes.push('request/too-many');
  // What stands before every change: where it comes from, how many there were, what its body weighs.
  else codes.push('request/forbidden-origin', 'request/too-many', 'request/too-large');
  if (access !== 'public')
    codes.push('auth/required', ...(duringSetUp ? [] : (['factor/required'] as const)));
  if (access === 'user') codes.push('space/not-allowed', 'organisation/factor-required');
  if (access === 'admin') codes.push('auth/forbidden');
  // A key that comes with a read that is open to all is not looked at.
  if (access !== 'public' || method !== 'GET') codes.push('key/invalid', ...(key ? keyRefusals : keyRefused));
  if (weight) codes.push(...weightRefusals);
  if (params) codes.push('request/not-found');
  if (query ?? headers ?? body) codes.push('request/invalid');
  if (headers?.['idempotency-key']) codes.push('idempotency/conflict', 'idempotency/in-flight');
  if (body) codes.push('request/not-json');
  return [...new Set(codes)];
}
