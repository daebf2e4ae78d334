import type { Sent, TrafficBank } from './traffic-ledger.ts';
import type { Party } from './traffic-party.ts';

/** What one page sent to one party, and may. */
export interface Account {
  readonly party: Party;
  granted: Sent;
  /** Of it, what was taken before the bank answered. */
  owed: Sent;
  asked: number;
  cacheable: number;
  bytes: number;
  received: number;
  /** Of what was sent, what the bank knows. */
  told: Sent;
  writes: number;
  more: Promise<Given> | null;
}

/** What came of asking for more. */
type Given = 'given' | 'spent' | 'closed';

export interface Accounts {
  of(party: Party): Account;
  /** Asks for more, once at a time. */
  enlarge(account: Account): Promise<Given>;
  /** Gives back what was not sent. */
  end(): void;
}

/** A request that any cache may answer for a day costs its host little: it counts as a tenth. */
const cachedShare = 0.9;

export const usedOf = ({ asked, cacheable }: Account): number =>
  asked - cachedShare * Math.min(cacheable, asked);

/** So much more is granted already. */
export const fits = (account: Account, sent: Sent): boolean =>
  usedOf(account) + sent.requests <= account.granted.requests &&
  account.bytes + sent.bytes <= account.granted.bytes;

const nothing: Sent = { requests: 0, bytes: 0 };

/** The accounts of one page, filled by the bank of its audit. */
export function openAccounts(bank: TrafficBank): Accounts {
  const accounts = new Map<string, Account>();
  let ended = false;

  function giveBack(account: Account): void {
    const { party, granted, owed, bytes, received } = account;
    const used = usedOf(account);
    const left = {
      requests: granted.requests - owed.requests - used,
      bytes: granted.bytes - owed.bytes - bytes,
    };
    bank.settle(party, left, {
      requests: used - account.told.requests,
      bytes: bytes - account.told.bytes,
      received,
    });
    account.told = { requests: used, bytes };
    account.granted = { requests: used, bytes };
    account.owed = nothing;
    account.received = 0;
  }

  function enlarge(account: Account): Promise<Given> {
    account.more ??= bank.grant(account.party).then((more) => {
      account.more = null;
      if (more === 'spent' || more === 'closed') return more;
      const { granted, owed } = account;
      account.granted = {
        requests: granted.requests - owed.requests + more.requests,
        bytes: granted.bytes - owed.bytes + more.bytes,
      };
      account.owed = nothing;
      if (!ended) return 'given';
      // It came after the page was over.
      giveBack(account);
      return 'spent';
    });
    return account.more;
  }
  function open(party: Party): Account {
    const granted = bank.first(party);
    const counts = { asked: 0, cacheable: 0, bytes: 0, received: 0, writes: 0 };
    const account: Account = { party, granted, owed: granted, told: nothing, ...counts, more: null };
    // What comes first need not wait; the rest is asked for meanwhile.
    if (granted.requests > 0) void enlarge(account);
    return account;
  }

  return {
    of(party) {
      const id = `${party.kind} ${party.name}`;
      const account = accounts.get(id) ?? open(party);
      accounts.set(id, account);
      return account;
    },
    enlarge,
    end() {
      ended = true;
      for (const account of accounts.values()) giveBack(account);
    },
  };
}
