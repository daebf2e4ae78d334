import { callApi } from '../../lib/api.ts';

/** Asks for the audit to stop. @throws ApiRefusal. */
export async function cancelAudit(id: string): Promise<void> {
  await callApi('POST', '/api/audits/:id/cancel', { params: { id } });
}

/** Starts a failed audit again. @throws ApiRefusal. */
export async function retryAudit(id: string): Promise<void> {
  await callApi('POST', '/api/audits/:id/retry', { params: { id } });
}
