import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf } from '../dom/dom.ts';
import { type Colour, contrastRatio, luminance, paintOver, parseColour, white } from './colour.ts';

/** Every colour that may lie behind, channel by channel: what is between two stops of a gradient is between its bounds. */
interface Bounds {
  readonly darkest: Colour;
  readonly lightest: Colour;
}

const onlyGradients =
  /^(?:(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)(?:,\s*)?)+$/;

/**
 * The colours of an element’s background, whatever the place and the size of its gradients, its plain one last; null: a
 * picture, or no colour.
 */
function coloursOf({ style }: DomNode): readonly Colour[] | null {
  const { backgroundColor, backgroundImage } = style;
  const plain = parseColour(backgroundColor);
  if (!plain) return null;
  if (backgroundImage === 'none') return [plain];
  if (!onlyGradients.test(backgroundImage)) return null;
  const stops = (backgroundImage.match(/(?:rgba?|color)\([^()]*\)/g) ?? []).map(parseColour);
  return stops.length > 0 && stops.every((stop) => stop !== null) ? [...stops, plain] : null;
}

function paintAll(colours: readonly Colour[], under: Bounds): Bounds {
  const seen = colours.flatMap((colour) => [
    paintOver(colour, under.darkest),
    paintOver(colour, under.lightest),
  ]);
  const bound = (pick: (...values: number[]) => number): Colour => ({
    red: pick(...seen.map(({ red }) => red)),
    green: pick(...seen.map(({ green }) => green)),
    blue: pick(...seen.map(({ blue }) => blue)),
    alpha: 1,
  });
  return { darkest: bound(Math.min), lightest: bound(Math.max) };
}

/**
 * The least contrast (1–21) that an opaque text can have where nothing but colours and gradients is behind it, in any
 * window; 0 where a picture, a transparency or a layer laid out elsewhere makes it unknowable. A gradient may leave what
 * is under it to be seen, so that counts too.
 */
export function leastContrastOverGradients(dom: Dom, node: DomNode): number {
  const text = parseColour(node.style.color);
  if (text?.alpha !== 1) return 0;
  const layers: (readonly Colour[])[] = [];
  for (const up of [node, ...ancestorsOf(dom, node)]) {
    const colours = coloursOf(up);
    if (!colours || up.style.opacity !== '1') return 0;
    layers.push(colours);
    if (colours.at(-1)?.alpha === 1) break;
    if (up.style.position === 'absolute' || up.style.position === 'fixed') return 0;
  }
  const { darkest, lightest } = layers.reduceRight<Bounds>((under, colours) => paintAll(colours, under), {
    darkest: white,
    lightest: white,
  });
  if (luminance(text) > luminance(lightest)) return contrastRatio(text, lightest);
  if (luminance(text) < luminance(darkest)) return contrastRatio(text, darkest);
  return 1;
}
