import type { Sent, TrafficBank } from '../browser/traffic-ledger.ts';
import type { Party, PartyKind } from '../browser/traffic-party.ts';
import type { FromChild, ToChild } from './messages.ts';

export interface ParentBank extends TrafficBank {
  hear(message: Extract<ToChild, { type: 'may' }>): void;
}

/** Sent before the parent answers, so that no page waits for it: most ask less of most. */
const firsts: Readonly<Record<PartyKind, Sent>> = {
  host: { requests: 8, bytes: 64_000 },
  address: { requests: 24, bytes: 200_000 },
  own: { requests: 60, bytes: 300_000 },
};
const nothing: Sent = { requests: 0, bytes: 0 };
const idOf = ({ kind, name }: Party) => `${kind} ${name}`;

/** What the audit may send, asked of the process that counts it for all visitors. */
export function askParent(tell: (message: FromChild) => void): ParentBank {
  type Granted = Sent | 'spent' | 'closed';
  const asked = new Map<number, { readonly id: string; answer(granted: Granted): void }>();
  /** Of these, nothing more is sent unasked. */
  const refused = new Set<string>();
  let last = 0;
  return {
    first: (party) => (refused.has(idOf(party)) ? nothing : firsts[party.kind]),
    grant(party) {
      last += 1;
      const ask = last;
      return new Promise((answer) => {
        asked.set(ask, { id: idOf(party), answer });
        tell({ type: 'may-send', ask, party });
      });
    },
    settle: (party, left, done) => tell({ type: 'sent', party, left, done }),
    hear({ ask, granted }) {
      const waiting = asked.get(ask);
      asked.delete(ask);
      if (waiting && (granted === 'spent' || granted === 'closed')) refused.add(waiting.id);
      waiting?.answer(granted);
    },
  };
}
