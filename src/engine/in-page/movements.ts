import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { motionWatch, type Watched } from './motion-watch.ts';
import { settle } from './pauses.ts';
import { timedAnimations } from './timed-animations.ts';

interface MovementOutput extends Described {
  readonly by: 'animation' | 'script';
  readonly kind: 'motion' | 'blink';
  readonly durationSeconds: number | null;
  readonly changes: number;
  readonly observedSeconds: number;
  readonly holdsContent: boolean;
  readonly areaPx: number;
  readonly stopsWhenReduced: boolean;
}

interface Moving {
  readonly element: Element;
  /** Null: a script moves it. */
  readonly animation: Animation | null;
}

const mostFound = 20;
/** What may move that long without a control (WCAG 2.2.2), ms. */
const allowedMs = 5_000;
/** Signs of waiting stop when what is awaited comes. */
const waiting = /skeleton|shimmer|spinner|loader|loading|placeholder|progress/i;
const carousels =
  '[class*=carousel],[class*=carrousel],[class*=slider],[class*=swiper],[class*=slick],[class*=splide],[class*=glide],' +
  '[class*=flickity],[class*=owl-],[class*=diaporama],[class*=slideshow],[class*=ticker],[data-bs-ride],[data-ride]';

let moving: readonly Moving[] = [];

/**
 * Milliseconds still worth waiting for, to be asked again then: only where something moves by script, beyond the five
 * seconds that the criterion allows; a while where one thing changed once, or where scripts do something every so many
 * milliseconds (`everyMs`; 0: nothing). At least as long as a turn of what is done more often than `everyMs` can tell:
 * where the interactions alone are asked for, nothing came between the load and this look.
 */
export function motionWait(everyMs: number): number {
  const watch = motionWatch();
  if (!watch) return 0;
  const leastMs = 1_100;
  const settledMs = 1_000;
  const againMs = 1_700;
  const named = document.querySelector(carousels);
  const isMoving = [...watch.watched.values()].some(
    ({ times, shown }) => shown && (times.length >= 2 || (times[0] ?? 0) - watch.began > settledMs),
  );
  const carousel = named !== null && isSeen(named);
  // What a script just hid may come back.
  const once = [...watch.watched.keys()].some(
    ({ parentElement }) => parentElement !== null && isSeen(parentElement),
  );
  const turnMs = everyMs > 0 ? everyMs + 300 : 0;
  // What has turned once is watched for three turns, so that nobody need ask whether it goes on.
  const threeTurnsMs = isMoving && everyMs > 0 ? Math.min(8_000, 3 * everyMs + 300) : 0;
  const wantedMs =
    carousel || isMoving
      ? Math.max(5_600, threeTurnsMs)
      : Math.min(5_600, Math.max(leastMs, once ? againMs : 0, turnMs));
  return Math.max(0, wantedMs - (performance.now() - watch.began));
}

/** What moves by itself, by styles and by scripts. Ends the watch. */
export function listMovements(): MovementOutput[] {
  const found: MovementOutput[] = [];
  const list: Moving[] = [];
  for (const animation of timedAnimations()) {
    if (found.length >= mostFound) break;
    const movement = movementOf(animation);
    if (!movement) continue;
    list.push({ element: movement.element, animation });
    found.push(movement.told);
  }
  const watch = motionWatch();
  watch?.stop();
  for (const [element, seen] of watch?.watched ?? []) {
    if (found.length >= mostFound) break;
    if (!movesByScript(element, seen)) continue;
    if (found.some(({ by }) => by === 'script') && list.some((other) => other.element.contains(element)))
      continue;
    list.push({ element, animation: null });
    found.push(scriptedMovement(element, seen));
  }
  moving = list;
  return found;
}

const placing = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'left',
  'right',
  'top',
  'bottom',
  'marginLeft',
  'marginTop',
  'backgroundPosition',
  'backgroundPositionX',
  'backgroundPositionY',
  'offsetDistance',
  'width',
  'height',
];
const blinking = ['opacity', 'visibility', 'color', 'backgroundColor', 'display'];

/** Whether the keyframes change that property. */
const varies =
  (frames: readonly ComputedKeyframe[]) =>
  (name: string): boolean =>
    new Set(frames.flatMap((frame) => (name in frame ? [String(frame[name])] : ['none']))).size > 1;

/** Null: it ends soon, waits for something, changes nothing that moves, or is not seen. */
function movementOf(animation: Animation): { element: Element; told: MovementOutput } | null {
  const effect = animation.effect as KeyframeEffect | null;
  const element = effect?.target;
  if (!effect || !element || animation.playState !== 'running') return null;
  const timing = effect.getComputedTiming();
  const end = Number(timing.endTime ?? 0);
  if (!(end > allowedMs) || !(Number(timing.duration ?? 0) > 0) || isWaiting(element)) return null;
  const changes = varies(effect.getKeyframes());
  const kind = placing.some(changes) ? 'motion' : blinking.some(changes) ? 'blink' : null;
  if (!kind) return null;
  // At the moment of looking, what blinks may be transparent: then what stands around it tells.
  const blinks = ['opacity', 'visibility'].some(changes);
  const around = element.parentElement;
  if (!isSeen(element) && !(blinks && around && isSeen(around) && element.getClientRects().length > 0))
    return null;
  const told = {
    ...describe(element),
    by: 'animation' as const,
    kind,
    durationSeconds: Number.isFinite(end) ? Math.round(end / 1_000) : null,
    changes: 0,
    observedSeconds: 0,
    holdsContent: holdsContent(element) && !effect.pseudoElement,
    areaPx: areaOf(element),
    stopsWhenReduced: false,
  } as const;
  return { element, told };
}

const spanOf = ({ times }: Watched): number => (times.at(-1) ?? 0) - (times[0] ?? 0);

const movesByScript = (element: Element, seen: Watched): boolean =>
  seen.times.length >= 2 && spanOf(seen) >= 1_500 && seen.shown && !isWaiting(element);

function scriptedMovement(element: Element, seen: Watched): MovementOutput {
  return {
    ...describe(element),
    by: 'script',
    // The same two looks in turn, again and again.
    kind: seen.times.length >= 5 && new Set(seen.states).size === 2 ? 'blink' : 'motion',
    durationSeconds: null,
    changes: seen.times.length,
    observedSeconds: Math.round(spanOf(seen) / 100) / 10,
    holdsContent: holdsContent(element),
    areaPx: areaOf(element),
    stopsWhenReduced: false,
  };
}

function isWaiting(element: Element): boolean {
  for (
    let step: Element | null = element, depth = 0;
    step && depth < 3;
    step = step.parentElement, depth += 1
  )
    if (waiting.test(`${step.getAttribute('class')} ${step.id}`) || step.getAttribute('aria-busy') === 'true')
      return true;
  return false;
}

const holdsContent = (element: Element): boolean =>
  (element.textContent ?? '').trim().length > 2 ||
  element.matches('img,picture,video') ||
  element.querySelector('img,video') !== null;

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return Math.round(width * height);
}

/** Positions (in the list) of the animations that go on now that less motion is asked for. */
export async function stillMoving(): Promise<number[]> {
  await settle();
  // Transparent or hidden for an instant is how it blinks.
  const isThere = (element: Element) => isSeen(element, { transparent: 'ignored', invisible: 'ignored' });
  const running = timedAnimations();
  const goesOn = (element: Element) =>
    running.some(
      (animation) =>
        (animation.effect as KeyframeEffect | null)?.target === element &&
        animation.playState === 'running' &&
        Number(animation.effect?.getComputedTiming().endTime ?? 0) > allowedMs,
    );
  return moving.flatMap(({ element, animation }, at) =>
    animation && isThere(element) && goesOn(element) ? [at] : [],
  );
}
