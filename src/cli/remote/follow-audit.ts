import type { AuditSummary } from '#contract/api/audits.ts';
import {
  auditStageLabels,
  auditStages,
  auditStatuses,
  waitLabels,
  waitReasons,
} from '#contract/audit-words.ts';
import { placeInQueue } from '#contract/place-words.ts';
import { plain } from '../proof-line.ts';
import { type ApiAnswer, type ApiClient, isRecord, notUnderstood, type RemoteWorld } from './api-client.ts';
import { exitCodes, RemoteError } from './remote-error.ts';

const firstPauseMs = 2000;
const longestPauseMs = 15_000;

type Followed = Pick<AuditSummary, 'id' | 'status' | 'errorCode' | 'errorMessage'> & {
  /** In words. */
  readonly progress: string;
};

/**
 * Asks for an audit, less and less often, until it is done; tells how far it is.
 * @throws RemoteError when it failed, was cancelled, or lasts longer than `timeoutMs`
 */
export async function followAudit(
  api: ApiClient,
  id: string,
  timeoutMs: number,
  world: RemoteWorld,
  signal: AbortSignal,
): Promise<void> {
  const start = world.now();
  let etag: string | null = null;
  let told = '';
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.3)) {
    const answer: ApiAnswer = await api(`/api/reports/${id}?report=0`, {
      headers: etag === null ? {} : { 'if-none-match': etag },
    });
    etag = answer.etag ?? etag;
    if (answer.status !== 304) {
      const audit = followedIn(answer.json);
      if (audit.status === 'done') return;
      assertGoesOn(audit);
      if (audit.progress !== told) world.tell(audit.progress);
      told = audit.progress;
    }
    if (world.now() - start + pauseMs > timeoutMs)
      throw new RemoteError(
        exitCodes.server,
        'L’audit dure plus que --timeout ne le permet ; il continue sur le serveur.',
      );
    await world.sleep(pauseMs, signal);
  }
}

/** Failures that are the server’s, not the site’s: `engine/no-page` alone speaks of the site. */
const isOurs = (code: string): boolean => code.startsWith('engine/') && code !== 'engine/no-page';

function assertGoesOn({ status, errorCode, errorMessage }: Followed): void {
  if (status === 'cancelled')
    throw new RemoteError(exitCodes.server, 'L’audit a été annulé depuis le site de Constat.');
  if (status !== 'error') return;
  const code = errorCode ?? '';
  const message = `L’audit a échoué : ${plain(errorMessage ?? 'raison inconnue')} (${plain(code)})`;
  throw new RemoteError(code === '' || isOurs(code) ? exitCodes.server : exitCodes.siteFailed, message);
}

function progressLine({ stage, done, total, waits, before }: Record<string, unknown>): string {
  const why = waitReasons.find((one) => one === waits);
  const label = why
    ? [waitLabels[why], placeInQueue({ waits, before })].filter((part) => part !== '').join(' – ')
    : auditStageLabels[auditStages.find((one) => one === stage) ?? 'queued'];
  const isCounted = typeof done === 'number' && typeof total === 'number' && total > 0;
  return isCounted ? `${label} : ${done}/${total}` : label;
}

function followedIn(json: unknown): Followed {
  const status = isRecord(json) && auditStatuses.find((one) => one === json.status);
  if (!isRecord(json) || typeof json.id !== 'string' || !status)
    throw new RemoteError(exitCodes.server, notUnderstood);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id: json.id,
    status,
    errorCode: text(json.errorCode),
    errorMessage: text(json.errorMessage),
    progress: progressLine(isRecord(json.progress) ? json.progress : {}),
  };
}
