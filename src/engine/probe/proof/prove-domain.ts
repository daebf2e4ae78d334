import type { ProofCheck, ProofMethod } from '#contract/domain-proof.ts';
import type { TargetPolicy } from '../../browser/target-policy.ts';
import { systemResolver } from '../dns-resolver.ts';
import { openClients } from '../open-clients.ts';
import { checkDns, checkFile, checkMeta, type ProofTarget, type TxtResolver } from './proof-checks.ts';

/**
 * Looks for the proof of a domain by all three methods at once, within 15 s. What gives no answer is that method’s
 * outcome. Rejects only when the signal aborts.
 */
export type ProofProbe = (target: ProofTarget, signal?: AbortSignal) => Promise<ProofCheck[]>;

export interface ProofProbeOptions {
  readonly policy: TargetPolicy;
  readonly engineVersion: string;
  readonly publicUrl: string;
  /** Tests bring their own. */
  readonly resolver?: TxtResolver;
}

const deadlineMs = 15_000;
const never = new AbortController().signal;

export function createProofProbe(options: ProofProbeOptions): ProofProbe {
  return async (target, outer = never) => {
    const clients = openClients({ ...options, access: target.access });
    const signal = AbortSignal.any([outer, AbortSignal.timeout(deadlineMs)]);
    const resolver = options.resolver ?? systemResolver();
    const within = (method: ProofMethod, run: Promise<ProofCheck>) => orUnreachable(method, run, signal);
    try {
      const checks = await Promise.all([
        within('dns', checkDns(target, resolver)),
        within('file', checkFile(target, clients.site, signal)),
        within('meta', checkMeta(target, clients.site, signal)),
      ]);
      outer.throwIfAborted();
      return checks;
    } finally {
      await clients.close();
    }
  };
}

/** The outcome, or `unreachable` when it does not come in time. */
async function orUnreachable(
  method: ProofMethod,
  run: Promise<ProofCheck>,
  signal: AbortSignal,
): Promise<ProofCheck> {
  const late = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([run, late]);
  } catch (error) {
    return {
      method,
      outcome: 'unreachable',
      detail: signal.aborted ? 'timeout' : String(error).slice(0, 60),
    };
  }
}
