import { AppError } from '#contract/errors.ts';

export const maxBodyBytes = 64 * 1024;

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new AppError('request/too-large');
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // The header may be absent or lie: what counts is what arrives.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBodyBytes) throw new AppError('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The JSON of the body, not yet parsed by a schema. @throws AppError `request/too-large`, `request/not-json`. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await readText(request);
  if (mediaType !== 'application/json') throw new AppError('request/not-json');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('request/not-json', { cause: error });
  }
}
