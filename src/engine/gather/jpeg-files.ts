import type { JpegFile } from '../artifacts.ts';
import { weighedImages } from '../derive/media/image-weight.ts';
import { defineArtifact } from './define-artifact.ts';
import { pictureBytes, receivedFiles } from './image-texts/picture-bytes.ts';
import { readJpeg } from './jpeg-segments.ts';

const mostPictures = 20;
const leastBytes = 30_000;
const longestBytes = 8_000_000;

/** What the photographs of the page say of themselves beside their pixels, told by the files it received. */
export const jpegFiles = defineArtifact({
  id: 'jpegFiles',
  needs: ['dom', 'requests'],
  limitMs: 5_000,
  async gather({ tab }, { dom, requests }) {
    const chosen = weighedImages(dom, requests).filter(
      ({ request }) => /^image\/jpe?g/i.test(request.mimeType) && request.bodyBytes > leastBytes,
    );
    if (chosen.length === 0) return [];
    const files = await receivedFiles(tab.cdp);
    const read: JpegFile[] = [];
    for (const { request } of chosen.slice(0, mostPictures)) {
      const { url } = request;
      const bytes = await pictureBytes(tab.cdp, files, url, longestBytes);
      const file = bytes && readJpeg(bytes);
      if (file) read.push({ url, ...file });
    }
    return read;
  },
});
