import type { AxeNode, TextContrast } from '../artifacts.ts';
import type { BehindContrast } from '../in-page/contrast-behind.ts';
import type { TextPlace } from '../in-page/text-place.ts';
import { inPage } from './in-page.ts';
import type { Tab } from './tab.ts';

/** Of those looked at, some have no place that a picture could show: they cost little. */
const placesLooked = 4;

/** What is known of an undecided contrast: a part of `AxeNode`. */
export type Look = Pick<AxeNode, 'contrast' | 'lostPicture' | 'untried'>;

/**
 * Looks at what axe-core could not decide of contrasts (text over a picture or a gradient): a small picture of what lies
 * behind the letters tells. Gives what it saw by number of element; leaves the page as it was, and puts back what it
 * scrolled. Never throws: what cannot be measured, or is beyond `limit` pictures,
 * is left to a person.
 */
export async function measureContrasts(
  tab: Tab,
  undecided: readonly AxeNode[],
  limit: number,
  deadline: number,
): Promise<ReadonlyMap<number, Look>> {
  const asked = [...new Set(undecided.flatMap(({ node }) => node ?? []))];
  const looks = new Map<number, Look>();
  if (asked.length === 0 || limit === 0) return looks;
  try {
    const before = await inPage(tab).windowPlace();
    let left = limit;
    try {
      for (const [at, index] of asked.entries()) {
        if (left === 0 || at >= placesLooked * limit || tab.clock.now() > deadline) {
          looks.set(index, { untried: true });
          continue;
        }
        const measure = await measured(tab, index);
        if (measure === 'lost') looks.set(index, { lostPicture: true });
        else if (measure) {
          looks.set(index, { contrast: measure });
          left -= 1;
        }
      }
    } finally {
      await inPage(tab).putBoxesBack();
      await inPage(tab).scrollWindow(...before);
    }
  } catch {
    // The page went away, or has no picture: a person is asked, as without measures.
  }
  return looks;
}

/** What every text must reach, and what a picture may be wrong by. */
const readable = 4.6;

/** What moved while its picture was taken is tried once more: scripts put back what was scrolled. */
async function measured(tab: Tab, index: number): Promise<TextContrast | 'lost' | null> {
  const first = await measuredOnce(tab, index);
  const found = first === 'moved' ? await measuredOnce(tab, index) : first;
  return found === 'moved' ? null : found;
}

/** With the shadows of the letters and without: readable is what is so in both. */
async function measuredOnce(tab: Tab, index: number): Promise<TextContrast | 'lost' | 'moved' | null> {
  const place = await inPage(tab).placeText(index);
  if (!place || place === 'lost') return place;
  const seen = await contrastOf(tab, place, false);
  const bare = place.shadowed ? await contrastOf(tab, place, true) : seen;
  if (seen === 'moved' || bare === 'moved') return 'moved';
  if (!seen || !bare) return null;
  // What is typed may have another colour: only what is readable all over is known.
  if (place.empty && seen.least < readable) return null;
  return {
    best: Math.max(seen.best, bare.best),
    // An outline is no ground: it makes its letter larger.
    least: place.outlined ? bare.least : Math.min(seen.least, bare.least),
    most: Math.max(seen.most, bare.most),
    large: place.large,
    ...(place.shadowed && mayHelp(seen, bare) && { shadowed: true as const }),
    ...(place.sign && { sign: true as const }),
  };
}

/** From there a shadow is seen before what is behind. */
const seenShadow = 1.5;

/** Shadows that may be read by: they stand out from what is behind, or the letters stand out from them more than without. */
function mayHelp(seen: BehindContrast, bare: BehindContrast): boolean {
  const [dark, light] = [Math.min(seen.dark, bare.dark), Math.max(seen.light, bare.light)];
  return seen.most > 1.05 * bare.most || (light + 0.05) / (dark + 0.05) > seenShadow;
}

async function contrastOf(
  tab: Tab,
  place: TextPlace,
  withoutShadows: boolean,
): Promise<BehindContrast | 'moved' | null> {
  const data = await pictureWithoutLetters(tab, place.clip, withoutShadows);
  return inPage(tab).contrastBehind(data, place);
}

async function pictureWithoutLetters(
  tab: Tab,
  clip: TextPlace['clip'],
  withoutShadows: boolean,
): Promise<string> {
  await inPage(tab).hideLetters(withoutShadows);
  try {
    const options = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const;
    return (await tab.cdp.send('Page.captureScreenshot', options)).data;
  } finally {
    await inPage(tab).showLetters();
  }
}
