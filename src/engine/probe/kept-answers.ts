import { z } from 'zod';
import type { HeaderField } from '../artifacts.ts';
import { headerValue } from '../derive/http/headers.ts';

/** One answer of an earlier audit, to be asked again only if it changed (RFC 9110 §13). */
const keptAnswer = z.object({
  url: z.string().max(2_000),
  etag: z.string().max(500).nullable(),
  lastModified: z.string().max(100).nullable(),
  contentType: z.string().max(200).nullable(),
  /** Content encodings removed; base64. */
  body: z.string(),
});
type KeptAnswer = z.infer<typeof keptAnswer>;

/** What one audit leaves to the next of the same site. */
const keptAnswers = z.object({
  /** Another agent may get other answers: nothing is reused then. */
  userAgent: z.string().max(500),
  answers: z.array(keptAnswer).max(70),
});
export type KeptAnswers = z.infer<typeof keptAnswers>;

/** Bytes of one body, and of all together. */
const bodyLimitBytes = 200_000;
const totalLimitBytes = 600_000;
const countLimit = 70;

/** The answers known from last time, and those to keep for the next. */
export interface AnswerMemory {
  /** Request headers that ask for the body only if it changed; empty when nothing is known. */
  conditionsFor(url: string): Readonly<Record<string, string>>;
  /** The kept answer, confirmed by a 304; it is kept on. */
  confirmed(url: string): { readonly body: Buffer; readonly headers: readonly HeaderField[] } | null;
  /** Notes a whole body, when its server lets it be kept and recognised. */
  keep(url: string, headers: readonly HeaderField[], body: Uint8Array): void;
  kept(): KeptAnswers;
}

/** What cannot be read, or was given to another agent, counts as nothing known. */
export function openAnswerMemory(userAgent: string, earlier?: unknown): AnswerMemory {
  const parsed = keptAnswers.safeParse(earlier);
  const usable = parsed.success && parsed.data.userAgent === userAgent ? parsed.data.answers : [];
  const known = new Map(usable.map((answer) => [answer.url, answer]));
  const next = new Map<string, KeptAnswer>();
  let leftBytes = totalLimitBytes;
  const add = (answer: KeptAnswer, sizeBytes: number) => {
    if (next.has(answer.url) || next.size >= countLimit || sizeBytes > leftBytes) return;
    leftBytes -= sizeBytes;
    next.set(answer.url, answer);
  };
  return {
    conditionsFor(url) {
      const { etag, lastModified } = known.get(url) ?? {};
      return {
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      };
    },
    confirmed(url) {
      const answer = known.get(url);
      if (!answer) return null;
      const body = Buffer.from(answer.body, 'base64');
      add(answer, body.length);
      const { contentType } = answer;
      return { body, headers: contentType === null ? [] : [{ name: 'content-type', value: contentType }] };
    },
    keep(url, headers, body) {
      const etag = shortOrNull(headerValue(headers, 'etag'), 500);
      const lastModified = shortOrNull(headerValue(headers, 'last-modified'), 100);
      const secret = /\b(?:no-store|private)\b/i.test(headerValue(headers, 'cache-control') ?? '');
      if ((etag === null && lastModified === null) || secret) return;
      if (url.length > 2_000 || body.length > bodyLimitBytes) return;
      const contentType = shortOrNull(headerValue(headers, 'content-type'), 200);
      add({ url, etag, lastModified, contentType, body: Buffer.from(body).toString('base64') }, body.length);
    },
    kept: () => ({ userAgent, answers: [...next.values()] }),
  };
}

/** A validator that is too long, or that a header cannot carry, is none. */
function shortOrNull(text: string | null, limit: number): string | null {
  return text !== null && text.length <= limit && /^[\x20-\x7e]+$/.test(text) ? text : null;
}

/** Passes a body on; once its reader has come to the end, the whole of it can be kept. */
export function collecting(
  body: AsyncIterable<Uint8Array>,
  memory: AnswerMemory | undefined,
): {
  readonly stream: AsyncIterable<Uint8Array>;
  keepWhole(url: string, headers: readonly HeaderField[]): void;
} {
  if (!memory) return { stream: body, keepWhole: () => undefined };
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  let ended = false;
  async function* passOn() {
    for await (const part of body) {
      sizeBytes += part.length;
      if (sizeBytes <= bodyLimitBytes) parts.push(part);
      yield part;
    }
    ended = true;
  }
  return {
    stream: passOn(),
    keepWhole(url, headers) {
      if (ended && sizeBytes <= bodyLimitBytes) memory.keep(url, headers, Buffer.concat(parts));
    },
  };
}
