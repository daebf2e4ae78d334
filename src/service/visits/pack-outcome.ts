import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Screenshot } from '#engine/ports/outcome.ts';
import type { DoneVisit } from '#engine/ports/shared-visits.ts';
import type { StoredOutcome } from '#store/audit-visits.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** What one visit leaves is a few hundred kilobytes; more than this is nobody’s page. */
const mostBytes = 200_000_000;

/** The outcome of a visit as it is stored: compressed JSON, its picture apart. */
export async function packOutcome({ outcome, browserVersion }: DoneVisit): Promise<StoredOutcome> {
  const picture = outcome.kind === 'page' ? outcome.screenshot : null;
  const plain =
    outcome.kind === 'page'
      ? {
          ...outcome,
          screenshot: picture && { ...picture, bytes: null },
          frames: outcome.frames?.map(asText),
        }
      : outcome;
  return {
    outcome: await compress(JSON.stringify({ outcome: plain, browserVersion })),
    screenshot: picture && Buffer.from(picture.bytes),
  };
}

/** The same outcome again. @throws Error when it is not what `packOutcome` makes */
export async function unpackOutcome({ outcome, screenshot }: StoredOutcome): Promise<DoneVisit> {
  const text = await decompress(outcome, { maxOutputLength: mostBytes });
  const done = JSON.parse(text.toString('utf8')) as DoneVisit;
  if (done.outcome.kind !== 'page') return done;
  const { screenshot: picture, frames } = done.outcome;
  return {
    ...done,
    outcome: {
      ...done.outcome,
      screenshot: picture && screenshot ? { ...picture, bytes: new Uint8Array(screenshot) } : picture,
      ...(frames && { frames: (frames as unknown as ReturnType<typeof asText>[]).map(asBytes) }),
    },
  };
}

/** A frame is small, and few pages have any. */
const asText = (frame: Screenshot) => ({ ...frame, bytes: Buffer.from(frame.bytes).toString('base64') });
const asBytes = (frame: ReturnType<typeof asText>): Screenshot => ({
  ...frame,
  bytes: new Uint8Array(Buffer.from(frame.bytes, 'base64')),
});
