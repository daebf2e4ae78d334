import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { DoneVisit } from '#engine/ports/shared-visits.ts';
import type { StoredOutcome } from '#store/audit-visits.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** What one visit leaves is a few hundred kilobytes; more than this is nobody’s page. */
const mostBytes = 200_000_000;

/** The outcome of a visit as it is stored: compressed JSON, its picture apart. */
export async function packOutcome({ outcome, browserVersion }: DoneVisit): Promise<StoredOutcome> {
  const picture = outcome.kind === 'page' ? outcome.screenshot : null;
  const plain = picture ? { ...outcome, screenshot: { ...picture, bytes: null } } : outcome;
  return {
    outcome: await compress(JSON.stringify({ outcome: plain, browserVersion })),
    screenshot: picture && Buffer.from(picture.bytes),
  };
}

/** The same outcome again. @throws Error when it is not what `packOutcome` makes */
export async function unpackOutcome({ outcome, screenshot }: StoredOutcome): Promise<DoneVisit> {
  const text = await decompress(outcome, { maxOutputLength: mostBytes });
  const done = JSON.parse(text.toString('utf8')) as DoneVisit;
  if (done.outcome.kind !== 'page' || !done.outcome.screenshot || !screenshot) return done;
  return {
    ...done,
    outcome: {
      ...done.outcome,
      screenshot: { ...done.outcome.screenshot, bytes: new Uint8Array(screenshot) },
    },
  };
}
