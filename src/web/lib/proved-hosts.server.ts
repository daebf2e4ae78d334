import { listDomains } from '#service/domains/list-domains.ts';
import type { Viewer } from '#service/viewer.ts';
import type { WebContext } from './context.server.ts';

/** Domains the person has proved, on which robots.txt may be set aside. */
export async function provedHostsOf(deps: WebContext['deps'], viewer: Viewer): Promise<string[]> {
  const domains = await listDomains(deps, viewer);
  return domains.filter(({ status }) => status === 'proved').map(({ host }) => host);
}
