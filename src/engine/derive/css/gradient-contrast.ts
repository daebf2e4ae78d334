import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf } from '../dom/dom.ts';
import { type Colour, coloursIn, contrastRatio, luminance, paintOver, parseColour, white } from './colour.ts';
import { holds, isUnder, othersUnder } from './paint-order.ts';

/** Every colour that may lie behind, channel by channel: what is between two stops of a gradient is between its bounds. */
interface Bounds {
  readonly darkest: Colour;
  readonly lightest: Colour;
}

const onlyGradients =
  /^(?:(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)(?:,\s*)?)+$/;

/** Between two stops the hue turns: any of them may be met. */
const roundHues = /\sin (?:hsl|hwb|(?:ok)?lch)\b/;

/**
 * The colours of an element’s background, whatever the place and the size of its gradients, its plain one last (an opaque
 * gradient that covers the box leaves nothing of it to be seen); null: a picture, or no colour.
 */
function coloursOf({ style }: DomNode): readonly Colour[] | null {
  const { backgroundColor, backgroundImage, gradientCovers } = style;
  const plain = parseColour(backgroundColor);
  if (!plain) return null;
  if (backgroundImage === 'none') return [plain];
  if (!onlyGradients.test(backgroundImage)) return null;
  if (roundHues.test(backgroundImage)) return null;
  const stops = coloursIn(backgroundImage).map(parseColour);
  if (stops.length === 0 || !stops.every((stop) => stop !== null)) return null;
  return gradientCovers === 'yes' && stops.every(({ alpha }) => alpha === 1) ? stops : [...stops, plain];
}

const paintAll = (colours: readonly Colour[], under: Bounds): Bounds =>
  boundsOf(
    colours.flatMap((colour) => [paintOver(colour, under.darkest), paintOver(colour, under.lightest)]),
  );

function boundsOf(seen: readonly Colour[]): Bounds {
  const bound = (pick: (...values: number[]) => number): Colour => ({
    red: pick(...seen.map(({ red }) => red)),
    green: pick(...seen.map(({ green }) => green)),
    blue: pick(...seen.map(({ blue }) => blue)),
    alpha: 1,
  });
  return { darkest: bound(Math.min), lightest: bound(Math.max) };
}

const isPainted = (colours: readonly Colour[]): boolean => colours.some(({ alpha }) => alpha > 0);

const onlyShadows = /^(?:drop-shadow\((?:rgba?|color)\([^()]*\)[^()]*\)\s*)+$/;

/** What is drawn is more than colours laid over each other: transparency of a group, films, letters filled otherwise. */
const isDrawnOtherwise = ({ style }: DomNode): boolean =>
  style.opacity !== '1' ||
  (style.filter !== undefined && !onlyShadows.test(style.filter)) ||
  style.mixBlendMode !== undefined;

/** The shadows that a filter drops under the element and all that it holds, the nearest first. */
const shadowsOf = (node: DomNode): Layer[] =>
  [...(node.style.filter ?? '').matchAll(/(?:rgba?|color)\([^()]*\)/g)].flatMap(([text]) => {
    const colour = parseColour(text);
    return colour ? [{ node, colours: [colour], isShadow: true as const }] : [];
  });

interface Layer {
  readonly node: DomNode;
  readonly colours: readonly Colour[];
  /** It may lie anywhere under the text, or nowhere. */
  readonly isShadow?: true;
}

interface Ground {
  readonly layers: readonly Layer[];
  /** What is under them: a plain page, or anything (a picture, a layer laid out elsewhere). */
  readonly under: Bounds;
}

const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const page: Bounds = { darkest: white, lightest: white };
const anything: Bounds = { darkest: black, lightest: white };

/** The layers of the element and of what holds it, down to what hides the rest or may be anything. */
function layersOf(dom: Dom, text: DomNode, others: ReadonlyMap<number, unknown>): Ground {
  const layers: Layer[] = [];
  for (const up of [text, ...ancestorsOf(dom, text)]) {
    const colours = others.has(up.index) ? null : coloursOf(up);
    if (!colours) return { layers, under: anything };
    layers.push({ node: up, colours });
    if (colours.at(-1)?.alpha === 1 && holds(up.box, text.box)) return { layers, under: page };
    layers.push(...shadowsOf(up));
    const { position } = up.style;
    if (position === 'absolute' || position === 'fixed') return { layers, under: anything };
  }
  return { layers, under: page };
}

/** The same; null where something may be drawn between them and the text. */
function groundOf(dom: Dom, text: DomNode, inFlow: boolean): Ground | null {
  const others = othersUnder(dom, text, inFlow);
  // A picture of its own may be drawn behind its words as well as over them.
  if (others.has(text.index)) return null;
  const ground = layersOf(dom, text, others);
  const painted = ground.layers.filter(({ colours }) => isPainted(colours));
  const chain = ancestorsOf(dom, text);
  const isSure = [...others].every(([index, met]) => {
    const at = chain.findIndex((up) => up.index === index);
    const [holder, within] = [chain[at], new Set([text, ...chain.slice(0, at)])];
    const inside = painted.filter(({ node }) => within.has(node));
    return holder && inside.every(({ node }) => met.every((other) => isUnder(dom, other, node, holder)));
  });
  return isSure ? ground : null;
}

/** What is seen of a layer, and beside it where it does not hold the whole text. */
function paintLayer(under: Bounds, { node, colours, isShadow }: Layer, text: DomNode): Bounds {
  const painted = paintAll(colours, under);
  const beside = holds(node.box, text.box) && !isShadow ? [] : [under.darkest, under.lightest];
  return boundsOf([painted.darkest, painted.lightest, ...beside]);
}

/**
 * The least contrast (1–21) that an opaque text can have over the colours and the gradients behind it, in any window, whatever is
 * under them; 0 where a transparency or the order of what is drawn makes it unknowable. A gradient or a panel may leave
 * what is under it to be seen, so that counts too. `overPicture`: a picture is known to be behind, so it must be met.
 */
export function leastContrast(dom: Dom, node: DomNode, overPicture: boolean): number {
  const text = parseColour(node.style.color);
  const { textFill, textShadow } = node.style;
  if (text?.alpha !== 1 || textFill !== undefined || textShadow !== undefined) return 0;
  if ([node, ...ancestorsOf(dom, node)].some(isDrawnOtherwise)) return 0;
  const ground = groundOf(dom, node, overPicture);
  if (!ground || (overPicture && ground.under !== anything)) return 0;
  const { darkest, lightest } = ground.layers.reduceRight<Bounds>(
    (under, layer) => paintLayer(under, layer, node),
    ground.under,
  );
  if (luminance(text) > luminance(lightest)) return contrastRatio(text, lightest);
  if (luminance(text) < luminance(darkest)) return contrastRatio(text, darkest);
  return 1;
}
