import type { SampleSummary } from '#contract/api/samples.ts';
import { AppError } from '#contract/errors.ts';
import { findAuditToPropose } from '#store/samples.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { listSamples } from './read-samples.ts';

/** The samples of one of the person’s sites, and the audit that another would be proposed from. */
interface SiteSamples {
  readonly host: string;
  readonly samples: readonly SampleSummary[];
  readonly auditId: string | null;
}

/** @throws AppError `request/not-found` for a site that has neither a sample nor a report of this person. */
export async function readSiteSamples(
  deps: Pick<Deps, 'db'>,
  viewer: Pick<Viewer, 'uid'>,
  host: string,
): Promise<SiteSamples> {
  const samples = await listSamples(deps, viewer, host);
  const auditId = await findAuditToPropose(deps.db, viewer.uid, host);
  if (samples.length === 0 && auditId === null) throw new AppError('request/not-found');
  return { host, samples, auditId };
}
