import type { Fix } from '#contract/fix.ts';

/** Where a fix stands alone, with its ticket. */
export const fixPath = (id: string, { key }: Pick<Fix, 'key'>): string =>
  `/reports/${id}/correctifs/${encodeURIComponent(key)}`;
