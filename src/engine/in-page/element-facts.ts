import type { DomNode } from '../artifacts.ts';

/** What one element tells of itself. */
export interface ElementFacts {
  imageOf(image: HTMLImageElement): NonNullable<DomNode['image']>;
  mediaOf(media: HTMLVideoElement): NonNullable<DomNode['media']>;
  /** Text that the styles add. */
  generatedText(element: Element, pseudo: '::before' | '::after'): string;
  /** Where its own text ends, px, when it goes past its box and the window; a page that fits its window is not measured. */
  textPastEdge(element: Element): number | undefined;
}

/** For one pass over the elements: what is said of the window holds as long as it stands still. */
export function elementFacts(): ElementFacts {
  /** Of an image with padding or a border, what is left for its picture, in the px of its box. */
  function shownInside(image: HTMLImageElement): { shownWidth?: number; shownHeight?: number } {
    const { offsetWidth, offsetHeight, width, height } = image;
    if (!(offsetWidth > width || offsetHeight > height) || width === 0 || height === 0) return {};
    const box = image.getBoundingClientRect();
    return {
      shownWidth: (box.width * width) / offsetWidth,
      shownHeight: (box.height * height) / offsetHeight,
    };
  }

  /** The pixels of the file: what `srcset` and `sizes` say of it divides the size that the image tells. */
  function filePixels(image: HTMLImageElement): { fileWidth?: number; fileHeight?: number } {
    if (image.naturalWidth === 0 || !(image.srcset || image.parentElement?.localName === 'picture'))
      return {};
    // The page holds it already: it is there at once, or not asked for.
    const copy = new Image();
    if (image.crossOrigin !== null) copy.crossOrigin = image.crossOrigin;
    copy.src = image.currentSrc;
    const { naturalWidth, naturalHeight, complete } = copy;
    if (!complete) copy.removeAttribute('src');
    if (naturalWidth === 0 || naturalWidth === image.naturalWidth) return {};
    return { fileWidth: naturalWidth, fileHeight: naturalHeight };
  }

  /** Strings of `content`, without the alternative text after `/`; a picture is a space, whatever its address says. */
  function generatedText(element: Element, pseudo: '::before' | '::after'): string {
    const { content, display, visibility, opacity, fontSize } = getComputedStyle(element, pseudo);
    if (!content || content === 'none' || content === 'normal') return '';
    // Words that nobody sees are for scripts (the number of columns, the name of the width).
    if (display === 'none' || visibility !== 'visible' || opacity === '0' || Number.parseFloat(fontSize) < 2)
      return '';
    let text = '';
    for (const [whole, said] of content.matchAll(/url\("(?:[^"\\]|\\.)*"\)|"((?:[^"\\]|\\.)*)"|\s\/\s/g)) {
      if (whole.startsWith('url(')) text += ' ';
      else if (said === undefined) break;
      else text += said.replace(/\\(.)/g, '$1');
    }
    return text.slice(0, 500);
  }

  const imageOf = (image: HTMLImageElement): NonNullable<DomNode['image']> => ({
    currentSrc: image.currentSrc.slice(0, 4_000),
    naturalWidth: image.naturalWidth,
    naturalHeight: image.naturalHeight,
    complete: image.complete,
    ...filePixels(image),
    ...shownInside(image),
  });

  /** Something was received that goes on: a script that asks in vain leaves `paused` as if it did. */
  const plays = ({ paused, ended, error, readyState }: HTMLVideoElement): boolean =>
    !paused && !ended && error === null && readyState >= 1;

  const mediaOf = (media: HTMLVideoElement): NonNullable<DomNode['media']> => ({
    currentSrc: media.currentSrc.slice(0, 4_000),
    durationSeconds: Number.isFinite(media.duration) ? media.duration : null,
    paused: media.paused,
    muted: media.muted,
    autoplay: media.autoplay,
    ...(plays(media) && { playing: true as const }),
    loop: media.loop,
    controls: media.controls,
    ...(media.videoWidth > 0 ? { videoWidth: media.videoWidth, videoHeight: media.videoHeight } : {}),
  });

  const inWindow = (document.compatMode === 'BackCompat' && document.body) || document.documentElement;
  const edge = inWindow.clientWidth + 2;
  const isTooWide = inWindow.scrollWidth > edge;

  function textPastEdge(element: Element): number | undefined {
    if (!isTooWide || element.ownerDocument !== document) return undefined;
    let right = 0;
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNodeContents(child);
      right = Math.max(right, range.getBoundingClientRect().right);
    }
    const isPast = right > edge && right > element.getBoundingClientRect().right + 1;
    return isPast ? Math.round(right) : undefined;
  }

  return { imageOf, mediaOf, generatedText, textPastEdge };
}
