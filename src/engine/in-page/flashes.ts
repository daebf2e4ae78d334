import { type Colour, colourOf, groundOf, luminanceOf } from './colours.ts';
import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { timedAnimations } from './timed-animations.ts';

interface FlashOutput extends Described {
  readonly property: string;
  readonly flashesPerSecond: number;
  readonly areaPx: number;
  /** WCAG 2.3.1: of a tenth or more where one of the two is below 0.8. Null: nobody can tell what it is seen upon. */
  readonly luminanceChange: number | null;
}

const blank: Colour = [0, 0, 0, 0];
const mostFound = 10;
/** WCAG 2.3.1. */
const allowedPerSecond = 3;
const leastClimb = 0.1;
const darkBelow = 0.8;
const properties = ['backgroundColor', 'color', 'opacity', 'visibility'] as const;

/** Times the level goes up to a summit in one cycle, and the smallest climb of them. */
export function summits(levels: readonly number[]): { count: number; change: number } {
  const different = levels.filter((level, at) => level !== levels[(at + levels.length - 1) % levels.length]);
  let count = 0;
  let change = 1;
  for (let at = 0; at < different.length; at += 1) {
    const level = different[at] ?? 0;
    const before = different[(at + different.length - 1) % different.length] ?? 0;
    const after = different[(at + 1) % different.length] ?? 0;
    const climb = level - Math.max(before, after);
    if (climb <= leastClimb) continue;
    count += 1;
    change = Math.min(change, climb);
  }
  return { count, change };
}

/**
 * Changes nothing: running animations of styles that alternate a colour or an opacity faster than three times a second on a
 * large surface.
 */
export function listFlashes(smallestAreaPx: number): FlashOutput[] {
  const found: FlashOutput[] = [];
  for (const animation of timedAnimations()) {
    if (found.length >= mostFound) break;
    const flash = flashOf(animation, smallestAreaPx);
    if (flash) found.push(flash);
  }
  return found;
}

function flashOf(animation: Animation, smallestAreaPx: number): FlashOutput | null {
  const effect = animation.effect as KeyframeEffect | null;
  const element = effect?.target;
  if (!effect || !element || animation.playState !== 'running') return null;
  const timing = effect.getComputedTiming();
  const duration = Number(timing.duration ?? 0);
  if (!(duration > 0 && duration <= 5_000) || !(Number(timing.activeDuration ?? 0) >= 1_000)) return null;
  const { width, height } = element.getBoundingClientRect();
  const areaPx = Math.round(Math.min(width, innerWidth) * Math.min(height, innerHeight));
  if (areaPx < smallestAreaPx || !element.parentElement) return null;
  if (!isSeen(element.parentElement, { invisible: 'ignored', boxless: 'ignored' })) return null;
  const mirrored = /alternate/.test(String(timing.direction));
  for (const property of properties) {
    const values = effect.getKeyframes().flatMap((frame) => {
      const value = frame[property];
      return typeof value === 'string' ? [value] : [];
    });
    if (values.length < 2) continue;
    const levels = levelsOf(values, property);
    // A script may give keywords and variables, whose level nobody knows here.
    if (levels.some(Number.isNaN)) continue;
    const { count, change } = summits(mirrored ? [...levels, ...levels.toReversed()] : levels);
    const perSecond = (count * 1_000) / (mirrored ? 2 * duration : duration);
    if (perSecond <= allowedPerSecond) continue;
    const luminanceChange = changeSeen(effect, element, property, levels, change);
    return {
      ...describe(element),
      property: property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      flashesPerSecond: Math.round(perSecond * 10) / 10,
      areaPx,
      luminanceChange: luminanceChange === null ? null : Math.round(luminanceChange * 100) / 100,
    };
  }
  return null;
}

function levelsOf(values: readonly string[], property: (typeof properties)[number]): number[] {
  if (property === 'visibility') return values.map((value) => (value === 'visible' ? 1 : 0));
  if (property === 'opacity') return values.map(Number);
  return values.map((value) => luminanceOf(colourOf(value) ?? blank));
}

/** 0: neither of the two is dark. Null: not known. */
function changeSeen(
  effect: KeyframeEffect,
  element: Element,
  property: (typeof properties)[number],
  levels: readonly number[],
  change: number,
): number | null {
  if (property === 'backgroundColor' && !effect.pseudoElement)
    return Math.min(...levels) < darkBelow ? change : 0;
  const own = colourOf(getComputedStyle(element).backgroundColor) ?? blank;
  const ground = groundOf(element.parentElement);
  if (property === 'color' || own[3] !== 1 || effect.pseudoElement || !ground) return null;
  const [level, under] = [luminanceOf(own), luminanceOf(ground)];
  return Math.min(level, under) < darkBelow ? Math.abs(level - under) * change : 0;
}
