import { cropOfPlace } from '../crop-of-place.ts';
import type { ReportPlaces } from '../report-places.ts';
import type { FixView } from './fix-view.ts';

/**
 * The place of a fix, outlined, in the picture of its page; nothing where none shows it. It says nothing that the words
 * beside it do not. The picture is loaded once it comes near: many fixes stand in parts that are closed.
 */
export function FixCrop({
  seen,
  screenshotUrl,
}: Pick<FixView, 'seen'> & Pick<ReportPlaces, 'screenshotUrl'>) {
  const crop = seen && cropOfPlace(seen.box, seen.screenshot);
  if (!seen || !crop) return null;
  const { view, outline } = crop;
  const { key, width, height } = seen.screenshot;
  const line = view.width / 90;
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className="block h-auto w-full rounded-lg border border-line bg-sunken"
      aria-hidden="true"
      focusable="false"
    >
      <foreignObject width={width} height={height}>
        <img
          src={screenshotUrl(key)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="block max-w-none"
        />
      </foreignObject>
      <rect {...outline} fill="none" stroke="#ffffff" strokeWidth={line * 2} />
      <rect {...outline} fill="none" stroke="#c8102e" strokeWidth={line} />
    </svg>
  );
}
