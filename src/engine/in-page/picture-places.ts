import { numberedElements } from './element-numbers.ts';

/** Where an image comes from and which part of it is shown. */
export interface PlacedPicture {
  readonly index: number;
  /** Absolute address; a `data:` one whole. */
  readonly url: string;
  /** CSS px of the element’s own surface, and how the picture lies on it; null where the whole picture is shown. */
  readonly laid: {
    readonly width: number;
    readonly height: number;
    readonly size: string;
    readonly position: string;
  } | null;
}

/**
 * After the pass over the elements: the picture that each of these elements shows. Elements whose picture has no address, or
 * one longer than `longest`, are left out.
 */
export function placePictures(indexes: readonly number[], longest: number): PlacedPicture[] {
  const wanted = new Set(indexes);
  const placed: PlacedPicture[] = [];
  for (const [element, index] of numberedElements()) {
    if (!wanted.has(index)) continue;
    const own = ownAddress(element);
    const picture = own === null ? laidBehind(element) : { url: own, laid: null };
    if (picture && picture.url !== '' && picture.url.length <= longest) placed.push({ index, ...picture });
  }
  return placed;
}

/** Null where the element is no image by itself. */
function ownAddress(element: Element): string | null {
  if (element.localName === 'img') return (element as HTMLImageElement).currentSrc;
  if (element.localName === 'input' || element.localName === 'embed')
    return (element as HTMLEmbedElement).src;
  return element.localName === 'object' ? (element as HTMLObjectElement).data : null;
}

function laidBehind(element: Element): Omit<PlacedPicture, 'index'> | null {
  const style = getComputedStyle(element);
  const url = /^url\("((?:[^"\\]|\\.)*)"\)$/.exec(style.backgroundImage)?.[1];
  if (url === undefined) return null;
  const { clientWidth: width, clientHeight: height } = element;
  const laid = { width, height, size: style.backgroundSize, position: style.backgroundPosition };
  const address = url.replaceAll(/\\(.)/g, '$1');
  return URL.canParse(address, element.baseURI)
    ? { url: new URL(address, element.baseURI).href, laid }
    : null;
}
