import type { NetworkRequest } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { pictureBytes, receivedFiles } from './image-texts/picture-bytes.ts';
import type { Tab } from './tab.ts';

const mostPictures = 12;
const leastBytes = 4_000;
const longestBytes = 3_000_000;
/** For all of them, useful time. */
const limitMs = 1_500;

/** The traffic with what the heaviest pictures are by their bytes, where a server told otherwise. Never throws. */
export async function withSniffedTypes(
  { cdp, clock }: Pick<Tab, 'cdp' | 'clock'>,
  requests: readonly NetworkRequest[],
): Promise<NetworkRequest[]> {
  const sniffed = new Map<string, string>();
  const asked = requests
    .filter(({ resourceType, status, mimeType, transferBytes }) => {
      const mayBeOther = resourceType === 'image' && /^image\/(?:jpe?g|png|gif)\b/i.test(mimeType);
      return mayBeOther && status === 200 && transferBytes >= leastBytes;
    })
    .sort((one, other) => other.transferBytes - one.transferBytes)
    .slice(0, mostPictures);
  const read = async () => {
    const files = await receivedFiles(cdp);
    for (const { url, mimeType } of asked) {
      const bytes = await pictureBytes(cdp, files, url, longestBytes);
      const type = bytes && typeOfPicture(bytes);
      if (type && type !== mimeType.toLowerCase().replace('jpg', 'jpeg')) sniffed.set(url, type);
    }
  };
  // What was read in time is kept: the traffic matters more.
  if (asked.length > 0) await inTime(read(), limitMs, 'gatherer', { clock }).catch(() => undefined);
  return requests.map((request) => {
    const type = request.resourceType === 'image' ? sniffed.get(request.url) : undefined;
    return type === undefined ? request : { ...request, sniffedType: type };
  });
}

/** The type of a picture by its first bytes (WHATWG MIME Sniffing; AVIF and JPEG XL by their signatures); null: another. */
export function typeOfPicture(bytes: Uint8Array): string | null {
  const text = String.fromCharCode(...bytes.subarray(0, 32));
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  if (/^.{4}ftyp.*?avi[fs]/s.test(text)) return 'image/avif';
  if (text.startsWith('\xff\x0a') || /^.{4}JXL /s.test(text)) return 'image/jxl';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return /^GIF8[79]a/.test(text) ? 'image/gif' : null;
}
