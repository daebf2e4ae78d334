import type { Colour, ColourGlobals } from './colour-tools.ts';
import type { Described, PageTools } from './describe-element.ts';

export interface FlashOutput extends Described {
  readonly property: string;
  readonly flashesPerSecond: number;
  readonly areaPx: number;
  readonly luminanceChange: number | null;
}

/**
 * Runs in our isolated world, changes nothing: running animations of styles that alternate a colour or an opacity
 * faster than three times a second on a large surface. `installColours` comes before.
 */
export function flashPass(smallestAreaPx: number): FlashOutput[] {
  const { constatTools, constatColours } = globalThis as unknown as ColourGlobals & {
    constatTools: PageTools;
  };
  const { colourOf, groundOf, luminanceOf } = constatColours;
  const blank: Colour = [0, 0, 0, 0];
  const levelsOf = (values: readonly string[], property: string): number[] => {
    if (property === 'visibility') return values.map((value) => (value === 'visible' ? 1 : 0));
    if (property === 'opacity') return values.map(Number);
    return values.map((value) => luminanceOf(colourOf(value) ?? blank));
  };
  /** Times the level goes up to a summit in one cycle, and the smallest climb of them. */
  const summits = (levels: readonly number[]): { count: number; change: number } => {
    const different = levels.filter(
      (level, at) => level !== levels[(at + levels.length - 1) % levels.length],
    );
    let count = 0;
    let change = 1;
    for (let at = 0; at < different.length; at += 1) {
      const level = different[at] ?? 0;
      const before = different[(at + different.length - 1) % different.length] ?? 0;
      const after = different[(at + 1) % different.length] ?? 0;
      const climb = level - Math.max(before, after);
      if (climb <= 0.1) continue;
      count += 1;
      change = Math.min(change, climb);
    }
    return { count, change };
  };
  const found: FlashOutput[] = [];
  for (const animation of document.getAnimations()) {
    const effect = animation.effect as KeyframeEffect | null;
    const element = effect?.target;
    if (found.length >= 10 || !effect || !element || animation.playState !== 'running') continue;
    const timing = effect.getComputedTiming();
    const duration = Number(timing.duration ?? 0);
    if (duration <= 0 || duration > 5_000 || Number(timing.activeDuration ?? 0) < 1_000) continue;
    const { width, height } = element.getBoundingClientRect();
    const areaPx = Math.round(Math.min(width, innerWidth) * Math.min(height, innerHeight));
    if (areaPx < smallestAreaPx || !element.parentElement?.checkVisibility({ opacityProperty: true }))
      continue;
    const frames = effect.getKeyframes() as unknown as Record<string, unknown>[];
    for (const property of ['backgroundColor', 'color', 'opacity', 'visibility']) {
      const values = frames.flatMap((frame) =>
        typeof frame[property] === 'string' ? [frame[property]] : [],
      );
      if (values.length < 2) continue;
      const there = levelsOf(values, property);
      const mirrored = /alternate/.test(String(timing.direction));
      const { count, change } = summits(mirrored ? [...there, ...[...there].reverse()] : there);
      const perSecond = (count * 1_000) / (mirrored ? 2 * duration : duration);
      if (perSecond <= 3) continue;
      const own = colourOf(getComputedStyle(element).backgroundColor) ?? blank;
      const ground = groundOf(element.parentElement);
      const under = ground && luminanceOf(ground);
      const painted = own[3] === 1 && !effect.pseudoElement;
      let luminanceChange: number | null = null;
      if (property === 'backgroundColor' && !effect.pseudoElement)
        luminanceChange = Math.min(...there) < 0.8 ? change : 0;
      else if (property !== 'color' && painted && under !== null) {
        const level = luminanceOf(own);
        luminanceChange = Math.min(level, under) < 0.8 ? Math.abs(level - under) * change : 0;
      }
      found.push({
        ...constatTools.describe(element),
        property: property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        flashesPerSecond: Math.round(perSecond * 10) / 10,
        areaPx,
        luminanceChange: luminanceChange === null ? null : Math.round(luminanceChange * 100) / 100,
      });
      break;
    }
  }
  return found;
}
