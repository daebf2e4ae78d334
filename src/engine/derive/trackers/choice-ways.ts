import { foldText } from '#contract/fold-text.ts';
import { legalLinks } from '#reference/legal-patterns.ts';
import type { ConsentBanner, Dom, DomNode } from '../../artifacts.ts';
import { byId, closest, textOf } from '../dom/dom.ts';
import { isButton } from '../dom/names.ts';
import { regionsOf } from '../dom/regions.ts';
import { isShown } from '../dom/visibility.ts';

/** Words of a control that opens one’s choice of cookies again. On folded text. */
export const choiceSettings =
  /\b(?:gerer|gestion|preferences|parametr\w*|modifier|configurer)\b.{0,20}\b(?:cookies?|traceurs|consentements?)\b/;

const longestName = 80;
const kept = 10;

/**
 * Names of the shown links and buttons outside the banner that open one’s choice of cookies again, whatever their
 * address (`javascript:`, `#`, none); those that unfold or lead to a part of the page are left out. 10 at most.
 */
export function choiceWaysOf(dom: Dom, banner: ConsentBanner): string[] {
  /** What the banner itself offers is seen among the controls of the page: each takes one away. What is pressed by hand is no control. */
  const ofBanner = banner.found
    ? banner.buttons.flatMap(({ text, byHand }) => (byHand ? [] : foldText(text)))
    : [];
  const ways: string[] = [];
  for (const node of dom.nodes) {
    if (node.document !== 0 || !isShown(node) || !isControl(node)) continue;
    const text = textOf(dom, node, { visibleOnly: true }) || node.name;
    const name = foldText(text);
    if (name.length > longestName || !namesChoice(name) || unfolds(dom, node)) continue;
    const own = ofBanner.indexOf(name);
    if (own >= 0) ofBanner.splice(own, 1);
    else ways.push(text);
  }
  return [...new Set(ways)].slice(0, kept);
}

const isControl = (node: DomNode): boolean =>
  isButton(node) || (node.tag === 'a' && (node.attributes.href !== undefined || node.focusable));

/** « Politique de cookies » is a document, and opens nothing. */
const namesChoice = (name: string): boolean =>
  choiceSettings.test(name) || (legalLinks.cookies.test(name) && !/\b(?:politique|charte)\b/.test(name));

/** The title of a part that unfolds, a tab, an entry of a table of contents. */
function unfolds(dom: Dom, node: DomNode): boolean {
  const { attributes } = node;
  if (attributes['aria-expanded'] !== undefined || attributes.role === 'tab') return true;
  if (closest(dom, node, ({ tag }) => /^(?:summary|h[1-6])$/.test(tag))) return true;
  const [, fragment] = /^#(.+)$/.exec(attributes.href?.trim() ?? '') ?? [];
  if (fragment === undefined || regionsOf(dom)[node.index] === 'footer') return false;
  return byId(dom, fragment).some(({ visible }) => visible);
}
