import { callApi } from '../../lib/api.ts';

/** Asks for the audit to stop. @returns whether it counts in the month’s quota all the same. @throws ApiRefusal. */
export async function cancelAudit(id: string): Promise<{ countsInQuota: boolean }> {
  return callApi('POST', '/api/audits/:id/cancel', { params: { id } });
}

/** Starts a failed audit again. @throws ApiRefusal. */
export async function retryAudit(id: string): Promise<void> {
  await callApi('POST', '/api/audits/:id/retry', { params: { id } });
}
