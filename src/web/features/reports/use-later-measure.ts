import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { AuditSummary } from '#contract/api/audits.ts';
import { callApi } from '../../lib/api.ts';

const lookMs = 30_000;

/** Reads the page’s data again once speeds that were to come are there; asks every thirty seconds, and only when the page is visible. */
export function useLaterMeasure({ id, laterMeasure }: Pick<AuditSummary, 'id' | 'laterMeasure'>): void {
  const { revalidate } = useRevalidator();
  const isWaiting = laterMeasure?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await callApi('GET', '/api/reports/:id', { params: { id }, query: { report: '0' } });
      if (answer.laterMeasure?.state !== 'waiting') await revalidate();
    };
    // A look that fails is made good by the next one.
    const timer = setInterval(() => void look().catch(() => undefined), lookMs);
    return () => clearInterval(timer);
  }, [id, isWaiting, revalidate]);
}
