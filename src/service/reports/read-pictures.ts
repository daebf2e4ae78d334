import type { Report } from '#contract/report.ts';
import { findBlob } from '#store/blobs.ts';
import type { Deps } from '../deps.ts';

/** What a file may weigh in pictures: a mail still carries it. */
const roomBytes = 8_000_000;

/**
 * The pictures of the pages as `data:` addresses, by their key, the most faulty pages first after the home page, as far
 * as there is room.
 */
export async function readPictures(
  deps: Pick<Deps, 'db'>,
  auditId: string,
  { pages }: Pick<Report, 'pages'>,
  room = roomBytes,
): Promise<ReadonlyMap<string, string>> {
  const [home, ...others] = pages;
  const wanted = [...(home ? [home] : []), ...others.toSorted((a, b) => b.failures - a.failures)];
  const pictures = new Map<string, string>();
  let left = room;
  for (const { screenshot } of wanted) {
    if (left <= 0) break;
    const blob = screenshot && (await findBlob(deps.db, auditId, screenshot.key));
    if (!blob || !/^image\/(?:webp|png|jpeg|avif)$/.test(blob.contentType) || blob.bytes.length > left)
      continue;
    left -= blob.bytes.length;
    pictures.set(screenshot.key, `data:${blob.contentType};base64,${blob.bytes.toString('base64')}`);
  }
  return pictures;
}
