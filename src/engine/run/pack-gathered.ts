import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { GatheredAudit } from '../judge/judge-audit.ts';
import type { JudgedPage } from '../judge/judge-visit.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** What an audit of several hundred pages leaves; more is not kept. */
const mostBytes = 200_000_000;

/** All that a report is judged from, as compressed lines of JSON: the audit, then each page. Null where it is too much. */
export async function packGathered({ pages, ...audit }: GatheredAudit): Promise<Uint8Array | null> {
  const lines: Buffer[] = [];
  let bytes = 0;
  for (const part of [audit, ...pages.map(judgedOf)]) {
    const line = Buffer.from(`${JSON.stringify(part)}\n`);
    bytes += line.byteLength;
    if (bytes > mostBytes) return null;
    lines.push(line);
  }
  return compress(Buffer.concat(lines));
}

/** The same audit again. @throws Error when it is not what `packGathered` made */
export async function unpackGathered(packed: Uint8Array): Promise<GatheredAudit> {
  const text = await decompress(packed, { maxOutputLength: mostBytes });
  const [first = '', ...rest] = linesOf(text);
  // What stands there was written by the same version of the engine.
  const audit = JSON.parse(first) as Omit<GatheredAudit, 'pages'>;
  return {
    ...audit,
    startedAt: new Date(audit.startedAt),
    finishedAt: new Date(audit.finishedAt),
    pages: rest.map((line) => JSON.parse(line) as JudgedPage),
  };
}

function linesOf(text: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0, to = text.indexOf(10); to >= 0; from = to + 1, to = text.indexOf(10, from))
    lines.push(text.toString('utf8', from, to));
  return lines;
}

/** A page comes with the pictures and the artifacts of its visit, which the report is not judged from. */
const judgedOf = ({
  page,
  facts,
  factsLacking,
  summary,
  verdicts,
  proven,
  reading,
  lighthouse,
  starved,
  response,
  faults,
}: JudgedPage): JudgedPage => ({
  ...{ page, facts, factsLacking, summary, verdicts, proven, reading },
  ...{ lighthouse, starved, response, faults },
});
