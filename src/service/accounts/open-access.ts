import type { AccessKind, OpenAccess } from '#contract/open-access.ts';
import { closeOpenAccess, listOpenAccess } from '#store/open-access.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';

/** What the account has open besides its sessions, by kind, the oldest first. */
export async function readOpenAccess(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
): Promise<OpenAccess[]> {
  const rows = await listOpenAccess(deps.db, deps.clock.now(), viewer.uid);
  return rows.map(({ kind, name, createdAt }) => ({
    kind,
    // The host says which one it is; the rest of the address may hold a secret of the receiver.
    name: kind === 'webhooks' ? new URL(name).host : name,
    createdAt: createdAt.toISOString(),
  }));
}

/** Closes those kinds at once. @returns how many of each */
export async function closeAccess(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid'>,
  kinds: readonly AccessKind[],
): Promise<Partial<Record<AccessKind, number>>> {
  return deps.db.transaction((tx) => closeOpenAccess(tx, viewer.uid, [...new Set(kinds)], deps.clock.now()));
}
