import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { ancestorsOf, descendantsOf } from './dom.ts';
import { isImage, isInteractive } from './names.ts';
import { isClipped, isShown } from './visibility.ts';

const pointer = new Set([
  'click',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
]);

/** Reacts to a click or a press by a handler of its own. */
export function handlesPress({ attributes, listeners }: DomNode): boolean {
  return attributes.onclick !== undefined || (listeners ?? []).some((type) => pointer.has(type));
}

const never = new Set([
  'html',
  'body',
  'main',
  'form',
  'dialog',
  'video',
  'audio',
  'canvas',
  'svg',
  'details',
]);

/** Twice its height and a margin: a wrapper of the field and its dress, not the form they stand in. */
const wraps = (up: DomNode, node: DomNode): boolean => {
  if (!up.box || !node.box) return true;
  return up.box.height <= 2 * node.box.height + 16;
};

/** One lies over the other, or they touch. */
function touches({ box: one }: DomNode, { box: other }: DomNode): boolean {
  if (!one || !other) return false;
  const near = 4;
  return (
    one.x < other.x + other.width + near &&
    other.x < one.x + one.width + near &&
    one.y < other.y + other.height + near &&
    other.y < one.y + one.height + near
  );
}

/** Drawn over a real field kept out of sight (stars over a list of choices): the keyboard has the field itself. */
function dressesField(dom: Dom, node: DomNode): boolean {
  const nearest = ancestorsOf(dom, node).slice(0, 2);
  return nearest.some((up) =>
    descendantsOf(dom, up).some(
      (inner) =>
        inner.field !== undefined &&
        inner.tag !== 'button' &&
        inner.tabbable &&
        (isClipped(inner) || /^(?:checkbox|radio)$/.test(inner.field.type)) &&
        (wraps(up, node) || touches(inner, node)),
    ),
  );
}

/**
 * The keyboard may do the same from elsewhere: the field it stands beside (the icon that opens a calendar), or the
 * control around it that hears keys (the bar of a player).
 */
function isServedElsewhere(dom: Dom, node: DomNode): boolean {
  const around = ancestorsOf(dom, node);
  const besideField = around
    .slice(0, 2)
    .some(
      (up) =>
        wraps(up, node) &&
        descendantsOf(dom, up).some(
          (inner) => inner.field !== undefined && inner.tag !== 'button' && inner.tabbable,
        ),
    );
  const inWidget = around.some(
    (up) => up.tabbable && up.tag !== 'body' && (up.listeners ?? []).some((type) => type.startsWith('key')),
  );
  return besideField || inWidget;
}

/**
 * Elements that act as controls for the mouse alone: a handler of their own, the hand cursor, no role, and no real
 * control around or inside that could do the same. Containers that catch their children’s clicks are left out.
 */
export const clickableByMouseOnly = memoise((dom: Dom): readonly DomNode[] =>
  actsAlone(dom).filter(
    (node) => leaves(node) || (node.style.cursor === 'pointer' && !isServedElsewhere(dom, node)),
  ),
);

/** A click on it opens another page, by its own words: what else would it be but a link? */
const leaves = ({ attributes }: DomNode): boolean =>
  /^\s*(?:(?:window|document|self|top|parent)\s*\.\s*)?(?:location(?:\s*\.\s*href)?\s*=(?!=)|location\s*\.\s*(?:assign|replace)\s*\(|window\s*\.\s*open\s*\()/.test(
    attributes.onclick ?? '',
  );

/**
 * No hand cursor, but the click is its own and it is a picture or short words, as a control would be; or the keyboard may
 * do the same from elsewhere.
 */
export const maybeClickable = memoise((dom: Dom): readonly DomNode[] =>
  actsAlone(dom).filter((node) => {
    if (leaves(node) || isTracked(node)) return false;
    if (node.style.cursor === 'pointer') return isServedElsewhere(dom, node);
    const own = node.attributes.onclick !== undefined || (node.listeners ?? []).includes('click');
    const inside = descendantsOf(dom, node);
    if (!own || inside.length > 3) return false;
    // Where the page draws a cursor of its own, none tells what can be pressed.
    const isPicture = isImage(node) || (node.style.cursor === 'none' && inside.filter(isImage).length === 1);
    return isPicture || (node.ownText !== '' && node.ownText.length <= 80);
  }),
);

/**
 * Pictures whose own cursor says that a click enlarges them, where the click is heard by what holds them: nothing of
 * theirs, or of the block they stand in alone, is there for the keyboard.
 */
export const enlargedByMouse = memoise((dom: Dom): readonly DomNode[] => {
  const isHeardByAll = dom.globalListeners?.includes('click') ?? false;
  return dom.nodes.filter((node) => {
    if (node.tag !== 'img' || node.style.cursor !== 'zoom-in' || handlesPress(node)) return false;
    if (!node.exposed || !isShown(node) || node.focusable || isInteractive(node)) return false;
    const around = ancestorsOf(dom, node);
    if (around.some((up) => up.focusable || isInteractive(up))) return false;
    const isHeard = isHeardByAll || around.some(({ listeners }) => listeners?.includes('click'));
    return isHeard && !around.slice(0, 2).some((up) => isFrameOf(dom, up, node) && holdsControl(dom, up));
  });
});

/** It is hardly higher than its one picture. */
function isFrameOf(dom: Dom, up: DomNode, picture: DomNode): boolean {
  const pictures = descendantsOf(dom, up).filter(({ tag }) => tag === 'img');
  return !never.has(up.tag) && pictures.length === 1 && wraps(up, picture);
}

const holdsControl = (dom: Dom, node: DomNode): boolean => descendantsOf(dom, node).some(isInteractive);

/** Announced as a control, with an action of its own, that the keyboard cannot reach. */
export const controlsOutOfReach = memoise((dom: Dom): readonly DomNode[] =>
  dom.nodes.filter((node) => {
    if (!/^(?:button|link|checkbox|radio|switch)$/.test(node.attributes.role ?? '') || !handlesPress(node))
      return false;
    if (node.focusable || node.tabbable || !node.exposed || !isShown(node) || natives.has(node.tag))
      return false;
    if (node.attributes['aria-disabled'] === 'true') return false;
    const around = ancestorsOf(dom, node);
    if (around.some((up) => isInteractive(up) || up.attributes['aria-activedescendant'] !== undefined))
      return false;
    return !dressesField(dom, node) && !descendantsOf(dom, node).some((inner) => inner.focusable);
  }),
);
const natives = new Set(['a', 'area', 'button', 'input', 'select', 'textarea', 'summary', 'label']);

/** A handler that only counts clicks, or keeps them from what is around. */
const isTracked = ({ attributes }: DomNode): boolean =>
  /^(?:return\s+(?:true|false)(?:\s*;)?|(?:event|e)\.(?:stopPropagation|preventDefault)\(\)(?:\s*;)?|(?:gtag|ga|_paq|dataLayer|_gaq|fbq|plausible|umami)\b.*)$/i.test(
    (attributes.onclick ?? '').trim(),
  );

/** A tall photograph fills most of a telephone, and may be enlarged by a click of its own; a veil fills all of it. */
function isTallPicture(dom: Dom, node: DomNode): boolean {
  if (node.style.cursor !== 'pointer') return false;
  const { width, height } = dom.viewport;
  if (areaOf(node) > 0.9 * width * height) return false;
  const pictures = isImage(node) ? [node] : descendantsOf(dom, node).filter(isImage);
  const [picture] = pictures;
  if (!picture || pictures.length > 1) return false;
  if (node.attributes.onclick !== undefined) return true;
  // What a listener does is unknown: the picture must be all there is, and no part of a window over the page.
  const isFixed = [node, ...ancestorsOf(dom, node)].some(({ style }) => style.position === 'fixed');
  return (node.listeners ?? []).includes('click') && !isFixed && areaOf(picture) >= 0.6 * areaOf(node);
}

const areaOf = ({ box }: DomNode): number => (box ? box.width * box.height : 0);

/** Ids of what names controls: pressed, it does what a label does, and brings to a control that the keyboard has. */
const labelIds = memoise(
  (dom: Dom): ReadonlySet<string> =>
    new Set(
      dom.nodes.flatMap(({ tabbable, attributes }) =>
        tabbable ? (attributes['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean) : [],
      ),
    ),
);

const actsAlone = memoise((dom: Dom): readonly DomNode[] => {
  const half = (dom.viewport.width * dom.viewport.height) / 2;
  return dom.nodes.filter((node) => {
    if (never.has(node.tag) || node.attributes.role || !handlesPress(node)) return false;
    if (labelIds(dom).has(node.attributes.id ?? '')) return false;
    if (!node.exposed || !isShown(node) || isInteractive(node)) return false;
    if (areaOf(node) > half && !isTallPicture(dom, node)) return false;
    if (ancestorsOf(dom, node).some((up) => isInteractive(up)) || dressesField(dom, node)) return false;
    return !descendantsOf(dom, node).some((inner) => isInteractive(inner) || handlesPress(inner));
  });
});
