import { countOf, typeset } from '#contract/french.ts';
import type { HomePin } from './home-pins.ts';
import type { ScreenshotUrl } from './report-places.ts';
import type { ReportView } from './report-view.ts';

/** Height to width of what is shown of a long page, unless a pin stands lower. */
const usual = 1.15;
const tallest = 1.7;
/** Pins are as large as on a telephone once the picture is shown. */
const telephone = 412;

interface Props {
  readonly home: ReportView['home'];
  readonly pins: readonly HomePin[];
  readonly screenshotUrl: ScreenshotUrl;
}

/**
 * The home page as the visit saw it, with the numbers of the first fixes that show on it. The pins are for pointers: the
 * list of fixes, which has the same numbers, follows for the keyboard and for whoever hears the page.
 */
export function HomePicture({ home, pins, screenshotUrl }: Props) {
  if (!home?.screenshot) return null;
  const { key, width, height } = home.screenshot;
  const unit = width / telephone;
  const lowest = Math.max(0, ...pins.map(({ box }) => box.y + 40 * unit));
  const shown = Math.round(Math.min(height, Math.max(width * usual, Math.min(lowest, width * tallest))));
  const seen = pins.filter(({ box }) => box.y < shown - 10 * unit);
  const label =
    seen.length === 0
      ? 'Page d’accueil lors de la visite'
      : `Page d’accueil lors de la visite : ${countOf(seen.length, 'correctif y est repéré', 'correctifs y sont repérés')} par son numéro`;
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-sunken">
      <svg
        viewBox={`0 0 ${width} ${shown}`}
        className="block h-auto w-full"
        role="img"
        aria-label={typeset(label)}
      >
        <image href={screenshotUrl(key)} width={width} height={height} />
      </svg>
      {seen.length > 0 && (
        <svg
          viewBox={`0 0 ${width} ${shown}`}
          className="absolute inset-0 h-full w-full"
          aria-hidden="true"
          focusable="false"
        >
          {seen.map((pin) => (
            <Pin key={pin.rank} pin={pin} unit={unit} width={width} />
          ))}
        </svg>
      )}
    </div>
  );
}

function Pin({ pin, unit, width }: { readonly pin: HomePin; readonly unit: number; readonly width: number }) {
  const { rank, anchor, box } = pin;
  const radius = 15 * unit;
  const cx = Math.min(width - radius, Math.max(radius, box.x));
  const cy = Math.max(radius, box.y);
  return (
    <a href={`#${anchor}`} tabIndex={-1}>
      <rect {...box} fill="none" stroke="#ffffff" strokeWidth={4 * unit} />
      <rect {...box} fill="none" stroke="#c8102e" strokeWidth={2 * unit} />
      <circle cx={cx} cy={cy} r={radius} fill="#c8102e" stroke="#ffffff" strokeWidth={2 * unit} />
      <text
        x={cx}
        y={cy}
        fontSize={17 * unit}
        fontWeight={700}
        fill="#ffffff"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {rank}
      </text>
    </a>
  );
}
