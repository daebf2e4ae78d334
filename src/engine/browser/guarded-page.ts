import type { Socket } from 'node:net';
import { meterUploads } from './meter-uploads.ts';
import {
  defaultPageBudget,
  type Excess,
  openPageTraffic,
  type PageBudget,
  type PageTraffic,
} from './page-traffic.ts';
import type { TargetRefused } from './target-policy.ts';
import type { TrafficBank } from './traffic-ledger.ts';
import type { OwnSite, Party } from './traffic-party.ts';
import { createTunnelMeter } from './tunnel-meter.ts';
import type { UsefulClock } from './useful-clock.ts';

export interface BlockedTarget {
  readonly target: string;
  readonly reason: TargetRefused['reason'] | 'budget';
}

/** What a page begins with. */
export interface PageStart {
  /** Whose page it is: others are given less. Default: nobody’s, everybody is another. */
  readonly site?: OwnSite;
  readonly budget?: Partial<PageBudget>;
}

/** What the guard knows of the page that counts on it. */
export interface GuardedPage {
  readonly limits: PageBudget;
  readonly site: OwnSite | null;
  readonly traffic: PageTraffic;
  /** Who is concerned by a request for a target (`host:port`), once that was asked for. */
  readonly routes: Map<string, readonly Party[]>;
  readonly blocked: BlockedTarget[];
  readonly tooLongHeaders: string[];
  readonly proxyLogins: string[];
  /** Number of its first connection to the proxy. */
  readonly firstConnection: number;
  closedBytes: number;
  /** Counts what its connection sends, before it leaves. */
  follow(socket: Socket, parties: readonly Party[], isTunnel: boolean): void;
  /** What is known only by looking: the bytes that came (`received` in all), and time. */
  look(received: number): void;
  /** Keeps what the page did, for whoever asks why. */
  note(list: 'tooLongHeaders' | 'proxyLogins', hostAndPath: string): void;
  block(blocked: BlockedTarget): void;
}

const notedLimit = 200;

export function openGuardedPage(
  { site, budget }: PageStart,
  world: {
    readonly bank: TrafficBank;
    readonly clock: UsefulClock;
    readonly firstConnection: number;
    readonly onExcess: (excess: Excess) => void;
  },
): GuardedPage {
  const limits: PageBudget = { ...defaultPageBudget, ...budget };
  const traffic = openPageTraffic(limits, world.bank, world.onExcess);
  const open = new Map<Socket, { readonly parties: readonly Party[]; told: number }>();
  const startedAt = world.clock.now();

  function hear(socket: Socket): void {
    const one = open.get(socket);
    if (!one) return;
    traffic.received(one.parties, socket.bytesRead - one.told);
    one.told = socket.bytesRead;
  }

  const page: GuardedPage = {
    ...{ limits, site: site ?? null, traffic, firstConnection: world.firstConnection, closedBytes: 0 },
    ...{ routes: new Map(), blocked: [], tooLongHeaders: [], proxyLogins: [] },
    follow(socket, parties, isTunnel) {
      open.set(socket, { parties, told: 0 });
      socket.once('close', () => {
        hear(socket);
        open.delete(socket);
      });
      const requestsIn = isTunnel ? createTunnelMeter() : () => 0;
      // Written before we could count.
      if (socket.bytesWritten > 0) void traffic.take(parties, { requests: 0, bytes: socket.bytesWritten });
      meterUploads(socket, (part) =>
        traffic.take(parties, { requests: requestsIn(part), bytes: part.length }),
      );
    },
    look(received) {
      for (const socket of open.keys()) hear(socket);
      if (received > limits.bytes) traffic.exceed({ kind: 'bytes', limit: limits.bytes });
      if (world.clock.now() - startedAt > limits.seconds * 1_000)
        traffic.exceed({ kind: 'seconds', limit: limits.seconds });
    },
    note(list, hostAndPath) {
      if (page[list].length < notedLimit) page[list].push(hostAndPath);
    },
    block(blocked) {
      if (page.blocked.length < notedLimit) page.blocked.push(blocked);
    },
  };
  return page;
}
