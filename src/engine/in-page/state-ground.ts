import { type Colour, colourOf, over } from './colours.ts';

const drawn = 'img,svg,video,canvas,iframe,object,embed,picture';

/**
 * The colour behind the words of an element, where styles tell it for sure; null: a picture, a gradient, a transparency, a
 * drawing of styles (`::before`), or something else of the page lies there.
 */
export function groundUnder(holder: Element): Colour | null {
  const layers: Colour[] = [];
  let floor: Element | null = null;
  for (let step: Element | null = holder; step; step = step.parentElement) {
    const style = getComputedStyle(step);
    const colour = colourOf(style.backgroundColor);
    if (!colour || isAltered(style) || isDrawnBeside(step)) return null;
    layers.push(colour);
    floor = step;
    if (colour[3] === 1) break;
  }
  if (!floor || !standsOn(holder, floor)) return null;
  return layers.reduceRight<Colour>((under, colour) => over(colour, under), [255, 255, 255, 1]);
}

const isSet = (value: string | undefined): boolean => (value ?? '') !== '' && value !== 'none';

/** More than its background colour makes what is seen of it. */
function isAltered(style: CSSStyleDeclaration): boolean {
  const { backgroundImage, opacity, filter, backdropFilter, mixBlendMode, boxShadow, backgroundClip } = style;
  return (
    isSet(backgroundImage) ||
    Number(opacity || 1) < 1 ||
    isSet(filter) ||
    isSet(backdropFilter) ||
    ((mixBlendMode ?? '') !== '' && mixBlendMode !== 'normal') ||
    /inset/.test(boxShadow ?? '') ||
    /text/.test(backgroundClip ?? '')
  );
}

/** Styles draw something there beside its words: grounds of buttons that slide in are made so. */
const isDrawnBeside = (element: Element): boolean =>
  ['::before', '::after'].some((pseudo) => {
    const { content, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element, pseudo);
    if (content === 'none' || content === 'normal' || content === '') return false;
    return (colourOf(backgroundColor)?.[3] ?? 0) > 0 || isSet(backgroundImage) || isSet(boxShadow);
  });

/** Nothing else is painted between the words and the part that holds them: asked at the middle of their box. */
function standsOn(holder: Element, floor: Element): boolean {
  const { left, top, width, height } = holder.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const isPage = floor === document.documentElement || floor === document.body;
  const end = isPage ? stack.length : stack.indexOf(floor) + 1;
  const met = stack.slice(0, end);
  if (end === 0 || !met.some((element) => element === holder || element.contains(holder))) return false;
  return met.every((element) => element.contains(holder) || !paints(element));
}

function paints(element: Element): boolean {
  if (element.matches(drawn)) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return (colourOf(backgroundColor)?.[3] ?? 0) > 0 || isSet(backgroundImage);
}
