import { useEffect, useState } from 'react';
import type { Verification } from '#contract/verification.ts';
import { callApi } from '../../../lib/api.ts';

const askEveryMs = 1_000;
/** One is answered or given up long before. */
const longestTurns = 300;

export interface Verifications {
  readonly list: readonly Verification[];
  /** @throws ApiRefusal. */
  start(ruleId: string, page: string): Promise<void>;
}

/** The verifications of a report: those the server knew, those asked for since; open ones are followed to their end. */
export function useVerifications(auditId: string, known: readonly Verification[]): Verifications {
  const [changed, setChanged] = useState<readonly Verification[]>([]);
  const list = merged(known, changed);
  const open = list
    .filter(({ status }) => status !== 'done')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (open === '') return;
    let turns = 0;
    const follow = async () => {
      turns += 1;
      if (turns > longestTurns) return clearInterval(timer);
      for (const verification of open.split(' ')) {
        const path = '/api/reports/:id/verifications/:verification';
        // A question that is lost is asked again at the next turn.
        const answer = await callApi('GET', path, { params: { id: auditId, verification } }).catch(
          () => null,
        );
        if (answer) setChanged((before) => merged(before, [answer.verification]));
      }
    };
    const timer = setInterval(() => void follow(), askEveryMs);
    return () => clearInterval(timer);
  }, [auditId, open]);
  return {
    list,
    async start(ruleId, page) {
      const path = '/api/reports/:id/verifications';
      const { verification } = await callApi('POST', path, {
        params: { id: auditId },
        body: { ruleId, page },
      });
      setChanged((before) => merged(before, [verification]));
    },
  };
}

/** Newest first; what came later stands for what was known. */
function merged(known: readonly Verification[], later: readonly Verification[]): readonly Verification[] {
  const byId = new Map([...known, ...later].map((one) => [one.id, one]));
  return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
