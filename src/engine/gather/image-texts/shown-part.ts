import type { PlacedPicture } from '../../in-page/picture-places.ts';
import type { PicturePart } from '../../in-page/read-picture.ts';
import type { PictureSize } from './picture-size.ts';

/**
 * The part of a picture that an element shows, whole pixels of the picture: of a background, what lies within the
 * element, as of one that holds many drawings. Null where the styles do not tell it, or next to nothing shows.
 */
export function shownPart(picture: PictureSize, laid: PlacedPicture['laid']): PicturePart | null {
  if (!laid) return { x: 0, y: 0, ...picture };
  const drawn = drawnSize(picture, laid);
  if (!drawn) return null;
  const [across = '', down = ''] = laid.position.split(' ');
  const left = offset(across, laid.width - drawn.width);
  const top = offset(down, laid.height - drawn.height);
  if (left === null || top === null) return null;
  const wide = cut(left, laid.width, drawn.width, picture.width);
  const high = cut(top, laid.height, drawn.height, picture.height);
  if (!(wide.length >= 8 && high.length >= 8)) return null;
  return { x: wide.from, y: high.from, width: wide.length, height: high.length };
}

function drawnSize(picture: PictureSize, laid: NonNullable<PlacedPicture['laid']>): PictureSize | null {
  if (laid.size === 'auto') return picture;
  const ratios = [laid.width / picture.width, laid.height / picture.height] as const;
  const scaled = (ratio: number) => ({ width: picture.width * ratio, height: picture.height * ratio });
  if (laid.size === 'cover') return scaled(Math.max(...ratios));
  if (laid.size === 'contain') return scaled(Math.min(...ratios));
  const [across = '', down = 'auto'] = laid.size.split(' ');
  const [width, height] = [length(across, laid.width), length(down, laid.height)];
  if (width === null && height === null) return across === 'auto' && down === 'auto' ? picture : null;
  if (width === null) return across === 'auto' ? scaled((height ?? 0) / picture.height) : null;
  if (height === null) return down === 'auto' ? scaled(width / picture.width) : null;
  return { width, height };
}

/** Pixels or a share; null for anything else. */
function length(value: string, whole: number): number | null {
  const [, number = '', unit] = /^(-?[\d.]+)(px|%)$/.exec(value) ?? [];
  if (unit === undefined) return null;
  return unit === 'px' ? Number(number) : (Number(number) / 100) * whole;
}

/** Where the picture begins: a share counts on the room left. */
const offset = (value: string, room: number): number | null => length(value, room);

/** What lies between 0 and `room` of a picture drawn from `start` on, back in its own pixels. */
function cut(start: number, room: number, drawn: number, own: number): { from: number; length: number } {
  const scale = own / drawn;
  const from = Math.max(0, Math.round(-start * scale));
  const to = Math.min(own, Math.round((Math.min(start + drawn, room) - start) * scale));
  return { from, length: to - from };
}
