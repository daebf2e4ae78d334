import type { ApiKey } from '#contract/api/keys.ts';
import type { ApiKeyRow } from '#store/api-keys.ts';

/** A key as its owner sees it. */
export function keyView(row: ApiKeyRow, now: Date): ApiKey {
  const { id, name, scope, start, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    scope,
    start,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
