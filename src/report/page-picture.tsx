import type { ReactNode } from 'react';
import { countOf, typeset } from '#contract/french.ts';
import type { Box } from './place-in-page.ts';
import type { NumberedPlace } from './reading/page-places.ts';
import type { Screenshot } from './screenshot.ts';
import type { Tone } from './tones.ts';

interface Props {
  readonly screenshot: Screenshot;
  readonly href: string;
  readonly places: readonly NumberedPlace[];
}

/** Readable on white and on black: the frame lies on whatever the site shows. */
const colours: Readonly<Record<Tone, string>> = {
  bad: '#c8102e',
  watch: '#9a4a00',
  fine: '#1d4ed8',
  good: '#1d4ed8',
  neutral: '#4b5563',
};

/** Width of a telephone: frames and numbers are as large on a wider picture once it is shown as narrow. */
const telephone = 412;

/** Anchor of the frames of a finding: the list leads to it, and they stand out. */
export const anchorOfPlace = (number: number): string => `repere-${number}`;

/** The page as the visit saw it, with a numbered frame around each place where a finding shows. */
export function PagePicture({ screenshot, href, places }: Props) {
  const unit = unitOf(screenshot);
  const pins = placePins(places, unit, screenshot.width);
  return (
    <DrawnPicture
      screenshot={screenshot}
      href={href}
      label={`Capture de la page : ${countOf(places.length, 'constat y est encadré, numéroté', 'constats y sont encadrés, numérotés')} comme dans la liste`}
    >
      {places.map(({ number, tone, boxes }) => (
        <g
          key={number}
          id={anchorOfPlace(number)}
          className="scroll-my-24 target:[&>rect]:fill-[rgb(255_196_0/0.35)]"
        >
          {boxes.map((box) => (
            <Frame key={`${box.x} ${box.y}`} box={box} colour={colours[tone]} unit={unit} />
          ))}
        </g>
      ))}
      {/* Above all frames, whatever lies under them. */}
      {places.map(({ number, tone }, index) => (
        <Pin key={number} number={number} place={pins[index]} colour={colours[tone]} unit={unit} />
      ))}
    </DrawnPicture>
  );
}

/** What one CSS px of a telephone is on that picture. */
export const unitOf = ({ width }: Screenshot): number => width / telephone;

/** A picture of a page with what is drawn over it. */
export function DrawnPicture({
  screenshot: { width, height },
  href,
  label,
  children,
}: Pick<Props, 'screenshot' | 'href'> & { readonly label: string; readonly children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full bg-sunken"
      role="img"
      aria-label={typeset(label)}
    >
      <image href={href} width={width} height={height} />
      {children}
    </svg>
  );
}

function Frame({ box, colour, unit }: { readonly box: Box; readonly colour: string; readonly unit: number }) {
  return (
    <>
      <rect {...box} fill="none" stroke="#ffffff" strokeWidth={4 * unit} />
      <rect {...box} fill="none" stroke={colour} strokeWidth={2 * unit} />
    </>
  );
}

interface PinPlace {
  readonly cx: number;
  readonly cy: number;
}

interface PinProps {
  readonly number: number;
  readonly place: PinPlace | undefined;
  readonly colour: string;
  readonly unit: number;
}

export function Pin({ number, place, colour, unit }: PinProps) {
  return (
    <>
      <circle {...place} r={11 * unit} fill={colour} stroke="#ffffff" strokeWidth={2 * unit} />
      <text
        x={place?.cx}
        y={place?.cy}
        fontSize={13 * unit}
        fontWeight={700}
        fill="#ffffff"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {number}
      </text>
    </>
  );
}

/** At the corner of the first place of each; beside one another where several findings have the same place. */
function placePins(places: readonly NumberedPlace[], unit: number, width: number): PinPlace[] {
  const taken: PinPlace[] = [];
  const step = 24 * unit;
  const margin = 12 * unit;
  for (const { boxes } of places) {
    const { x = 0, y = 0 } = boxes[0] ?? {};
    let pin = { cx: Math.max(margin, x), cy: Math.max(margin, y) };
    while (taken.some(({ cx, cy }) => Math.hypot(cx - pin.cx, cy - pin.cy) < step * 0.9)) {
      const next = pin.cx + step;
      pin = next > width - margin ? { cx: Math.max(margin, x), cy: pin.cy + step } : { ...pin, cx: next };
    }
    taken.push(pin);
  }
  return taken;
}
