import type { LoadTrust } from '../../artifacts.ts';

/**
 * Below that share of the processor time it wanted, a load says more of the machine than of the page
 * (docs/decisions/0019-the-machine-does-not-speak.md).
 */
const trustedShare = 0.75;

/** The times of a load are the page’s own. Those recorded before trust was are taken as they are. */
export const isTrusted = ({ trust }: { readonly trust?: LoadTrust }): boolean =>
  trust === undefined || trust.share >= trustedShare;
