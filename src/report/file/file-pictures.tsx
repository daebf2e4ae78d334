import type { VisitedPage } from '#contract/report.ts';
import { type Box, isInPicture } from '../place-in-page.ts';
import { clip } from '../static/clean-text.ts';

/** A stored picture that stands in the file. */
interface FilePicture {
  /** Its id in the document. */
  readonly id: string;
  /** A `data:` address. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of the pages, by the address of the page. */
export type FilePictures = ReadonlyMap<string, FilePicture>;

/** Numbers the pictures of the pages that are at hand. @param data `data:` addresses by the keys of the stored pictures */
export function placePictures(
  pages: readonly VisitedPage[],
  data: ReadonlyMap<string, string>,
): FilePictures {
  const shown = pages.flatMap(({ url, screenshot }) => {
    const source = screenshot && data.get(screenshot.key);
    return screenshot && source ? [{ url, source, ...screenshot }] : [];
  });
  return new Map(
    shown.map(({ url, source, width, height }, index) => [
      url,
      { id: `vue-${index}`, source, width, height },
    ]),
  );
}

/** Every picture once, out of sight: what shows a part of it refers to it. */
export function PictureStore({ pictures }: { readonly pictures: FilePictures }) {
  return (
    <svg className="store" aria-hidden="true" focusable="false">
      <defs>
        {[...pictures.values()].map(({ id, source, width, height }) => (
          <image key={id} id={id} href={source} width={width} height={height} />
        ))}
      </defs>
    </svg>
  );
}

const margin = 24;
const widest = 420;
const highest = 320;

interface CropProps {
  readonly picture: FilePicture | undefined;
  readonly box: Box | null;
}

/** The part of a page’s picture that shows an element, outlined; nothing where the picture does not reach it. */
export function Crop({ picture, box }: CropProps) {
  if (!box || !picture || !isInPicture(box, picture)) return null;
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const width = Math.min(picture.width - x, box.width + 2 * margin);
  const height = Math.min(picture.height - y, box.height + 2 * margin, highest);
  const scale = Math.min(1, widest / width);
  return (
    <svg
      className="crop"
      role="img"
      aria-label="Extrait de la capture d’écran, élément encadré"
      viewBox={`${x} ${y} ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
    >
      <use href={`#${picture.id}`} />
      <rect x={box.x} y={box.y} width={box.width} height={box.height} strokeWidth={Math.round(2 / scale)} />
    </svg>
  );
}

interface TopProps {
  readonly picture: FilePicture | undefined;
  readonly label: string;
  /** CSS px. */
  readonly width: number;
}

/** The top of a page, small. */
export function PageTop({ picture, label, width }: TopProps) {
  if (!picture) return null;
  const height = Math.min(picture.height, Math.round(picture.width * 1.2));
  return (
    <svg
      className="crop"
      role="img"
      aria-label={clip(label, 100)}
      viewBox={`0 0 ${picture.width} ${height}`}
      width={width}
      height={Math.round((width * height) / picture.width)}
    >
      <use href={`#${picture.id}`} />
    </svg>
  );
}
