import { absentPicture, absentPictureWords } from '#contract/absent-picture.ts';
import type { Report } from '#contract/report.ts';
import { type FileDeps, fileTrouble, readFile } from '../files/read-file.ts';

/** What a file may weigh in pictures: a mail still carries it. */
const roomBytes = 8_000_000;

/**
 * The pictures of the pages as `data:` addresses, by their key, the most faulty pages first after the home page, as far
 * as there is room. One that cannot be had is a picture that says so.
 */
export async function readPictures(
  deps: FileDeps,
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
    const blob = screenshot && (await readOrTell(deps, auditId, screenshot.key));
    if (
      !blob ||
      !/^image\/(?:webp|png|jpeg|avif|svg\+xml)$/.test(blob.contentType) ||
      blob.bytes.length > left
    )
      continue;
    left -= blob.bytes.length;
    pictures.set(screenshot.key, `data:${blob.contentType};base64,${blob.bytes.toString('base64')}`);
  }
  return pictures;
}

const absent = { contentType: 'image/svg+xml', bytes: Buffer.from(absentPicture(absentPictureWords)) };

async function readOrTell(deps: FileDeps, auditId: string, key: string) {
  const stored = await readFile(deps, auditId, key).catch((error: unknown) => {
    if (fileTrouble(error)) return absent;
    throw error;
  });
  // A stored file of that type is no picture of ours.
  return stored?.contentType === absent.contentType && stored !== absent ? null : stored;
}
