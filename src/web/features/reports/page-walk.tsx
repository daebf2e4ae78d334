import type { ReactNode } from 'react';
import { countOf, typeset } from '#contract/french.ts';
import type { PageWalk, TabStop } from '#contract/page-walk.ts';
import { Tag } from '#report/pieces.tsx';
import { stopLooks } from '#report/walk-picture.tsx';
import {
  blockCount,
  blockKinds,
  howStopsAreKnown,
  markOfStop,
  stopCount,
  stopMarks,
  wordsOfStop,
} from '#report/walk-words.ts';
import { Card } from '../../ui/card.tsx';

/** What the marks of the picture mean: those that it shows. */
export function StopLegend({ stops }: { readonly stops: readonly TabStop[] }) {
  const used = new Set(stops.map(markOfStop));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1" aria-label="Légende">
      {Object.entries(stopMarks).map(([mark, words]) => {
        const known = mark as keyof typeof stopMarks;
        if (!used.has(known)) return null;
        const { colour, dashes } = stopLooks[known];
        return (
          <li key={mark} className="inline-flex items-center gap-1.5">
            <svg width="18" height="14" aria-hidden="true" className="rounded-sm bg-white">
              <rect
                x="2"
                y="2"
                width="14"
                height="10"
                fill="none"
                stroke={colour}
                strokeWidth="2"
                strokeDasharray={dashes}
              />
            </svg>
            {typeset(words)}
          </li>
        );
      })}
    </ul>
  );
}

/** The stops of the Tab key in words, in their order. */
export function TabStops({ walk }: { readonly walk: PageWalk }) {
  const troubles = walk.stops.filter((stop) => wordsOfStop(stop) !== '').length;
  return (
    <Card padding="large" className="wrap-anywhere">
      <h2 className="text-xl">{stopCount(walk)} de la touche Tab</h2>
      <p className="mt-2 text-sm text-soft">{howStopsAreKnown(walk)}</p>
      <p className="mt-2">
        {troubles === 0
          ? 'Aucun arrêt essayé ne perd le focus de vue.'
          : `${countOf(troubles, 'arrêt pose', 'arrêts posent')} problème.`}
      </p>
      <ol className="mt-3 border-t border-line">
        {walk.stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is known by its place
          <Row key={index} number={index + 1} name={stop.name}>
            {wordsOfStop(stop) !== '' && <Tag tone="bad">{typeset(wordsOfStop(stop))}</Tag>}
          </Row>
        ))}
      </ol>
      <More count={walk.moreStops} words={['autre arrêt', 'autres arrêts']} />
    </Card>
  );
}

/** What a screen reader comes to, in words and in its order. */
export function ReadingBlocks({ walk }: { readonly walk: PageWalk }) {
  return (
    <Card padding="large" className="wrap-anywhere">
      <h2 className="text-xl">{blockCount(walk)} dans l’ordre de lecture</h2>
      <p className="mt-2 text-sm text-soft">
        L’ordre du code, tel qu’un lecteur d’écran le suit. Là où il s’écarte de ce que montre la capture, la
        page se comprend mal à l’oreille.
      </p>
      <ol className="mt-3 border-t border-line">
        {walk.blocks.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
          <Row key={index} number={index + 1} name={text}>
            {kind !== 'text' && <span className="text-sm text-soft">{blockKinds[kind]}</span>}
          </Row>
        ))}
      </ol>
      <More count={walk.moreBlocks} words={['autre bloc', 'autres blocs']} />
    </Card>
  );
}

function Row({
  number,
  name,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-1.5">
      <span className="w-8 shrink-0 text-right font-semibold tabular-nums">{number}</span>
      <span className="min-w-0 grow basis-40">{name}</span>
      {children}
    </li>
  );
}

function More({
  count,
  words: [one, many],
}: {
  readonly count: number;
  readonly words: readonly [string, string];
}) {
  if (count === 0) return null;
  return (
    <p className="mt-3 text-sm text-soft">Et {countOf(count, one, many)}, que ce rapport ne garde pas.</p>
  );
}
