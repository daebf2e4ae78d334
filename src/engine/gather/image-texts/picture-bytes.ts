import type { CDPSession, Protocol } from 'puppeteer-core';

/** What a document and its frames have received, by address. */
export type ReceivedFiles = ReadonlyMap<string, { readonly frameId: string; readonly sizeBytes: number }>;

/** The files that the page and its frames hold. */
export async function receivedFiles(cdp: CDPSession): Promise<ReceivedFiles> {
  const { frameTree } = await cdp.send('Page.getResourceTree');
  const files = new Map<string, { readonly frameId: string; readonly sizeBytes: number }>();
  const left: Protocol.Page.FrameResourceTree[] = [frameTree];
  for (let at = left.pop(); at; at = left.pop()) {
    for (const { url, contentSize = 0, failed, canceled } of at.resources)
      if (!failed && !canceled) files.set(url, { frameId: at.frame.id, sizeBytes: contentSize });
    left.push(...(at.childFrames ?? []));
  }
  return files;
}

/**
 * The bytes of a picture as the page received them: nothing is fetched again. Null where the page holds no such file, or
 * more than `longest` bytes.
 */
export async function pictureBytes(
  cdp: CDPSession,
  files: ReceivedFiles,
  url: string,
  longest: number,
): Promise<Buffer | null> {
  if (url.startsWith('data:')) return bytesOfDataUrl(url, longest);
  const file = files.get(url.split('#')[0] ?? '');
  if (!file || file.sizeBytes > longest) return null;
  const answer = await cdp.send('Page.getResourceContent', { frameId: file.frameId, url }).catch(() => null);
  if (!answer?.base64Encoded || answer.content.length > 1.4 * longest) return null;
  return Buffer.from(answer.content, 'base64');
}

function bytesOfDataUrl(url: string, longest: number): Buffer | null {
  const [, base64 = ''] = /^data:image\/[\w.+-]+(?:;[\w=.+-]+)*;base64,(.*)$/s.exec(url) ?? [];
  return base64 === '' || base64.length > 1.4 * longest
    ? null
    : Buffer.from(decodeURIComponent(base64), 'base64');
}
