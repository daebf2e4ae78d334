import { encode } from 'uqr';

/** A square picture of dark modules. */
interface QrPicture {
  /** Modules a side, the quiet zone included. */
  readonly size: number;
  /** What an SVG `path` draws in a `viewBox` of that size. */
  readonly path: string;
}

/** A text as a QR code, level M. One run of dark modules is one rectangle. @throws Error for a text that no code holds. */
export function qrPictureOf(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  let path = '';
  data.forEach((row, y) => {
    let from = -1;
    for (let x = 0; x <= size; x += 1) {
      if (row[x] && from === -1) from = x;
      if (!row[x] && from !== -1) {
        path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
        from = -1;
      }
    }
  });
  return { size, path };
}
