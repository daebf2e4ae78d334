import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { ancestorsOf, descendantsOf } from './dom.ts';
import { isShown } from './visibility.ts';

/** A link that acts while the mouse is pressed; `sure`: by words written in the page that leave it. */
interface PressedLink {
  readonly node: DomNode;
  readonly sure: boolean;
}

/** It leads nowhere by itself. An empty address loads the page again. */
const leadsNowhere = /^(?:#[!0]?|javascript:\s{0,5}(?:void\s{0,5}\(?\s{0,5}0?\s{0,5}\)?)?\s{0,5};?)$/i;
const presses = ['mousedown', 'mouseup', 'pointerdown', 'pointerup'] as const;
/** What the Enter key, or the focus, may set off. */
const reachesKeys = /^(?:click|dblclick|key\w+|focus\w*|DOMActivate)$/;

/**
 * Links that do nothing with the Enter key, which is heard as a click: nothing but the press of the mouse is listened to,
 * by them or by whatever might listen for them.
 */
export const pressedLinks = memoise((dom: Dom): readonly PressedLink[] => {
  if (dom.globalListeners?.some((type) => reachesKeys.test(type))) return [];
  return dom.nodes.flatMap((node) => {
    if (node.tag !== 'a' || !leadsNowhere.test(node.attributes.href?.trim() ?? ' ')) return [];
    const written = presses.flatMap((type) => node.attributes[`on${type}`] ?? []);
    const isPressed = written.length > 0 || presses.some((type) => node.listeners?.includes(type));
    if (!isPressed || !node.exposed || !isShown(node)) return [];
    const around = [node, ...ancestorsOf(dom, node), ...descendantsOf(dom, node)];
    return around.some(hearsKeys) ? [] : [{ node, sure: written.some(acts) }];
  });
});

const hearsKeys = ({ attributes, listeners }: DomNode): boolean =>
  (listeners ?? []).some((type) => reachesKeys.test(type)) ||
  Object.keys(attributes).some((name) => name.startsWith('on') && reachesKeys.test(name.slice(2)));

/** It leaves the page: what else it may call is unknown. */
const acts = (script: string): boolean => /\blocation\b|\bopen\s*\(|\bsubmit\s*\(/.test(script);
