import type { Server } from 'node:http';

/** What is watched of a connection. */
export interface Connection {
  /** Bytes that were answered and that the other side has not taken. */
  readonly writableLength: number;
  destroy(): unknown;
}

/** What may be held for people who do not read. */
export interface ReaderRules {
  /** Everybody has that long, ms. */
  readonly patienceMs: number;
  /** And so much more for what is large: a slow line takes so many bytes in a second. */
  readonly leastBytesPerSecond: number;
  /** Held for all together; beyond it whoever has taken longest is cut. */
  readonly mostBytes: number;
}

const rules: ReaderRules = {
  patienceMs: 30_000,
  leastBytesPerSecond: 50_000,
  mostBytes: 256 * 1024 * 1024,
};

/** A connection on which nothing moves, either way, for so long is closed: the longest wait of ours is a minute. */
const stillMs = 90_000;
const lookEveryMs = 5_000;

/** Bounds what is held for readers that do not read, in time and in bytes. Ends with the server. */
export function watchReaders(server: Server): void {
  server.setTimeout(stillMs);
  const watch = createReaderWatch(rules);
  server.on('connection', (socket) => {
    watch.add(socket);
    socket.once('close', () => watch.forget(socket));
  });
  const timer = setInterval(() => watch.look(performance.now()), lookEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** The same without a clock and without sockets. */
export function createReaderWatch({ patienceMs, leastBytesPerSecond, mostBytes }: ReaderRules) {
  /** Since when something is held for it, and how much it was; null: nothing is. */
  const connections = new Map<Connection, { readonly sinceMs: number; readonly bytes: number } | null>();
  const limitOf = (bytes: number) => patienceMs + (bytes / leastBytesPerSecond) * 1000;
  return {
    add: (connection: Connection) => void connections.set(connection, null),
    forget: (connection: Connection) => void connections.delete(connection),
    /** Cuts who took too long, then, while too much is held, who has taken longest. */
    look(nowMs: number): void {
      const slow: { readonly connection: Connection; readonly sinceMs: number; readonly bytes: number }[] =
        [];
      for (const [connection, before] of connections) {
        const bytes = connection.writableLength;
        const held = bytes === 0 ? null : (before ?? { sinceMs: nowMs, bytes });
        connections.set(connection, held);
        if (held && nowMs - held.sinceMs > limitOf(held.bytes)) connection.destroy();
        else if (held) slow.push({ connection, sinceMs: held.sinceMs, bytes });
      }
      let total = slow.reduce((sum, { bytes }) => sum + bytes, 0);
      for (const { connection, bytes } of slow.toSorted((a, b) => a.sinceMs - b.sinceMs)) {
        if (total <= mostBytes) return;
        connection.destroy();
        total -= bytes;
      }
    },
  };
}
