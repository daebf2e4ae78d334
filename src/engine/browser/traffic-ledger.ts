import type { Party, PartyKind } from './traffic-party.ts';

/** What is sent: requests, those that any cache may answer being counted as a tenth, and bytes. */
export interface Sent {
  readonly requests: number;
  readonly bytes: number;
}

/** What was sent, and the bytes that came back. */
export interface Done extends Sent {
  readonly received: number;
}

/** Gives out, part by part, what one audit may send. */
export interface TrafficBank {
  /** What may be sent before the first answer: it is owed, and part of that answer. */
  first(party: Party): Sent;
  /** Some more for that party; `spent` when the audit has sent all it may, `closed` when the installation has. */
  grant(party: Party): Promise<Sent | 'spent' | 'closed'>;
  /** What of the grants was left, less than nothing where more is owed, and what was done with the rest. */
  settle(party: Party, left: Sent, done: Done): void;
}

interface Limits {
  /** Of the first pages together, with all the loads that belong to them. */
  readonly base: Sent;
  readonly eachPage: Sent;
  readonly received: number;
  readonly receivedEachPage: number;
  /** What one page is given at once. */
  readonly part: Sent;
}

const limits: Readonly<Record<PartyKind, Limits>> = {
  host: {
    // With what each visitor may send before it is answered: below 600.
    base: { requests: 500, bytes: 20_000_000 },
    eachPage: { requests: 40, bytes: 300_000 },
    received: 300_000_000,
    receivedEachPage: 20_000_000,
    part: { requests: 100, bytes: 1_500_000 },
  },
  address: {
    base: { requests: 3_000, bytes: 25_000_000 },
    eachPage: { requests: 200, bytes: 500_000 },
    received: 1_000_000_000,
    receivedEachPage: 50_000_000,
    part: { requests: 300, bytes: 2_000_000 },
  },
  own: {
    base: { requests: 15_000, bytes: 60_000_000 },
    eachPage: { requests: 1_000, bytes: 3_000_000 },
    received: 4_000_000_000,
    receivedEachPage: 150_000_000,
    part: { requests: 1_000, bytes: 5_000_000 },
  },
};

const nothing: Sent = { requests: 0, bytes: 0 };
/** Pages that the base is meant for: as many as the process of an audit visits before it hands over. */
const firstPages = 12;
/** Of the base, for a process that visits further pages of an audit. */
const furtherShare = 0.25;

/** What may be sent to one party is given out; what was sent came of it. */
interface Account {
  readonly party: Party;
  requests: number;
  bytes: number;
  received: number;
  sent: Sent;
}

export interface TrafficLedger extends TrafficBank {
  /** One more page is visited. */
  addPage(): void;
  /** From now on that party gets nothing more. */
  close(name: string): void;
}

export interface LedgerOptions {
  /** The pages are not the first ones of their audit. Default: they are. */
  readonly further?: boolean;
  /** Hears what was sent to another site, each time that it grew by much. */
  readonly onMuch?: (name: string, more: Sent) => void;
}

const add = (one: Sent, other: Sent): Sent => ({
  requests: one.requests + other.requests,
  bytes: one.bytes + other.bytes,
});

/** Grown by so much, what a host was sent is told: a usual host of a usual audit never is. */
const much: Sent = { requests: 100, bytes: 2_000_000 };

/**
 * Counts what one audit sends to each party, over all its pages, browsers and processes. What is given out counts as sent
 * until it comes back: a process that dies does not bring its share back.
 */
export function createTrafficLedger({ further = false, onMuch }: LedgerOptions = {}): TrafficLedger {
  const accounts = new Map<string, Account>();
  const told = new Map<string, Sent>();
  const closed = new Set<string>();
  let pages = 0;

  function accountOf(party: Party): Account {
    const id = `${party.kind} ${party.name}`;
    const found = accounts.get(id) ?? { party, requests: 0, bytes: 0, received: 0, sent: nothing };
    accounts.set(id, found);
    return found;
  }
  function roomOf({ party, ...used }: Account): Sent & { readonly received: number } {
    const { base, eachPage, received, receivedEachPage } = limits[party.kind];
    const share = further ? furtherShare : 1;
    const more = further ? pages : Math.max(0, pages - firstPages);
    return {
      requests: base.requests * share + eachPage.requests * more - used.requests,
      bytes: base.bytes * share + eachPage.bytes * more - used.bytes,
      received: received * share + receivedEachPage * more - used.received,
    };
  }
  function tell({ party: { kind, name }, sent }: Account): void {
    if (kind !== 'host' || !onMuch) return;
    const before = told.get(name) ?? nothing;
    const more = { requests: sent.requests - before.requests, bytes: sent.bytes - before.bytes };
    if (more.requests < much.requests && more.bytes < much.bytes) return;
    told.set(name, sent);
    onMuch(name, more);
  }

  return {
    addPage() {
      pages += 1;
    },
    close: (name) => void closed.add(name),
    first: () => nothing,
    async grant(party) {
      const account = accountOf(party);
      const room = roomOf(account);
      if (closed.has(party.name)) return 'closed';
      if (room.requests < 1 || room.bytes < 1 || room.received < 0) return 'spent';
      const { part } = limits[party.kind];
      // Half of what is left, so that pages side by side find something too.
      const granted = {
        requests: Math.min(part.requests, Math.max(10, Math.floor(room.requests / 2)), room.requests),
        bytes: Math.min(part.bytes, Math.max(100_000, Math.floor(room.bytes / 2)), room.bytes),
      };
      account.requests += granted.requests;
      account.bytes += granted.bytes;
      return granted;
    },
    settle(party, left, done) {
      const account = accountOf(party);
      account.requests -= left.requests;
      account.bytes -= left.bytes;
      account.received += done.received;
      account.sent = add(account.sent, done);
      tell(account);
    },
  };
}
