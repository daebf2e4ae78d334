import { createHash } from 'node:crypto';
import { identityOf } from '#engine/address/page-url.ts';

/** Tells chosen pages apart: the same for the same pages, whatever their order and spelling. */
export function pageSetOf(pages: readonly string[]): string {
  const identities = pages.map(identityOf).sort();
  return createHash('sha256').update(identities.join('\n')).digest('hex').slice(0, 16);
}
