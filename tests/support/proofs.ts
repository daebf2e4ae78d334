import type { ProofCheck, ProofMethod } from '#contract/domain-proof.ts';
import { proofMethods } from '#contract/domain-proof.ts';
import type { ProofProbe } from '#engine/probe/proof/prove-domain.ts';
import type { Deps } from '#service/deps.ts';

const absent: Readonly<Record<ProofMethod, ProofCheck>> = {
  dns: { method: 'dns', outcome: 'absent' },
  file: { method: 'file', outcome: 'absent', detail: '404' },
  meta: { method: 'meta', outcome: 'absent' },
};

/** What a check finds: nothing, except what the case says. */
export function proofChecks(changes: Partial<Record<ProofMethod, Partial<ProofCheck>>> = {}): ProofCheck[] {
  return proofMethods.map((method) => {
    const change = changes[method];
    return change?.outcome === undefined ? absent[method] : { outcome: change.outcome, ...change, method };
  });
}

/** Looks nowhere and finds nothing: most tests have no domain. */
export const nothingProved: ProofProbe = async () => proofChecks();

/** What sites without a sitemap answer. */
export const noSitemap = async () => ({ kind: 'unread', reason: 'réponse 404' }) as const;

/** No site has an access to try. */
export const noTrial: Deps['tryAccess'] = async ({ origin }) => ({
  outcome: 'unreachable',
  status: null,
  title: '',
  reached: origin,
});
