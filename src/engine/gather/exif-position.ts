/** Tags of EXIF 3.0: where the directory of the position lies, and its latitude and longitude. */
const tags = { directory: 0x8825, latitude: 2, longitude: 4 };
const entryBytes = 12;
const mostEntries = 500;

interface Tiff {
  readonly view: DataView;
  readonly little: boolean;
}

/**
 * Whether this segment (after its length) is EXIF and holds a latitude and a longitude: three fractions each, degrees,
 * minutes and seconds (EXIF 3.0, 4.6.7). A camera that found no satellite writes zeros: that is no position.
 */
export function holdsPosition(segment: Uint8Array): boolean {
  if (String.fromCharCode(...segment.subarray(0, 6)) !== 'Exif\0\0') return false;
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  if (view.byteLength < 8) return false;
  const tiff = { view, little: view.getUint16(0) === 0x4949 };
  const directory = entriesOf(tiff, view.getUint32(4, tiff.little)).get(tags.directory);
  if (directory === undefined) return false;
  const position = entriesOf(tiff, view.getUint32(directory, tiff.little));
  const angles = [tags.latitude, tags.longitude].map((tag) => degreesOf(tiff, position.get(tag)));
  const [latitude, longitude] = angles;
  if (latitude === undefined || longitude === undefined) return false;
  return latitude <= 90 && longitude <= 180 && latitude + longitude > 0;
}

/** Where the value of each tag of a directory lies. Empty when it is cut. */
function entriesOf({ view, little }: Tiff, at: number): Map<number, number> {
  const entries = new Map<number, number>();
  if (at + 2 > view.byteLength) return entries;
  const count = Math.min(mostEntries, view.getUint16(at, little));
  for (let entry = 0; entry < count; entry += 1) {
    const from = at + 2 + entry * entryBytes;
    if (from + entryBytes > view.byteLength) break;
    entries.set(view.getUint16(from, little), from + 8);
  }
  return entries;
}

/** Undefined where there are no three fractions. */
function degreesOf({ view, little }: Tiff, value: number | undefined): number | undefined {
  if (value === undefined) return undefined;
  const at = view.getUint32(value, little);
  if (at + 24 > view.byteLength) return undefined;
  const [degrees, minutes, seconds] = [0, 8, 16].map((by) => {
    const below = view.getUint32(at + by + 4, little);
    return below === 0 ? 0 : view.getUint32(at + by, little) / below;
  });
  return (degrees ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3_600;
}
