import { lookup as systemLookup } from 'node:dns/promises';
import { inTime } from './in-time.ts';

/** All addresses of a name. */
export type Lookup = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

const limitMs = 8_000;
/** The system’s look-up blocks a thread of libuv until it ends, whoever still waits for it. */
const mostAtOnce = 4;

/**
 * At most so many look-ups run at once in this process; the others wait their turn, in order. One that is given up keeps its
 * place until it ends: its thread is taken. Those who ask for the same name at the same time share one look-up.
 * @throws LateError eight seconds after it was asked for, its turn included; what the look-up throws
 */
export function boundLookups(lookup: Lookup, { atOnce = mostAtOnce, withinMs = limitMs } = {}): Lookup {
  const running = new Map<string, ReturnType<Lookup>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(hostname: string, isWanted: () => boolean): ReturnType<Lookup> {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return isWanted() ? await lookup(hostname) : [];
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  return (hostname) => {
    const found = running.get(hostname);
    if (found) return found;
    let wanted = true;
    const asked = inTime(
      inTurn(hostname, () => wanted),
      withinMs,
      'look-up',
    ).finally(() => {
      wanted = false;
      running.delete(hostname);
    });
    running.set(hostname, asked);
    return asked;
  };
}

/** The look-up of this machine, bounded: one for everything that leaves this process. */
export const lookupAll: Lookup = boundLookups((hostname) =>
  systemLookup(hostname, { all: true, verbatim: true }),
);
