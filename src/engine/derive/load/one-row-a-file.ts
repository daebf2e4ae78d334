import type { LighthouseAudit } from '../../artifacts.ts';
import { withoutHash } from '../http/domains.ts';

type Item = LighthouseAudit['items'][number];

/**
 * The audit with one row for a file that the page uses twice: Lighthouse gives one to each element that calls it, and it
 * came once. A byte is saved where no use needs it: the least that a row says, at most. Pieces written in the page all
 * bear its address and are each its own; so are files of one address and several sizes.
 */
export function oneRowAFile(audit: LighthouseAudit, pageUrl: string): LighthouseAudit {
  const page = withoutHash(pageUrl);
  const kept: Item[] = [];
  let mergedBytes = 0;
  for (const item of audit.items) {
    const at = isFile(item, page) ? kept.findIndex((one) => isSameFile(one, item)) : -1;
    const other = kept[at];
    if (!other) {
      kept.push(item);
      continue;
    }
    const [less, more] = bytesOf(item) < bytesOf(other) ? [item, other] : [other, item];
    kept[at] = less;
    mergedBytes += bytesOf(more);
  }
  if (mergedBytes === 0) return audit;
  const savingsBytes = audit.savingsBytes === null ? null : Math.max(0, audit.savingsBytes - mergedBytes);
  return { ...audit, items: kept, savingsBytes };
}

const bytesOf = ({ wastedBytes }: Item): number => Number(wastedBytes ?? 0);

/** A row that counts bytes of a whole file, and not those of one element that shows it. */
const isFile = ({ url, selector, wastedBytes, totalBytes }: Item, page: string): boolean =>
  selector === undefined &&
  wastedBytes !== undefined &&
  totalBytes !== undefined &&
  /^https?:/i.test(String(url)) &&
  withoutHash(String(url)) !== page;

const isSameFile = (a: Item, b: Item): boolean =>
  a.selector === undefined && a.url === b.url && a.totalBytes === b.totalBytes;
