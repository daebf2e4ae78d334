import { randomBytes } from 'node:crypto';
import type { ExposedAddress, SensitiveFacts, SensitiveKind } from '../../artifacts.ts';
import { headerValue } from '../../derive/http/headers.ts';
import type { Exchange, HttpClient } from '../http-client.ts';
import type { SensitiveAnswer } from './signs.ts';
import { type SensitiveTarget, sensitiveTargets, softwareOf } from './targets.ts';

type Outcome = NonNullable<SensitiveFacts['outcomes'][SensitiveKind]>;

const rangeBytes = 512;
export const sensitiveTimeoutMs = 8_000;
/** So many silences in a row: the site does not want to be asked. */
const silencesAllowed = 3;

export interface SensitiveProbe {
  /** One request at a time, a second apart: this is no place for haste. */
  readonly client: HttpClient;
  readonly start: URL;
  readonly siteDomain: string;
  /** No new request after that: what was not asked is `unanswered`. */
  readonly budgetMs: number;
  readonly signal: AbortSignal;
}

/**
 * Asks for what should never answer (repository, secrets, backups…). To be called only for a domain proved by the
 * person who orders. Reads a few bytes, recognises contents, keeps none of them.
 */
export async function probeSensitive(probe: SensitiveProbe): Promise<SensitiveFacts> {
  const endMs = performance.now() + probe.budgetMs;
  const home = await ask(probe, { path: '/', pageBytes: 64 * 1024 });
  const targets = sensitiveTargets(probe.siteDomain, softwareOf(home.body));
  const control = await ask(probe, { path: `/constat-${randomBytes(8).toString('hex')}.txt` });
  const exposed: ExposedAddress[] = [];
  const unanswered = new Set<SensitiveKind>();
  let requestCount = 2;
  let silences = 0;
  for (const target of targets) {
    // A kind already found needs no more proof.
    if (exposed.some(({ kind }) => kind === target.kind)) continue;
    if (silences >= silencesAllowed || performance.now() > endMs) {
      unanswered.add(target.kind);
      continue;
    }
    const answer = await ask(probe, target);
    requestCount += 1;
    const outcome = isClear(answer);
    silences = outcome ? 0 : silences + 1;
    if (!outcome) unanswered.add(target.kind);
    const found = exposedBy(target, answer, control);
    if (found) exposed.push(found);
  }
  const asked = new Set(targets.map(({ kind }) => kind));
  const outcomeOf = (kind: SensitiveKind): Outcome =>
    !asked.has(kind) ? 'skipped' : unanswered.has(kind) ? 'unanswered' : 'asked';
  return {
    requestCount,
    exposed,
    outcomes: {
      git: outcomeOf('git'),
      env: outcomeOf('env'),
      backup: outcomeOf('backup'),
      diagnostic: outcomeOf('diagnostic'),
      debug: outcomeOf('debug'),
      'ds-store': outcomeOf('ds-store'),
      'admin-login': outcomeOf('admin-login'),
      'wordpress-users': outcomeOf('wordpress-users'),
    },
  };
}

function ask(
  { client, start, signal }: SensitiveProbe,
  { path, pageBytes }: Pick<SensitiveTarget, 'path' | 'pageBytes'>,
): Promise<Exchange> {
  return client.exchange(new URL(path, start.origin).href, {
    signal,
    timeoutMs: sensitiveTimeoutMs,
    // A redirection answers: the file is not there. It is not followed.
    maxRedirects: 0,
    maxBytes: pageBytes ?? rangeBytes,
    headers: {
      'accept-encoding': 'identity',
      ...(pageBytes === undefined && { range: `bytes=0-${rangeBytes - 1}` }),
    },
  });
}

/** The server said yes or no; trouble of its own, or a request to slow down, says neither. */
function isClear({ failure, status }: Exchange): boolean {
  if (failure === 'loop') return true;
  return failure === null && status !== 429 && status < 500;
}

function exposedBy(target: SensitiveTarget, answer: Exchange, control: Exchange): ExposedAddress | null {
  if (answer.failure !== null || (answer.status !== 200 && answer.status !== 206)) return null;
  const sign = target.sign(readable(answer));
  // A site that answers anything with the same words exposes nothing.
  if (sign === null || (isSuccess(control) && target.sign(readable(control)) !== null)) return null;
  return {
    kind: target.kind,
    url: answer.url,
    status: answer.status,
    contentType: readable(answer).contentType.slice(0, 100),
    sizeBytes: sizeOf(answer),
    sign,
  };
}

function readable({ body, headers }: Exchange): SensitiveAnswer {
  const header = (name: string) => headerValue(headers, name);
  return { body, contentType: header('content-type') ?? '', header };
}

function isSuccess({ failure, status }: Exchange): boolean {
  return failure === null && status >= 200 && status < 300;
}

/** From `Content-Range: bytes 0-511/4096`, or the whole answer’s length. */
function sizeOf({ status, headers }: Exchange): number | null {
  const text =
    status === 206
      ? /\/(\d+)\s*$/.exec(headerValue(headers, 'content-range') ?? '')?.[1]
      : headerValue(headers, 'content-length');
  const size = Number(text ?? Number.NaN);
  return Number.isSafeInteger(size) ? size : null;
}
