import { isDeepStrictEqual } from 'node:util';
import { type Content, type Endpoint, refusalsOf } from '#contract/api/endpoint.ts';
import { isAppError } from '#contract/errors.ts';
import type { Reply } from './route.ts';

/** The reply on its way out. */
export function responseTo({ status, json, jsonText, file, media, headers, cookies = [] }: Reply): Response {
  const text = jsonText ?? (json === undefined ? undefined : JSON.stringify(json));
  const type = text === undefined ? media : 'application/json; charset=utf-8';
  const response = new Response(text ?? file ?? null, {
    status,
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...headers },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Holds a reply to what its route declares: status, kind of content, and every field of its data; a field too many is
 * wrong too, since nobody decided to publish it.
 * @throws Error that says what is wrong.
 */
export function assertDeclaredReply(endpoint: Endpoint, reply: Reply): void {
  const problem = problemOf(endpoint.answer[reply.status], reply);
  if (problem) throw new Error(`${nameOf(endpoint)} answered ${reply.status} ${problem}`);
}

function problemOf(declared: Content | undefined, { json, jsonText, file, media }: Reply): string | null {
  if (!declared) return 'though it does not declare that status';
  if (declared.kind === 'file')
    return file !== undefined && declared.media.includes(media ?? '')
      ? null
      : `with ${media}, not ${declared.media.join(' or ')}`;
  const text = jsonText ?? (json === undefined ? undefined : JSON.stringify(json));
  if (declared.kind === 'nothing') return text === undefined && file === undefined ? null : 'with a content';
  if (text === undefined) return 'without its data';
  const sent: unknown = JSON.parse(text);
  const parsed = declared.schema.safeParse(sent);
  if (!parsed.success) return `with data that are not of its schema: ${parsed.error.message}`;
  return isDeepStrictEqual(parsed.data, sent)
    ? null
    : `with fields it does not declare: ${text.slice(0, 500)}`;
}

/**
 * Holds a refusal to what its route declares.
 * @throws Error that names the undeclared code; any other error as it is.
 */
export function throwDeclared(endpoint: Endpoint, error: unknown): never {
  if (isAppError(error) && !refusalsOf(endpoint).includes(error.code))
    throw new Error(`${nameOf(endpoint)} refused with ${error.code}, which it does not declare`);
  throw error;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
