import { AppError } from '#contract/errors.ts';
import {
  auditsForExport,
  domainsForExport,
  mailsForExport,
  planRequestsForExport,
  schedulesForExport,
} from '#store/account-export.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { listSessions } from './sessions.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Everything kept about the person (GDPR, articles 15 and 20), as the pieces of one JSON document: never more than
 * one report is in memory.
 */
export async function* exportAccount(deps: ExportDeps, viewer: Viewer): AsyncGenerator<string> {
  const profile = await findProfile(deps.db, viewer.uid);
  if (!profile) throw new AppError('auth/required');
  const head = {
    format: 'constat-account-export',
    version: 1,
    exportedAt: deps.clock.now().toISOString(),
    profile,
    sessions: await listSessions(deps, viewer),
    domains: await domainsForExport(deps.db, viewer.uid),
    schedules: await schedulesForExport(deps.db, viewer.uid),
    planRequests: await planRequestsForExport(deps.db, viewer.uid),
    mails: await mailsForExport(deps.db, viewer.uid),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"audits":[`;
  let separator = '';
  for await (const { audit, report } of auditsForExport(deps.db, viewer.uid)) {
    yield `${separator}${JSON.stringify({ ...audit, report })}`;
    separator = ',';
  }
  yield ']}';
}
