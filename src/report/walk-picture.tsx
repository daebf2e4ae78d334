import type { PageWalk, ReadingBlock, TabStop } from '#contract/page-walk.ts';
import { DrawnPicture, Pin, unitOf } from './page-picture.tsx';
import type { Screenshot } from './screenshot.ts';
import { blockCount, markOfStop, type StopMark, stopCount } from './walk-words.ts';

interface Props {
  readonly screenshot: Screenshot;
  readonly href: string;
  readonly walk: PageWalk;
}

/** Readable on white and on black; the dashes say the same without colours. */
export const stopLooks: Readonly<Record<StopMark, { readonly colour: string; readonly dashes?: string }>> = {
  seen: { colour: '#1d4ed8' },
  unseen: { colour: '#c8102e', dashes: '6 4' },
  trap: { colour: '#7a0019', dashes: '2 3' },
  untried: { colour: '#4b5563', dashes: '1 3' },
};
const readingColour = '#0f766e';

interface Placed<Item> {
  readonly item: Item;
  readonly number: number;
  readonly at: readonly [number, number, number, number];
}

/** Those that the picture shows, each with its number in the list. */
function shownOn<Item extends Pick<TabStop, 'at'>>(
  { width, height }: Screenshot,
  items: readonly Item[],
): Placed<Item>[] {
  return items.flatMap((item, index) => {
    const { at } = item;
    if (!at || at[0] + at[2] < 0 || at[0] > width || at[1] + at[3] < 0 || at[1] > height) return [];
    return [{ item, number: index + 1, at }];
  });
}

/** The stops of the Tab key, numbered and joined by a line in their order. */
export function TabWalkPicture({ screenshot, href, walk }: Props) {
  const unit = unitOf(screenshot);
  const shown = shownOn(screenshot, walk.stops).map((one) => ({ ...one, mark: markOfStop(one.item) }));
  const line = shown.map(({ at }) => `${at[0]},${at[1]}`).join(' ');
  return (
    <DrawnPicture
      screenshot={screenshot}
      href={href}
      label={`Capture de la page : ${stopCount(walk)} de la touche Tab, numérotés dans leur ordre et reliés par un trait, comme dans la liste`}
    >
      <polyline points={line} fill="none" stroke="#ffffff" strokeWidth={4 * unit} strokeOpacity={0.8} />
      <polyline points={line} fill="none" stroke={stopLooks.seen.colour} strokeWidth={1.5 * unit} />
      {shown.map(({ number, at, mark }) => (
        <Outline key={number} at={at} unit={unit} {...stopLooks[mark]} />
      ))}
      {shown.map(({ number, at, mark }) => (
        <Numbered key={number} number={number} at={at} unit={unit} {...stopLooks[mark]} />
      ))}
    </DrawnPicture>
  );
}

/** What a screen reader comes to, numbered in the order in which it is read. */
export function ReadingPicture({ screenshot, href, walk }: Props) {
  const unit = unitOf(screenshot);
  const shown: Placed<ReadingBlock>[] = shownOn(screenshot, walk.blocks);
  return (
    <DrawnPicture
      screenshot={screenshot}
      href={href}
      label={`Capture de la page : ${blockCount(walk)}, numérotés dans l’ordre où un lecteur d’écran les lit, comme dans la liste`}
    >
      {shown.map(({ number, at }) => (
        <Outline key={number} at={at} unit={unit} colour={readingColour} />
      ))}
      {shown.map(({ number, at }) => (
        <Numbered key={number} number={number} at={at} unit={unit} colour={readingColour} />
      ))}
    </DrawnPicture>
  );
}

interface MarkProps {
  readonly at: Placed<unknown>['at'];
  readonly unit: number;
  readonly colour: string;
  readonly dashes?: string;
}

function Outline({ at: [x, y, width, height], unit, colour, dashes }: MarkProps) {
  const box = { x, y, width: Math.max(width, 2), height: Math.max(height, 2) };
  return (
    <>
      <rect {...box} fill="none" stroke="#ffffff" strokeWidth={3 * unit} strokeOpacity={0.8} />
      <rect {...box} fill="none" stroke={colour} strokeWidth={1.5 * unit} strokeDasharray={dashes} />
    </>
  );
}

function Numbered({ number, at: [x, y], unit, colour }: MarkProps & { readonly number: number }) {
  const edge = 10 * unit;
  const place = { cx: Math.max(edge, x), cy: Math.max(edge, y) };
  return <Pin number={number} place={place} colour={colour} unit={unit * 0.85} />;
}
