import type { Movement } from '../../artifacts.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import type { Observations } from '../visit.ts';
import { preferences } from './preferences.ts';

/** Smaller moving things (a dot, an icon) make nobody dizzy. */
const largePx = 10_000;

/**
 * What moves by itself: by its styles, and by scripts where these were watched; and what of it goes on for a visitor who
 * asks for less motion. Ends the watch. Needs the tools of interactions in the page.
 */
export async function readMotion(tab: Tab): Promise<Pick<Observations, 'autoMotion' | 'reducedMotion'>> {
  const movements = await inPage(tab).listMovements();
  const isLarge = ({ by, kind, areaPx }: Movement) =>
    by === 'animation' && kind === 'motion' && areaPx >= largePx;
  if (!movements.some(({ by }) => by === 'animation'))
    return { autoMotion: movements, reducedMotion: { running: 0, runningReduced: 0, elements: [] } };
  await preferences(tab, { 'prefers-reduced-motion': 'reduce' });
  const goOn = new Set(await inPage(tab).stillMoving());
  await preferences(tab, {});
  const autoMotion = movements.map((movement, at) => ({
    ...movement,
    stopsWhenReduced: movement.by === 'animation' && !goOn.has(at),
  }));
  const large = autoMotion.filter(isLarge);
  const kept = large.filter(({ stopsWhenReduced }) => !stopsWhenReduced);
  return {
    autoMotion,
    reducedMotion: {
      running: large.length,
      runningReduced: kept.length,
      elements: kept.map(({ selector, snippet, text, box }) => ({ selector, snippet, text, box })),
    },
  };
}
