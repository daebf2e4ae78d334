import type { Dom, NetworkRequest } from '../../artifacts.ts';
import { byTag, metaContent } from '../dom/dom.ts';
import { fileSize } from './image-weight.ts';

const leastWidth = 600;
const leastHeight = 315;

/** What is certainly wrong with the image that the page gives to share it, in French; null: nothing, or no image. */
export function shareImageProblem(dom: Dom, requests: readonly NetworkRequest[]): string | null {
  const address = metaContent(dom, 'og:image');
  if (!address) return null;
  const width = Number(metaContent(dom, 'og:image:width') ?? Number.NaN);
  const height = Number(metaContent(dom, 'og:image:height') ?? Number.NaN);
  const shown = byTag(dom, 'img').find(({ image }) => image?.currentSrc === address);
  const [shownWidth, shownHeight] = shown ? fileSize(shown) : [0, 0];
  return problemOf(address, {
    width: shownWidth || width,
    height: shownHeight || height,
    status: requests.find(({ url }) => url === address)?.status ?? 0,
  });
}

/** Sizes and status count only when known. */
function problemOf(
  address: string,
  known: { readonly width: number; readonly height: number; readonly status: number },
): string | null {
  if (!/^https?:\/\//i.test(address)) return 'son adresse est incomplète';
  if (/\.svg(?:[?#]|$)/i.test(address)) return 'le format SVG n’est pas accepté';
  if (known.status >= 400) return `elle répond ${known.status}`;
  if (known.width < leastWidth || known.height < leastHeight) return 'elle est trop petite';
  return null;
}
