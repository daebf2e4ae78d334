import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/**
 * What was seen on the wire of the connections to one target, the furthest of them: nothing was asked for; the connection
 * was refused, or led nowhere; still on its way; open without a byte; closed by the site without a byte; bytes came and
 * it is open, or we closed it; bytes came and it was cut; bytes came and the site closed it in order.
 */
export type WireView =
  | 'unasked'
  | 'refused'
  | 'unreachable'
  | 'connecting'
  | 'silent'
  | 'closed'
  | 'receiving'
  | 'cut'
  | 'ended';

export interface WireSight {
  readonly view: WireView;
  /** From the target, on its wire. */
  readonly bytes: number;
  /** Milliseconds of the wall since anything last happened on it. */
  readonly quietMs: number;
  /** Some connection, to any target, waits for its first byte. */
  readonly waiting: boolean;
}

/** The connections of one page, by target (`host:port`). */
export interface WireLog {
  follow(socket: Socket, target: string): void;
  /** Looks at what came since the last look: the time of a byte is known as well as this is called often. */
  look(): void;
  sight(target: string): WireSight;
  /** A new page: what was before is forgotten. */
  begin(): void;
}

interface Connection {
  readonly socket: Socket;
  readonly target: string;
  connected: boolean;
  error: string | null;
  endedBySite: boolean;
  bytes: number;
  lastAt: number;
}

const connectionLimit = 5_000;
const refusals = new Set(['ECONNREFUSED']);
const unreachables = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']);

export function createWireLog(nowMs: () => number = () => performance.now()): WireLog {
  let connections: Connection[] = [];

  function lookAt(one: Connection): void {
    const bytes = one.socket.bytesRead;
    if (bytes === one.bytes) return;
    one.bytes = bytes;
    one.lastAt = nowMs();
  }

  return {
    follow(socket, target) {
      if (connections.length >= connectionLimit) return;
      const one: Connection = {
        socket,
        target,
        connected: !socket.connecting && socket.remotePort !== undefined,
        error: null,
        endedBySite: false,
        bytes: 0,
        lastAt: nowMs(),
      };
      connections.push(one);
      socket.once('connect', () => {
        one.connected = true;
        one.lastAt = nowMs();
      });
      socket.once('error', (error: NodeJS.ErrnoException) => {
        lookAt(one);
        one.error = error.code ?? error.message;
      });
      socket.once('end', () => {
        lookAt(one);
        one.endedBySite = true;
      });
    },
    look: () => connections.forEach(lookAt),
    sight(target) {
      connections.forEach(lookAt);
      const own = connections.filter((one) => one.target === target);
      const best = own.toSorted((a, b) => order.indexOf(viewOf(b)) - order.indexOf(viewOf(a)))[0];
      return {
        view: best ? viewOf(best) : 'unasked',
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
        quietMs: best ? nowMs() - Math.max(...own.map(({ lastAt }) => lastAt)) : 0,
        waiting: connections.some(
          (one) => !one.socket.destroyed && ['connecting', 'silent'].includes(viewOf(one)),
        ),
      };
    },
    begin() {
      connections = [];
    },
  };
}

/** Browsers open connections that they then do not use: the one that got furthest speaks for its target. */
const order: readonly WireView[] = [
  'unasked',
  'connecting',
  'unreachable',
  'refused',
  'silent',
  'closed',
  'ended',
  'cut',
  'receiving',
];

function viewOf({ connected, error, endedBySite, bytes }: Connection): WireView {
  if (!connected) {
    if (error === null) return 'connecting';
    if (refusals.has(error)) return 'refused';
    if (unreachables.has(error)) return 'unreachable';
    // No socket, no memory for one: nothing was asked of the site.
    return error === 'ETIMEDOUT' ? 'connecting' : 'unasked';
  }
  if (bytes === 0) return error !== null || endedBySite ? 'closed' : 'silent';
  if (error !== null) return 'cut';
  return endedBySite ? 'ended' : 'receiving';
}

interface Expected {
  readonly owner: object;
  readonly address: string;
  readonly port: number;
  readonly take: (socket: Socket) => void;
}

/** Of all proxies of this process, in the order in which they allowed a connection to an address written as such. */
const expected: Expected[] = [];
let followers = 0;
/** The last one made: a look-up that is asked for at once belongs to it. */
let newest: Socket | null = null;
const taken = new WeakSet<Socket>();

function onSocket(message: unknown): void {
  const { socket } = message as { socket: Socket };
  newest = socket;
  socket.once('connectionAttempt', (address: string, port: number) => {
    if (taken.has(socket)) return;
    const at = expected.findIndex((one) => one.address === address && one.port === port);
    if (at >= 0) expected.splice(at, 1)[0]?.take(socket);
  });
}

/** The connection whose look-up is asked for now; no other proxy gets it. Null when connections are not watched. */
export function takeConnecting(): Socket | null {
  if (newest) taken.add(newest);
  return newest;
}

/** Hands over the next connection of this process to that address, as soon as it is tried. */
export function expectConnection(next: Expected): void {
  expected.push(next);
}

/** Connections of that owner that were never tried must not wait for another’s. */
export function expectNothing(owner: object): void {
  for (let at = expected.length - 1; at >= 0; at -= 1)
    if (expected[at]?.owner === owner) expected.splice(at, 1);
}

/** Begins to hand over connections; gives what ends it. */
export function watchConnections(): () => void {
  followers += 1;
  if (followers === 1) subscribe('net.client.socket', onSocket);
  return () => {
    followers -= 1;
    if (followers === 0) unsubscribe('net.client.socket', onSocket);
  };
}
