import type { PlacedAttachment } from './mail-pictures.ts';

/** What a message may weigh as it is sent, its words and pictures encoded; the PDF that is joined comes beside. */
export const mostMessageBytes = 100_000;

/** The pictures that go with a message, and their Content-IDs by place: what the template names. */
export interface FittedPictures {
  readonly pictures: Readonly<Record<string, string>>;
  readonly files: readonly PlacedAttachment['file'][];
}

/**
 * As many pictures as a message bears, the first ones: the last crops are dropped, and the home page at last. Without any it
 * is what it is.
 * @param weigh the bytes of the message with these pictures, as it would be sent
 */
export async function fitPictures(
  placed: readonly PlacedAttachment[],
  weigh: (fitted: FittedPictures) => Promise<number>,
): Promise<FittedPictures> {
  for (let count = placed.length; count > 0; count -= 1) {
    const some = placed.slice(0, count);
    const fitted = {
      pictures: Object.fromEntries(some.map(({ place, file }) => [place, file.cid])),
      files: some.map(({ file }) => file),
    };
    if ((await weigh(fitted)) < mostMessageBytes) return fitted;
  }
  return { pictures: {}, files: [] };
}
