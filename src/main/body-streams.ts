import { randomInt } from 'node:crypto';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body, or the first part of it and the name of what follows. */
export interface BodyPart {
  readonly body: Bytes | null;
  readonly stream: number | null;
}

/** Bodies that are made as they are read, each held until its reader asks for the next part. */
export interface BodyStreams {
  /** A body that grows beyond a part is given in parts; one that stands whole comes whole. */
  open(body: ReadableStream<Uint8Array>): Promise<BodyPart>;
  /** @throws Error where nothing of that name is held any more */
  next(stream: number): Promise<BodyPart>;
  drop(stream: number): Promise<void>;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface Held {
  readonly reader: Reader;
  readonly timer: NodeJS.Timeout;
}

/** Whoever does not ask for the next part within that time gets no more. */
const patienceMs = 60_000;
/** Held at once: the one that was asked for longest ago goes. */
const mostHeld = 50;
const partBytes = 1024 * 1024;
/** Names are of one life of the thread: one of an earlier life must not meet another’s body. */
const names = 2 ** 47;

export function createBodyStreams(): BodyStreams {
  const held = new Map<number, Held>();

  function take(stream: number): Reader | null {
    const found = held.get(stream);
    if (!found) return null;
    clearTimeout(found.timer);
    held.delete(stream);
    return found.reader;
  }

  async function drop(stream: number): Promise<void> {
    await take(stream)?.cancel();
  }

  function hold(stream: number, reader: Reader): void {
    const timer = setTimeout(() => void drop(stream).catch(() => undefined), patienceMs).unref();
    held.set(stream, { reader, timer });
    const [oldest] = held.keys();
    if (held.size > mostHeld && oldest !== undefined) void drop(oldest).catch(() => undefined);
  }

  async function part(stream: number, reader: Reader): Promise<BodyPart> {
    const { bytes, isOver } = await readPart(reader);
    if (isOver) return { body: bytes, stream: null };
    hold(stream, reader);
    return { body: bytes, stream };
  }

  return {
    open: (body) => part(randomInt(1, names), body.getReader()),
    async next(stream) {
      const reader = take(stream);
      if (reader === null) throw new Error('Nobody asked for the rest of this answer in time.');
      return part(stream, reader);
    },
    drop,
  };
}

/** Reads until there is enough, and one chunk further: most bodies end there. */
async function readPart(reader: Reader): Promise<{ bytes: Bytes; isOver: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let isEnough = false; ; isEnough = size >= partBytes) {
    const { done, value } = await reader.read();
    if (done) return { bytes: joined(chunks), isOver: true };
    chunks.push(value);
    size += value.length;
    if (isEnough) return { bytes: joined(chunks), isOver: false };
  }
}

/** Bytes of their own, which may move to another thread. */
function joined(chunks: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
