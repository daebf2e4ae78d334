import type { Described, PageTools } from './describe-element.ts';

export interface MovementOutput extends Described {
  readonly by: 'animation' | 'script';
  readonly kind: 'motion' | 'blink';
  readonly durationSeconds: number | null;
  readonly changes: number;
  readonly observedSeconds: number;
  readonly holdsContent: boolean;
  readonly areaPx: number;
  stopsWhenReduced: boolean;
}
interface Watched {
  readonly states: string[];
  /** Where it was seen last, on the page and in the window: what is glued to either has not moved. */
  places: readonly [onPage: string, inWindow: string];
  readonly times: number[];
  /** It was shown at one of these times: what blinks is hidden half of the time. */
  shown: boolean;
}
interface MotionGlobals {
  constatTools: PageTools;
  constatMotion?: {
    readonly watched: Map<Element, Watched>;
    readonly stop: () => void;
    readonly began: number;
  };
  constatMoving?: { readonly element: Element; readonly animation: Animation | null }[];
}

/** Runs in our isolated world after the load: notes what scripts move or swap from now on. Changes nothing. */
export function watchMotion(): void {
  const world = globalThis as unknown as MotionGlobals;
  const { isSeen } = world.constatTools;
  const watched = new Map<Element, Watched>();
  const look = (element: Element): void => {
    let seen = watched.get(element);
    if (!seen) {
      if (watched.size >= 80) return;
      seen = { states: [], places: ['', ''], times: [], shown: false };
      watched.set(element, seen);
    }
    if (seen.states.length >= 60) return;
    seen.shown ||= isSeen(element);
    const { x, y } = element.getBoundingClientRect();
    const { opacity, visibility, display, color, backgroundColor } = getComputedStyle(element);
    const placeAt = (left: number, top: number) => `${Math.round(left / 8)} ${Math.round(top / 8)}`;
    const places = [placeAt(x + scrollX, y + scrollY), placeAt(x, y)] as const;
    const last = seen.states.at(-1);
    const stays = places.some((place, at) => place === seen.places[at]);
    const place = stays ? (last?.split('|')[0] ?? '') : places[0];
    const looks = `${Math.round(Number(opacity) * 4)} ${visibility} ${display} ${color} ${backgroundColor}`;
    note(seen, `${display === 'none' ? '' : place}|${looks}`, places);
  };
  const note = (seen: Watched, state: string, places: Watched['places']): void => {
    seen.places = places;
    if (seen.states.at(-1) === state) return;
    // What answers the scrolling, which is ours, does not move by itself.
    if (seen.states.length > 0 && performance.now() - scrolledAt < 400) {
      seen.states.splice(-1, 1, state);
      return;
    }
    seen.states.push(state);
    seen.times.push(performance.now());
  };
  let scrolledAt = -Infinity;
  const onScroll = () => {
    scrolledAt = performance.now();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  /** A drawing that scripts draw again: nothing else tells that it moves. */
  const sample = new OffscreenCanvas(24, 24).getContext('2d', { willReadFrequently: true });
  const drawings = [...document.querySelectorAll('canvas')].slice(0, 3);
  const lookAtDrawings = () => {
    for (const canvas of sample && drawings.length > 0 ? drawings : []) {
      if (canvas.width === 0 || canvas.height === 0 || !isSeen(canvas)) continue;
      const seen = watched.get(canvas) ?? { states: [], places: ['', ''], times: [], shown: true };
      watched.set(canvas, seen);
      if (seen.states.length >= 60) continue;
      try {
        sample?.clearRect(0, 0, 24, 24);
        sample?.drawImage(canvas, 0, 0, 24, 24);
        note(seen, String(sample?.getImageData(0, 0, 24, 24).data), ['', '']);
      } catch {
        // It holds pictures of others, which no script may read.
      }
    }
  };
  const drawn = drawings.length > 0 ? setInterval(lookAtDrawings, 300) : 0;
  const observer = new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target)))
      if (target instanceof Element) look(target);
  });
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'hidden', 'transform'],
  });
  const stop = () => {
    observer.disconnect();
    clearInterval(drawn);
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
  world.constatMotion = { watched, stop, began: performance.now() };
}

/**
 * Milliseconds still worth waiting for, to be asked again then: only where something moves by script, beyond the five
 * seconds that the criterion allows; a while where one thing changed once, or where scripts do something every so many
 * milliseconds (`everyMs`; 0: nothing). At least as long as a turn of what is done more often than `everyMs` can tell:
 * where the moves alone are asked for, nothing came between the load and this look.
 */
export function motionWait(everyMs: number): number {
  const { constatMotion, constatTools } = globalThis as unknown as MotionGlobals;
  if (!constatMotion) return 0;
  const leastMs = 1_100;
  const settledMs = 1_000;
  const againMs = 1_700;
  const named = document.querySelector(
    '[class*=carousel],[class*=carrousel],[class*=slider],[class*=swiper],[class*=slick],[class*=splide],[class*=glide],' +
      '[class*=flickity],[class*=owl-],[class*=diaporama],[class*=slideshow],[class*=ticker],[data-bs-ride],[data-ride]',
  );
  const moving = [...constatMotion.watched.values()].some(
    ({ times, shown }) => shown && (times.length >= 2 || (times[0] ?? 0) - constatMotion.began > settledMs),
  );
  const carousel = named !== null && constatTools.isSeen(named);
  // What a script just hid may come back.
  const once = [...constatMotion.watched.keys()].some(
    ({ parentElement }) => parentElement !== null && constatTools.isSeen(parentElement),
  );
  const turnMs = everyMs > 0 ? everyMs + 300 : 0;
  // What has turned once is watched for three turns, so that nobody need ask whether it goes on.
  const threeTurnsMs = moving && everyMs > 0 ? Math.min(8_000, 3 * everyMs + 300) : 0;
  const wantedMs =
    carousel || moving
      ? Math.max(5_600, threeTurnsMs)
      : Math.min(5_600, Math.max(leastMs, once ? againMs : 0, turnMs));
  return Math.max(0, wantedMs - (performance.now() - constatMotion.began));
}

/** What moves by itself, by styles and by scripts. Ends the watch. */
export function listMovements(): MovementOutput[] {
  const world = globalThis as unknown as MotionGlobals;
  const { describe, isSeen } = world.constatTools;
  const moving: NonNullable<MotionGlobals['constatMoving']> = [];
  const found: MovementOutput[] = [];
  world.constatMoving = moving;
  // Signs of waiting stop when what is awaited comes.
  const waiting = /skeleton|shimmer|spinner|loader|loading|placeholder|progress/i;
  const isWaiting = (element: Element): boolean => {
    for (
      let step: Element | null = element, depth = 0;
      step && depth < 3;
      step = step.parentElement, depth += 1
    )
      if (
        waiting.test(`${step.getAttribute('class')} ${step.id}`) ||
        step.getAttribute('aria-busy') === 'true'
      )
        return true;
    return false;
  };
  const holdsContent = (element: Element): boolean =>
    (element.textContent ?? '').trim().length > 2 ||
    element.matches('img,picture,video') ||
    element.querySelector('img,video') !== null;
  const areaOf = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round(width * height);
  };
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

  for (const animation of document.getAnimations()) {
    if (found.length >= 20) break;
    const effect = animation.effect as KeyframeEffect | null;
    const element = effect?.target;
    if (!effect || !element || animation.playState !== 'running') continue;
    const timing = effect.getComputedTiming();
    const end = Number(timing.endTime ?? 0);
    if (end <= 5_000 || Number(timing.duration ?? 0) === 0 || isWaiting(element)) continue;
    const frames = effect.getKeyframes();
    const varies = (name: string) =>
      new Set(frames.flatMap((frame) => (name in frame ? [String(frame[name])] : ['none']))).size > 1;
    const kind = placing.some(varies) ? 'motion' : blinking.some(varies) ? 'blink' : null;
    if (!kind) continue;
    // At the moment of looking, what blinks may be transparent: then what stands around it tells.
    const blinks = ['opacity', 'visibility'].some(varies);
    const around = element.parentElement;
    if (!isSeen(element) && !(blinks && around && isSeen(around) && element.getClientRects().length > 0))
      continue;
    moving.push({ element, animation });
    found.push({
      ...describe(element),
      by: 'animation',
      kind,
      durationSeconds: Number.isFinite(end) ? Math.round(end / 1_000) : null,
      changes: 0,
      observedSeconds: 0,
      holdsContent: holdsContent(element) && !effect.pseudoElement,
      areaPx: areaOf(element),
      stopsWhenReduced: false,
    });
  }
  world.constatMotion?.stop();
  for (const [element, { states, times, shown }] of world.constatMotion?.watched ?? []) {
    const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
    if (found.length >= 20 || times.length < 2 || span < 1_500 || !shown || isWaiting(element)) continue;
    if (found.some(({ by }) => by === 'script') && moving.some((other) => other.element.contains(element)))
      continue;
    moving.push({ element, animation: null });
    found.push({
      ...describe(element),
      by: 'script',
      // The same two looks in turn, again and again.
      kind: times.length >= 5 && new Set(states).size === 2 ? 'blink' : 'motion',
      durationSeconds: null,
      changes: times.length,
      observedSeconds: Math.round(span / 100) / 10,
      holdsContent: holdsContent(element),
      areaPx: areaOf(element),
      stopsWhenReduced: false,
    });
  }
  return found;
}

/** Positions (in the list) of the animations that go on now that less motion is asked for. */
export async function stillMoving(): Promise<number[]> {
  const { constatTools, constatMoving } = globalThis as unknown as MotionGlobals;
  await constatTools.settle();
  // Transparent or hidden for an instant is how it blinks.
  const isThere = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  const running = document.getAnimations();
  const names = (element: Element) =>
    running.filter(
      (animation) =>
        (animation.effect as KeyframeEffect | null)?.target === element &&
        animation.playState === 'running' &&
        Number(animation.effect?.getComputedTiming().endTime ?? 0) > 5_000,
    );
  return (constatMoving ?? []).flatMap(({ element, animation }, at) =>
    animation && isThere(element) && names(element).length > 0 ? [at] : [],
  );
}
