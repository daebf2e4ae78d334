import { isSeen } from './is-seen.ts';

/** What was seen of an element that scripts change. */
export interface Watched {
  readonly states: string[];
  /** Where it was seen last, on the page and in the window: what is glued to either has not moved. */
  places: readonly [onPage: string, inWindow: string];
  readonly times: number[];
  /** It was shown at one of these times: what blinks is hidden half of the time. */
  shown: boolean;
}

/** The watch over a page. */
export interface MotionWatch {
  readonly watched: ReadonlyMap<Element, Watched>;
  /** `performance.now()`, ms. */
  readonly began: number;
  stop(): void;
}

const mostWatched = 80;
const mostStates = 60;
const mostDrawings = 3;
const drawingMs = 300;
/** What answers the scrolling, which is ours, does so within that time. */
const scrollAnswerMs = 400;
/** Smaller moves are none. */
const stepPx = 8;

let watch: MotionWatch | null = null;

export const motionWatch = (): MotionWatch | null => watch;

/** After the load: notes what scripts move or swap from now on. Changes nothing. */
export function watchMotion(): void {
  const watched = new Map<Element, Watched>();
  let scrolledAt = -Infinity;
  const onScroll = () => {
    scrolledAt = performance.now();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  const note = (seen: Watched, state: string, places: Watched['places']) =>
    noteState(seen, state, places, performance.now() - scrolledAt < scrollAnswerMs);
  const stopDrawings = watchDrawings(watched, note);
  const observer = new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target)))
      if (target instanceof Element) look(target, watched, note);
  });
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'hidden', 'transform'],
  });
  const stop = () => {
    observer.disconnect();
    stopDrawings();
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
  watch = { watched, stop, began: performance.now() };
}

type Note = (seen: Watched, state: string, places: Watched['places']) => void;

/** `scrolled`: the page was scrolled just now, by us; what answers that does not move by itself. */
export function noteState(seen: Watched, state: string, places: Watched['places'], scrolled: boolean): void {
  seen.places = places;
  if (seen.states.at(-1) === state) return;
  if (seen.states.length > 0 && scrolled) {
    seen.states.splice(-1, 1, state);
    return;
  }
  seen.states.push(state);
  seen.times.push(performance.now());
}

function look(element: Element, watched: Map<Element, Watched>, note: Note): void {
  let seen = watched.get(element);
  if (!seen) {
    if (watched.size >= mostWatched) return;
    seen = { states: [], places: ['', ''], times: [], shown: false };
    watched.set(element, seen);
  }
  if (seen.states.length >= mostStates) return;
  seen.shown ||= isSeen(element);
  const { x, y } = element.getBoundingClientRect();
  const { opacity, visibility, display, color, backgroundColor } = getComputedStyle(element);
  const placeAt = (left: number, top: number) => `${Math.round(left / stepPx)} ${Math.round(top / stepPx)}`;
  const places = [placeAt(x + scrollX, y + scrollY), placeAt(x, y)] as const;
  const before = seen.places;
  const stays = places.some((place, at) => place === before[at]);
  const place = stays ? (seen.states.at(-1)?.split('|')[0] ?? '') : places[0];
  const looks = `${Math.round(Number(opacity) * 4)} ${visibility} ${display} ${color} ${backgroundColor}`;
  note(seen, `${display === 'none' ? '' : place}|${looks}`, places);
}

/** Drawings that scripts draw again: nothing else tells that they move. Gives what ends it. */
function watchDrawings(watched: Map<Element, Watched>, note: Note): () => void {
  const sample = new OffscreenCanvas(24, 24).getContext('2d', { willReadFrequently: true });
  const drawings = [...document.querySelectorAll('canvas')].slice(0, mostDrawings);
  if (!sample || drawings.length === 0) return () => undefined;
  const lookAtDrawings = () => {
    for (const canvas of drawings) {
      if (canvas.width === 0 || canvas.height === 0 || !isSeen(canvas)) continue;
      const seen = watched.get(canvas) ?? { states: [], places: ['', ''], times: [], shown: true };
      watched.set(canvas, seen);
      if (seen.states.length >= mostStates) continue;
      try {
        sample.clearRect(0, 0, 24, 24);
        sample.drawImage(canvas, 0, 0, 24, 24);
        note(seen, String(sample.getImageData(0, 0, 24, 24).data), ['', '']);
      } catch {
        // It holds pictures of others, which no script may read.
      }
    }
  };
  const timer = setInterval(lookAtDrawings, drawingMs);
  return () => clearInterval(timer);
}
