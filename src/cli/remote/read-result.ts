import type { z } from 'zod';
import type { compareResponse } from '#contract/api/reports.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import type { CiResult } from '#report/ci/ci-result.ts';
import { judgeGates } from '#report/ci/gates.ts';
import { type ApiClient, isRecord, notUnderstood } from './api-client.ts';
import type { RemoteArguments } from './remote-arguments.ts';
import { exitCodes, RemoteError } from './remote-error.ts';

interface Done {
  readonly report: Report;
  readonly decisions?: DecidedReport;
}
type Compared = z.infer<typeof compareResponse>;

/**
 * Reads a finished audit with what changed since the audit of reference, and judges it.
 * @throws RemoteError
 */
export async function readResult(
  api: ApiClient,
  id: string,
  { server, baseline, gates }: Pick<RemoteArguments, 'server' | 'baseline' | 'gates'>,
): Promise<CiResult> {
  const { report, decisions: decided = null } = reportIn((await api(`/api/reports/${id}`)).json);
  const asked = baseline === null ? '' : `?with=${baseline}`;
  const { before, comparison } = comparedIn((await api(`/api/reports/${id}/comparison${asked}`)).json);
  return {
    ...{ id, server, report, decided, before, comparison },
    gates: judgeGates(gates, { report, decided, comparison }),
  };
}

const wrong = () => new RemoteError(exitCodes.server, notUnderstood);

/** The parts this program leans on are looked at; the server’s contract answers for the rest. */
function reportIn(json: unknown): Done {
  if (!isRecord(json) || !isRecord(json.report)) throw wrong();
  const { schemaVersion, findings, themes, checks, pages } = json.report;
  if (schemaVersion !== 1)
    throw new RemoteError(
      exitCodes.server,
      'Ce serveur donne des rapports d’une autre version : mettez à jour la commande.',
    );
  if (![findings, themes, checks, pages].every(Array.isArray)) throw wrong();
  // Its parts were looked at above.
  return json as Record<string, unknown> & Done;
}

function comparedIn(json: unknown): Pick<Compared, 'before' | 'comparison'> {
  if (!isRecord(json) || !('comparison' in json) || !('before' in json)) throw wrong();
  if (json.comparison !== null && !(isRecord(json.comparison) && Array.isArray(json.comparison.rules)))
    throw wrong();
  return json as Pick<Compared, 'before' | 'comparison'>;
}
