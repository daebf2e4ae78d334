import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectSettings } from './object-settings.ts';
import { type ObjectStore, ObjectStoreError } from './objects.ts';

/** One call with its second tries. Somebody may be waiting for a picture. */
const callMs = 10_000;
/** Tries again after these waits: what a busy store asks for. */
const pausesMs = [100, 400];
/** How long a store that was silent is not asked again: a page has twenty pictures, none may wait for each. */
const restMs = 5_000;

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

type Call = 'GET' | 'PUT' | 'HEAD' | 'DELETE';

/** A store that speaks S3, over `fetch` with signatures of version 4. Files are tens of megabytes at most. */
export function s3Objects(settings: ObjectSettings): ObjectStore {
  let silentUntil = 0;

  async function ask(method: Call, name: string, sent: Sent = {}): Promise<Answer> {
    if (performance.now() < silentUntil)
      throw new ObjectStoreError('away', 'The object store did not answer a moment ago.');
    try {
      return await withTries(settings, method, name, sent);
    } catch (error) {
      if (error instanceof ObjectStoreError && error.kind === 'away')
        silentUntil = performance.now() + restMs;
      throw error;
    }
  }

  return {
    async put(name, bytes, contentType) {
      const answer = await ask('PUT', name, { bytes, contentType });
      if (answer.status !== 200) throw refusal('PUT', answer);
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.status === 200) return answer.body;
      if (isMissing(answer)) return null;
      throw refusal('GET', answer);
    },
    async exists(name) {
      const answer = await ask('HEAD', name);
      if (answer.status === 200) return true;
      if (answer.status === 404) return false;
      throw refusal('HEAD', answer);
    },
    async delete(name) {
      const answer = await ask('DELETE', name);
      if (answer.status === 204 || answer.status === 200 || isMissing(answer)) return;
      throw refusal('DELETE', answer);
    },
  };
}

interface Sent {
  readonly bytes?: Uint8Array;
  readonly contentType?: string;
}

/** Asks, and again while the store says that it cannot now. @throws ObjectStoreError `away` */
async function withTries(settings: ObjectSettings, method: Call, name: string, sent: Sent): Promise<Answer> {
  const late = AbortSignal.timeout(callMs);
  for (const pauseMs of [...pausesMs, null]) {
    const answer = await once(settings, method, name, sent, late).catch((error: unknown) => String(error));
    if (typeof answer !== 'string' && answer.status < 500 && answer.status !== 429) return answer;
    if (pauseMs === null || late.aborted) {
      const said = typeof answer === 'string' ? 'no answer' : `HTTP ${answer.status}`;
      throw new ObjectStoreError('away', `The object store cannot be used now (${method}: ${said}).`);
    }
    await pause(pauseMs);
  }
  throw new ObjectStoreError('away', 'The object store cannot be used now.');
}

async function once(
  settings: ObjectSettings,
  method: Call,
  name: string,
  { bytes, contentType }: Sent,
  signal: AbortSignal,
): Promise<Answer> {
  const body = bytes && new Uint8Array(bytes);
  const { accessKeyId, secretAccessKey, region } = settings;
  const signed = await new AwsV4Signer({
    method,
    url: addressOf(settings, name),
    headers: contentType === undefined ? {} : { 'content-type': contentType },
    ...(body && { body }),
    ...{ accessKeyId, secretAccessKey, region, service: 's3' },
  }).sign();
  // A store that sends us elsewhere is not the one whose keys we have.
  const init = { method, headers: signed.headers, signal, redirect: 'manual' as const };
  const response = await fetch(signed.url, body ? { ...init, body } : init);
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

function addressOf({ endpoint, bucket, pathStyle }: ObjectSettings, name: string): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  if (pathStyle) return `${endpoint}/${bucket}/${path}`;
  const address = new URL(endpoint);
  address.hostname = `${bucket}.${address.hostname}`;
  return `${address.origin}/${path}`;
}

/** A bucket that is not there answers 404 as well: then nothing is known of the object. */
const isMissing = (answer: Answer): boolean => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';

/** The error code of S3’s XML, a word of a fixed list; nothing else of the answer is told. */
function codeOf({ body }: Answer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 2_000).toString('utf8'))?.[1] ?? '';
}

function refusal(method: Call, answer: Answer): ObjectStoreError {
  const said = [answer.status, codeOf(answer)].filter(Boolean).join(' ');
  return new ObjectStoreError('refused', `The object store refused ${method} (${said}).`);
}
