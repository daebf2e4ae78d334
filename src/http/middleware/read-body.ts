import type { Readable } from 'node:stream';
import { AppError } from '#contract/errors.ts';

/** What a body may weigh where its route does not say otherwise. */
export const maxBodyBytes = 64 * 1024;
/** Of a body that is refused, read and dropped: a client that still sends when its connection is cut does not see why. */
const droppedBytes = 8 * 1024 * 1024;
const dropWithinMs = 1_000;
/** Lists and objects in one another: more than any call of ours has. */
const maxDepth = 64;

type Body = ReadableStream<Uint8Array>;

/**
 * The request, once its body is known to hold at most `maxBytes`. A body with a `Content-Length` is not read for that; any
 * other body is read, and the request returned holds what was read.
 * @throws AppError `request/too-large`.
 */
export async function withBoundedBody(request: Request, maxBytes: number): Promise<Request> {
  const { headers } = request;
  const announced = headers.get('content-length');
  if (announced !== null && !headers.has('transfer-encoding')) {
    if (Number(announced) > maxBytes) throw new AppError('request/too-large');
    return request;
  }
  return request.body === null
    ? request
    : new Request(request, { body: await readAll(request.body, maxBytes) });
}

async function readAll(body: Body, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size <= maxBytes) chunks.push(chunk.value);
    else if (size > maxBytes + droppedBytes) break;
  }
  if (size > maxBytes) throw new AppError('request/too-large');
  return new Uint8Array(Buffer.concat(chunks));
}

/** Whether a client announced a body that nobody has begun to read. */
const isUnread = ({ headers, bodyUsed }: Request): boolean =>
  !bodyUsed && (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0);

/** A body that came with the head, or costs nothing to read: the server drops it once the refusal has left. */
const isSmall = ({ headers }: Request): boolean =>
  !headers.has('transfer-encoding') && Number(headers.get('content-length')) <= maxBodyBytes;

/** What may have to be read of a body at most. */
const droppedMegabytes = ({ headers }: Request): number =>
  Math.ceil(Math.min(Number(headers.get('content-length') ?? droppedBytes), droppedBytes) / 1e6);

/**
 * A refusal that is read by a client that still sends: it leaves at once and whole, and its connection is closed once the
 * body is over, or eight megabytes or one second of it. A client that had too much dropped is cut off instead: reading
 * what it sends costs more than the refusal.
 * @param incoming what the body comes from; absent where there is no connection
 * @param mayDrop counts so many megabytes of this client; false when it is cut off
 */
export async function lingering(
  request: Request,
  refusal: Response,
  incoming: Readable | undefined,
  mayDrop: (megabytes: number) => boolean,
): Promise<Response> {
  if (!incoming || !isUnread(request) || isSmall(request)) return refusal;
  if (!mayDrop(droppedMegabytes(request))) {
    const headers = new Headers(refusal.headers);
    headers.set('connection', 'close');
    return new Response(refusal.body, { status: refusal.status, headers });
  }
  const text = new Uint8Array(await refusal.arrayBuffer());
  const answer = new ReadableStream({
    async start(controller) {
      controller.enqueue(text);
      await drop(incoming);
      controller.close();
    },
  });
  const headers = new Headers(refusal.headers);
  headers.set('content-length', String(text.length));
  return new Response(answer, { status: refusal.status, headers });
}

function drop(incoming: Readable): Promise<void> {
  const dropped = Promise.withResolvers<void>();
  let size = 0;
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > droppedBytes) dropped.resolve();
  };
  const deadline = setTimeout(dropped.resolve, dropWithinMs);
  for (const event of ['end', 'close', 'error']) incoming.once(event, dropped.resolve);
  incoming.on('data', count);
  return dropped.promise.finally(() => {
    clearTimeout(deadline);
    incoming.off('data', count);
  });
}

/**
 * The JSON of the body, not yet parsed by a schema; nothing in it lies deeper than whoever walks over it may go.
 * @throws AppError `request/not-json`, `request/invalid`.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new AppError('request/not-json');
  const text = await request.text();
  if (isDeeper(text, maxDepth))
    throw new AppError('request/invalid', {
      data: { detail: `plus de ${maxDepth} listes ou objets les uns dans les autres` },
    });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('request/not-json', { cause: error });
  }
}

/** Whether a JSON text opens more lists and objects than that before it closes them. Reads each character once. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > most) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
