import type { AnimatedImage, FlashingElement, PageShapes } from '#engine/artifacts.ts';
import { drivenElement } from './driven-page.ts';
import { withBody } from './with-body.ts';

const url = 'https://www.exemple.fr/a.gif';

/** A page that shows one endless animated image of that size. */
export function animatedPage(changes: Partial<AnimatedImage> = {}, box = '300 200', beside = ''): PageShapes {
  const image: AnimatedImage = {
    url,
    format: 'gif',
    frames: 12,
    durationSeconds: 3,
    plays: null,
    flashingShare: 0,
    ...changes,
  };
  return withBody(`<img src="/a.gif" alt="" data-box="0 0 ${box}" data-natural="300 200 ${url}">${beside}`, {
    animations: { images: [image], flashing: [], motion: null },
  });
}

/** A page where a block flashes five times a second between black and white. */
export function flashingPage(changes: Partial<FlashingElement> = {}): PageShapes {
  const element: FlashingElement = {
    ...drivenElement,
    property: 'background-color',
    flashesPerSecond: 5,
    areaPx: 60_000,
    luminanceChange: 1,
    ...changes,
  };
  return withBody('<p id="x">Texte</p>', { animations: { images: [], flashing: [element], motion: null } });
}
