import { countOf } from '#contract/french.ts';
import type { PageWalk, ReadingBlock, TabStop } from '#contract/page-walk.ts';

/** How a stop of the Tab key is marked, by what went wrong there. */
export type StopMark = 'seen' | 'unseen' | 'trap' | 'untried';

export const stopMarks: Readonly<Record<StopMark, string>> = {
  seen: 'Arrêt dont le focus se voit',
  unseen: 'Focus invisible ou caché',
  trap: 'Piège : Tab n’en sort plus',
  untried: 'Arrêt annoncé par le code, focus non essayé',
};

export function markOfStop({ trap, focus }: TabStop): StopMark {
  if (trap) return 'trap';
  if (focus === undefined) return 'untried';
  return focus === 'seen' ? 'seen' : 'unseen';
}

/** What is to be said of a stop beside its name; empty where all is well. */
export function wordsOfStop({ trap, focus }: TabStop): string {
  if (trap) return 'piège : la touche Tab n’en sort plus';
  if (focus === 'covered') return 'caché sous une partie fixe de la page quand il a le focus';
  return focus === 'unseen' ? 'focus invisible' : '';
}

export const blockKinds: Readonly<Record<ReadingBlock['kind'], string>> = {
  heading: 'Titre',
  image: 'Image',
  field: 'Champ',
  text: 'Texte',
};

/** « 23 arrêts », those beyond the list counted. */
export const stopCount = ({ stops, moreStops }: PageWalk): string =>
  countOf(stops.length + moreStops, 'arrêt', 'arrêts');

export const blockCount = ({ blocks, moreBlocks }: PageWalk): string =>
  countOf(blocks.length + moreBlocks, 'bloc', 'blocs');

/** How the stops are known: pressed one by one, or read in the code. */
export function howStopsAreKnown({ stops, pressed }: PageWalk): string {
  if (pressed === 0)
    return 'L’ordre est celui que le code annonce au navigateur ; le focus a été donné à chaque élément qui pouvait l’être.';
  if (stops.some(({ trap }) => trap))
    return `La touche Tab a été pressée jusqu’au piège, ${countOf(pressed, 'arrêt', 'arrêts')} ; ce qui suit est annoncé par le code et n’a pas été atteint.`;
  return pressed === stops.length
    ? 'La touche Tab a été pressée d’un bout à l’autre de la page.'
    : `La touche Tab a été pressée ${countOf(pressed, 'fois', 'fois')} ; la suite est l’ordre que le code annonce.`;
}
