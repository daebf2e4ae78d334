/** A segment of a JPEG file, its marker first (ITU-T T.81, B.1.1.4). */
export const segment = (marker: number, ...content: number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
};

/** EXIF whose only directory leads to a position of these degrees, of either byte order. */
export function exif(latitude: number, longitude: number, little: boolean, below = 1): number[] {
  const bytes = new DataView(new ArrayBuffer(118));
  const short = (at: number, value: number) => bytes.setUint16(at, value, little);
  const long = (at: number, value: number) => bytes.setUint32(at, value, little);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    short(at, tag);
    short(at + 2, type);
    long(at + 4, count);
    long(at + 8, value);
  };
  short(0, little ? 0x4949 : 0x4d4d);
  short(2, 42);
  long(4, 8);
  short(8, 1);
  entry(10, 0x8825, 4, 1, 26);
  short(26, 2);
  entry(28, 2, 5, 3, 60);
  entry(40, 4, 5, 3, 84);
  for (const [at, degrees] of [
    [60, latitude],
    [84, longitude],
  ] as const) {
    long(at, degrees);
    for (const part of [4, 12, 20]) long(at + part, below);
  }
  const tiff = [...new Uint8Array(bytes.buffer)];
  return segment(0xe1, 69, 120, 105, 102, 0, 0, ...tiff);
}
