import { createHash } from 'node:crypto';
import type { MailData, MailPicture } from '#contract/mails.ts';
import { cropOfPlace, cropRatio, topOfPage } from '#report/crop-of-place.ts';
import type { StoredFile } from '../files/read-file.ts';
import type { PartLook, PartOrder } from '../reports/draw-parts.ts';

/** CSS px of the home page and of a crop in the mail, and what their JPEG may weigh: six of them leave room for the words. */
const shows = {
  home: { shown: { width: 200, height: 240 }, mostBytes: 12_000 },
  fix: { shown: { width: 200, height: Math.round(200 / cropRatio) }, mostBytes: 6_000 },
} as const;
export const mailLook: PartLook = { scale: 1.75, qualities: [70, 55, 42, 32, 22] };

/** A stored picture of a visit weighs some hundred kilobytes: a larger one is not read into a browser. */
const largestBytes = 3_000_000;
const drawable = /^image\/(?:webp|png|jpeg|avif)$/;

/** A picture that a mail shows, and where. */
export interface WantedPicture {
  /** « home », « fix-1 »: what the template asks for. */
  readonly place: string;
  readonly picture: MailPicture;
  /** Of the stored drawing. The same part of the same picture is drawn once, whoever it is sent to. */
  readonly blobKey: string;
}

/** The home page first, then the fixes in their order: the order in which a message that is too heavy keeps them. */
export function wantedPictures({
  home,
  findings,
}: Pick<MailData<'audit-finished'>, 'home' | 'findings'>): readonly WantedPicture[] {
  const wanted = (place: string, picture: MailPicture | undefined): WantedPicture[] =>
    picture ? [{ place, picture, blobKey: blobKeyOf(picture) }] : [];
  return [
    ...wanted('home', home),
    ...findings.flatMap(({ picture }, index) => wanted(`fix-${index + 1}`, picture)),
  ];
}

function blobKeyOf({ key, width, height, box }: MailPicture): string {
  const told = JSON.stringify([key, width, height, box ?? null, shows, mailLook]);
  return `mail-${createHash('sha256').update(told).digest('hex').slice(0, 24)}.jpg`;
}

/** What to draw of a stored picture; null where the place is out of it, or the file is nothing to draw. */
export function orderOfPicture(picture: MailPicture, stored: StoredFile): PartOrder | null {
  const crop = picture.box ? cropOfPlace(picture.box, picture) : null;
  if (picture.box && crop === null) return null;
  if (stored.bytes.length > largestBytes || !drawable.test(stored.contentType)) return null;
  const { shown, mostBytes } = crop ? shows.fix : shows.home;
  return {
    source: `data:${stored.contentType};base64,${stored.bytes.toString('base64')}`,
    picture: { width: picture.width, height: picture.height },
    view: crop?.view ?? topOfPage(picture, shown.width / shown.height),
    outline: crop?.outline ?? null,
    shown,
    mostBytes,
  };
}
