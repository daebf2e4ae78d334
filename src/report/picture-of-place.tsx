import { type Box, placeInPage } from './place-in-page.ts';
import type { Screenshot } from './screenshot.ts';

interface Props {
  readonly box: Box;
  readonly screenshot: Screenshot;
  readonly href: string;
}

const widestShown = 380;
const tallestShown = 300;

/** The element outlined in its place in the page; a link to the whole picture, which a script may show larger. */
export function PictureOfPlace({ box, screenshot, href }: Props) {
  const place = placeInPage(box, screenshot);
  if (!place) return null;
  const { view } = place;
  const scale = Math.min(1, widestShown / view.width, tallestShown / view.height);
  return (
    <a
      href={href}
      data-place={JSON.stringify({ box, screenshot, href })}
      className="group/picture relative block w-fit max-w-full self-start rounded-lg border border-edge no-underline"
    >
      <OutlinedPicture
        {...{ box, screenshot, href }}
        width={Math.round(view.width * scale)}
        height={Math.round(view.height * scale)}
      />
      <span className="absolute right-1.5 bottom-1.5 rounded-md bg-surface px-2 py-0.5 text-xs font-semibold text-ink shadow-card group-hover/picture:underline print:hidden">
        Agrandir
      </span>
    </a>
  );
}

/** The part of the screenshot itself, what is around the element in shade. */
export function OutlinedPicture({
  box,
  screenshot,
  href,
  width,
  height,
}: Props & { readonly width?: number; readonly height?: number }) {
  const place = placeInPage(box, screenshot);
  if (!place) return null;
  const { view, outline } = place;
  const line = 3 / (width === undefined ? 1 : width / view.width);
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      {...(width !== undefined && { width, height })}
      className="block h-auto max-w-full rounded-lg bg-sunken"
      role="img"
      aria-label="Capture de la page, l’élément est encadré"
    >
      <image href={href} width={screenshot.width} height={screenshot.height} />
      <path d={`${ring(view)}${ring(outline)}`} fillRule="evenodd" className="fill-[rgb(10_14_22/0.22)]" />
      <rect {...outline} rx={2} fill="none" stroke="#ffffff" strokeWidth={line * 2} />
      <rect {...outline} rx={2} fill="none" stroke="#c8102e" strokeWidth={line} />
    </svg>
  );
}

const ring = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;
