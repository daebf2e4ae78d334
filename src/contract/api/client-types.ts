import type { z } from 'zod';
import type { AnswerStatus, JsonContent, Method, NoContent, ParamNames } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';

/*
 * The contract as a caller sees it. Types only, so that a browser that imports them downloads no schema.
 */

type AnyEndpoint = (typeof endpoints)[keyof typeof endpoints];

/** Paths of the calls of that method. */
export type PathOf<M extends Method> = Extract<AnyEndpoint, { readonly method: M }>['path'];
type EndpointAt<M extends Method, P> = Extract<AnyEndpoint, { readonly method: M; readonly path: P }>;

type Taken<E, Key extends string> = E extends Readonly<Record<Key, infer Value>> ? Value : never;
type Needed<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value };
type Optional<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : { readonly [K in Key]?: Value };

/** What a call is given: names of its path, query, headers and body, where it takes them. */
export type InputOf<M extends Method, P> = Needed<
  'params',
  [ParamNames<P & string>] extends [never] ? never : Readonly<Record<ParamNames<P & string>, string>>
> &
  Optional<'query', z.input<Taken<EndpointAt<M, P>, 'query'>>> &
  Optional<'headers', { readonly [Name in keyof Taken<EndpointAt<M, P>, 'headers'>]?: string | undefined }> &
  Needed<'body', z.input<Taken<EndpointAt<M, P>, 'body'>>>;

type DataOf<Content> =
  Content extends JsonContent<infer Schema> ? z.output<Schema> : Content extends NoContent ? null : never;

/** What it answers when it is not refused; null for an answer without content. */
export type AnswerOf<M extends Method, P> =
  Taken<EndpointAt<M, P>, 'answer'> extends infer Answers
    ? {
        [Status in keyof Answers & Exclude<AnswerStatus, 304 | 503>]: DataOf<Answers[Status]>;
      }[keyof Answers & Exclude<AnswerStatus, 304 | 503>]
    : never;
