import type { Domain } from '#contract/api/domains.ts';
import { listDomainRows } from '#store/domains.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { toDomain } from './domain-view.ts';

/** The person’s own domains, by name. */
export async function listDomains(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<Domain[]> {
  const now = deps.clock.now();
  return (await listDomainRows(deps.db, viewer.uid)).map((row) => toDomain(row, now));
}
