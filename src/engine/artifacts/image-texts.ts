/** What the file of a photograph says before its pixels. */
export interface JpegFile {
  readonly url: string;
  /** 1–100, the scale of the Independent JPEG Group; null where the file does not tell. */
  readonly quality: number | null;
  /** EXIF, XMP, colour profile, thumbnails, comments. */
  readonly metadataBytes: number;
  /** The camera wrote where it was. */
  readonly hasPosition?: true;
}

/** A word drawn in a picture, as it was read. */
export interface ReadWord {
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
}

/** What was read in the picture that an element shows. Elements whose picture was not looked at are not listed. */
export interface ImageText {
  /** Number of the element. */
  readonly node: number;
  /** Share of the picture that its six most frequent colours cover, 0–1. A photograph is not read. */
  readonly flatness: number;
  /**
   * In reading order; empty in a photograph, where forms show a drawing or a number of letters that the alternative
   * cannot have, and where nothing is written.
   */
  readonly words: readonly ReadWord[];
  /** Share of all outlines of the picture that belong to no word, or frame what is in it, 0–1. */
  readonly otherDrawing: number;
}
