import { networkInterfaces } from 'node:os';
import { parseAddress } from './target-entries.ts';

/** Whether an address, in its shortest form, is one of this machine. */
export type OwnAddresses = (address: string) => boolean;

const keptMs = 5_000;

/** The addresses of the interfaces of this machine, read again after five seconds: they come and go. */
export function createOwnAddresses(
  read: typeof networkInterfaces = networkInterfaces,
  nowMs: () => number = () => performance.now(),
): OwnAddresses {
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  return (address) => {
    if (nowMs() - readAt >= keptMs) {
      known = new Set(
        Object.values(read()).flatMap((list = []) =>
          // `fe80::1%eth0`: the zone is no part of the address.
          list.map((one) => parseAddress(one.address.replace(/%.*$/, ''))?.toString() ?? ''),
        ),
      );
      readAt = nowMs();
    }
    return known.has(address);
  };
}

export const machineAddresses = createOwnAddresses();
