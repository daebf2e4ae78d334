import { type Account, fits, openAccounts, usedOf } from './traffic-accounts.ts';
import type { Sent, TrafficBank } from './traffic-ledger.ts';
import type { Party } from './traffic-party.ts';

/** What one page may use; beyond it the page is cut off. */
export interface PageBudget {
  /** Bytes on the wire towards the browser. */
  readonly bytes: number;
  /** Of all hosts; inside tunnels too. */
  readonly requests: number;
  /** Of useful time. */
  readonly seconds: number;
  /** Bytes sent to all hosts. */
  readonly bytesUp: number;
  /** Bytes sent to hosts of other sites. */
  readonly bytesUpToOthers: number;
  /** To one other site; what any cache may answer counts as a tenth. */
  readonly requestsToOne: number;
  /** With another method than GET, HEAD and OPTIONS, to one other site. */
  readonly writesToOne: number;
  /** The same to all other sites. */
  readonly writesToOthers: number;
}

/**
 * Usual pages send 5 to 60 kB to others, mostly beacons of analytics; those that record a session up to 300 kB: ten times that
 * is allowed. A page asks 150 requests at the 90th percentile (HTTP Archive), a tenth of them from one other site.
 */
export const defaultPageBudget: PageBudget = {
  bytes: 150_000_000,
  requests: 3_000,
  seconds: 120,
  bytesUp: 10_000_000,
  bytesUpToOthers: 3_000_000,
  requestsToOne: 300,
  writesToOne: 30,
  writesToOthers: 100,
};

/** What was too much. `audit…`: over all pages of the audit. */
export type ExcessKind =
  | 'bytes'
  | 'requests'
  | 'seconds'
  | 'bytesUp'
  | 'bytesUpToOthers'
  | 'requestsToOne'
  | 'writesToOne'
  | 'writesToOthers'
  | 'audit'
  /** Over all audits of the installation, in an hour. */
  | 'installation';

export interface Excess {
  readonly kind: ExcessKind;
  /** The other site, where it is about one. */
  readonly party?: string;
  readonly limit: number;
}

/** What one page sends, judged before it leaves. */
export interface PageTraffic {
  readonly excess: Excess | null;
  readonly requests: number;
  /** Counts what is about to be sent to these parties. False: it may not be, and the page is cut off. */
  take(parties: readonly Party[], sent: Sent): boolean | Promise<boolean>;
  /** Counts a request that was counted by its name for the machine that it leads to. False as above. */
  takeAgain(machine: Party): boolean | Promise<boolean>;
  /** Counts a request that changes something, to another site. False as above. */
  takeWrite(party: string): boolean;
  /** A request to these parties was answered by what any cache may keep. */
  cacheable(parties: readonly Party[]): void;
  received(parties: readonly Party[], bytes: number): void;
  /** Cuts the page off. */
  exceed(excess: Excess): void;
  /** The page is over: nothing more is sent for it. */
  end(): void;
}

export function openPageTraffic(
  budget: PageBudget,
  bank: TrafficBank,
  onExcess: (excess: Excess) => void,
): PageTraffic {
  const accounts = openAccounts(bank);
  const up = { all: 0, others: 0 };
  let excess: Excess | null = null;
  let ended = false;
  let requests = 0;
  let writes = 0;

  function exceed(found: Excess): false {
    if (excess === null && !ended) {
      excess = found;
      onExcess(found);
    }
    return false;
  }
  const over = (kind: keyof PageBudget, value: number, party?: string) =>
    value > budget[kind] && !exceed({ kind, limit: budget[kind], ...(party !== undefined && { party }) });
  function isOver(concerned: readonly Account[], sent: Sent): boolean {
    if (over('requests', requests + sent.requests) || over('bytesUp', up.all + sent.bytes)) return true;
    const host = concerned.find(isHost);
    if (!host) return false;
    return (
      over('bytesUpToOthers', up.others + sent.bytes) ||
      over('requestsToOne', usedOf(host) + sent.requests, host.party.name)
    );
  }
  function count(concerned: readonly Account[], sent: Sent): boolean {
    if (ended || excess || isOver(concerned, sent)) return false;
    requests += sent.requests;
    up.all += sent.bytes;
    if (concerned.some(isHost)) up.others += sent.bytes;
    for (const account of concerned) {
      account.asked += sent.requests;
      account.bytes += sent.bytes;
    }
    return true;
  }
  /** Asks for what is missing, then counts. */
  async function countLater(concerned: readonly Account[], sent: Sent): Promise<boolean> {
    const missing = () => concerned.find((one) => !fits(one, sent));
    for (let short = missing(); short; short = missing()) {
      if (ended || excess) return false;
      const given = await accounts.enlarge(short);
      const kind = given === 'closed' ? 'installation' : 'audit';
      if (given !== 'given') return exceed({ kind, party: short.party.name, limit: 0 });
    }
    return count(concerned, sent);
  }

  function take(parties: readonly Party[], sent: Sent): boolean | Promise<boolean> {
    if (ended || excess) return false;
    const concerned = parties.map(accounts.of);
    // What the page may not send is not asked for.
    if (isOver(concerned, sent)) return false;
    return concerned.every((one) => fits(one, sent)) ? count(concerned, sent) : countLater(concerned, sent);
  }

  return {
    get excess() {
      return excess;
    },
    get requests() {
      return requests;
    },
    take,
    takeAgain(machine) {
      requests -= 1;
      return take([machine], { requests: 1, bytes: 0 });
    },
    takeWrite(name) {
      if (ended || excess) return false;
      const account = accounts.of({ kind: 'host', name });
      account.writes += 1;
      writes += 1;
      return !(over('writesToOne', account.writes, name) || over('writesToOthers', writes));
    },
    cacheable(parties) {
      if (!ended) for (const party of parties) accounts.of(party).cacheable += 1;
    },
    received(parties, bytes) {
      for (const party of parties) accounts.of(party).received += bytes;
    },
    exceed: (found) => void exceed(found),
    end() {
      ended = true;
      accounts.end();
    },
  };
}

const isHost = ({ party }: Account) => party.kind === 'host';
