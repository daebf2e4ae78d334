import { AppError } from '#contract/errors.ts';
import type { ReportSample } from '#contract/report-sample.ts';
import { createScope } from '#engine/address/scope.ts';
import type { Db } from '#platform/database.ts';
import { findSample, findVersion } from '#store/samples.ts';

/** A sample as an audit uses it: its newest version. */
export interface SampleOfAudit extends ReportSample {
  readonly id: string;
  /** The site, as it was typed when the sample was made. */
  readonly url: string;
}

/**
 * The person’s own sample in its newest version.
 * @throws AppError `sample/unknown`, for another’s as for none; `sample/other-site` where the audit is of another site.
 */
export async function sampleForAudit(
  db: Db,
  uid: string,
  id: string,
  target: URL | null = null,
): Promise<SampleOfAudit> {
  const row = await findSample(db, uid, id);
  const version = row && (await findVersion(db, id, row.version));
  if (!row || !version) throw new AppError('sample/unknown', { field: 'sample' });
  const site = new URL(row.url);
  if (target && createScope(site, { exclude: [] })(target) === 'off-site')
    throw new AppError('sample/other-site', { field: 'url', data: { host: row.host } });
  const { name, pages, journeys } = version;
  return { id, url: row.url, name, version: version.version, pages, ...(journeys && { journeys }) };
}
