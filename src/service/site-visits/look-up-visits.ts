import type { VisitQuestion } from '#contract/visit-question.ts';
import { listSiteVisits } from '#store/site-visits.ts';
import { recordAct } from '../admin/record-act.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { understandQuestion } from './confirm-visit.ts';

/** More than a site can be visited in an hour. */
const most = 200;

/** One visit, with who asked for it. */
export interface VisitFound {
  readonly id: string;
  readonly kind: 'audit' | 'verification' | 'proof';
  readonly host: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly attempt: number;
  /** Null once the account is gone. */
  readonly email: string | null;
}

export type VisitsFound =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'unclear'; readonly field: 'site' | 'day' | 'hour' }
  | { readonly kind: 'found'; readonly host: string; readonly from: string; readonly visits: VisitFound[] };

/** « Qui a demandé cette visite ? », for an administrator; the look is written down with what was looked for. */
export async function lookUpVisits(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  admin: Pick<Viewer, 'uid'>,
  question: VisitQuestion,
): Promise<VisitsFound> {
  const understood = understandQuestion(question);
  if (understood.kind !== 'clear') return understood;
  const { host, span } = understood;
  const from = span.from.toISOString();
  return deps.db.transaction(async (tx) => {
    await recordAct(deps, tx, admin, { act: 'visits-looked-up', detail: { site: host, hour: from } });
    const rows = await listSiteVisits(tx, span, most);
    const visits = rows.map(({ visit, email }) => ({
      id: visit.ofId,
      kind: visit.kind,
      host: visit.host,
      startedAt: visit.startedAt.toISOString(),
      finishedAt: visit.finishedAt?.toISOString() ?? null,
      attempt: visit.attempt,
      email,
    }));
    return { kind: 'found', host, from, visits };
  });
}
