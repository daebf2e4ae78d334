import type { Dom, DomNode, Stylesheet } from '../../artifacts.ts';
import { paintsBackground } from '../../derive/css/colour.ts';
import { alwaysApplies, cssRulesOf, isUnderstood } from '../../derive/css/css-rules.ts';
import { ancestorsOf, byId, byTag, closest, descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { isSearchField } from '../../derive/dom/fields.ts';
import { landmarksOf, rootOf } from '../../derive/dom/landmarks.ts';
import { isLink, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { isSameAsReceived } from '../../derive/html/same-as-received.ts';
import { detectLanguage } from '../../derive/text/language.ts';
import { primaryLanguage } from '../../derive/text/language-codes.ts';
import { langOf, mainText } from '../../derive/text/running-text.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, hasRole, isAllSeen, isScriptless, isWhole } from './seen.ts';

/** Facts without which « every check passed » would not prove that a criterion is met. */

export const everythingSeen = provable(['dom'], ({ dom }) => isAllSeen(dom));
export const everyElementKept = provable(['dom'], ({ dom }) => isWhole(dom));

/** What a checker finds in the HTML received holds for the code that scripts leave. */
export const generatedAsReceived = provable(
  ['dom', 'source'],
  ({ dom, source }) => isScriptless(dom) || isSameAsReceived(dom, source),
);

const hasStaticName = (dom: Dom, node: DomNode): boolean =>
  [node, ...descendantsOf(dom, node)].some(
    ({ attributes, ownText }) =>
      /[\p{L}\p{N}]/u.test(ownText) ||
      [attributes['aria-label'], attributes.alt].some((text) => text?.trim()),
  );

/** Links of closed menus were not named by the browser: their text is enough, nothing is not. */
export const hiddenLinksNamed = provable(['dom'], ({ dom }) =>
  contentNodes(dom)
    .filter((node) => !node.exposed && (node.attributes.href !== undefined || hasRole(node, /^link$/)))
    .every((node) => hasStaticName(dom, node)),
);
export const everyFrameTitled = provable(['dom'], ({ dom }) =>
  byTag(dom, 'iframe', 'frame').every(({ attributes }) => (attributes.title ?? '').trim() !== ''),
);
export const hiddenGroupsNamed = provable(['dom'], ({ dom }) =>
  contentNodes(dom)
    .filter((node) => !node.exposed && (node.tag === 'fieldset' || hasRole(node, /^(group|radiogroup)$/)))
    .every((group) =>
      descendantsOf(dom, group).some((node) => node.tag === 'legend' && textOf(dom, node).trim() !== ''),
    ),
);

/** The words themselves say which language it is: the declared one. */
export const languageConfirmed = provable(['dom'], ({ dom }) => {
  const root = rootOf(dom);
  // Enough to be sure; the whole of a long page says no more.
  const text = mainText(dom).slice(0, 20_000);
  const guess = detectLanguage(text);
  return (
    root !== undefined &&
    guess.lang === primaryLanguage(langOf(root.attributes)) &&
    wordCount(text) >= 60 &&
    guess.score >= 2 * guess.runnerUp.score
  );
});

const mirrored = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const latin = /\p{Script=Latin}/u;

/** Text of each direction lies under its own `dir`, so that no mixed line was overlooked. */
export const directionsSorted = provable(['dom'], ({ dom }) => {
  const directed = dom.nodes.some(({ attributes }) => attributes.dir !== undefined);
  const texts = contentNodes(dom).filter(({ ownText }) => ownText !== '');
  if (!directed) return !texts.some(({ ownText }) => mirrored.test(ownText));
  return texts.every((node) => {
    const carrier = closest(dom, node, ({ attributes }) => attributes.dir !== undefined);
    const direction = carrier?.attributes.dir?.toLowerCase() ?? 'ltr';
    const isMirrored = mirrored.test(node.ownText);
    if (direction === 'auto') return !(isMirrored && latin.test(node.ownText));
    return direction === 'rtl' ? !latin.test(node.ownText) : !isMirrored;
  });
});

const controls = /^(a|button|input|select|textarea|option|mark)$/;

/** Background without text colour, on something the browser colours by itself. */
function paintsControlOnly(dom: Dom, sheets: readonly Stylesheet[]): boolean {
  const names = new Set(
    contentNodes(dom)
      .filter(({ tag }) => controls.test(tag))
      .flatMap(({ tag, attributes }) => [
        tag,
        ...(attributes.class ?? '').split(/\s+/).map((name) => `.${name}`),
        `#${attributes.id ?? ''}`,
      ]),
  );
  const inline = contentNodes(dom).some(
    ({ tag, attributes }) =>
      controls.test(tag) &&
      /background/i.test(attributes.style ?? '') &&
      !/(^|;)\s*color\s*:/i.test(attributes.style ?? ''),
  );
  if (inline) return true;
  const paints = (declarations: Readonly<Record<string, string>>) =>
    ['background', 'background-color'].some(
      (name) => declarations[name] && !/^(none|transparent|inherit|0)\b/.test(declarations[name]),
    );
  return sheets
    .flatMap((sheet) => [...cssRulesOf(sheet)])
    .filter(({ declarations }) => paints(declarations) && declarations.color === undefined)
    .flatMap(({ selectors }) => selectors)
    .some((selector) => (selector.match(/[.#]?[\w-]+/g) ?? []).some((part) => names.has(part)));
}

/** Text and background colours are both set on the page itself: whatever is inside inherits the missing one. */
export const coloursDeclaredTogether = provable(['dom', 'stylesheets'], ({ dom, stylesheets }) => {
  const roots = dom.nodes.filter((node) => /^(html|body)$/.test(node.tag) && node.document === 0);
  const colours = stylesheets.some((sheet) =>
    cssRulesOf(sheet).some(
      (rule) =>
        rule.declarations.color !== undefined &&
        alwaysApplies(sheet, rule) &&
        rule.selectors.some((selector) => /^(html|body|:root)$/.test(selector)),
    ),
  );
  return (
    roots.some(paintsBackground) &&
    colours &&
    stylesheets.every(isUnderstood) &&
    !paintsControlOnly(dom, stylesheets)
  );
});

export const searchInHeader = provable(['dom'], ({ dom }) => {
  const { header, search } = landmarksOf(dom);
  const fields = byTag(dom, 'input').filter((node) => isSearchField(dom, node));
  return fields.some((field) => closest(dom, field, (up) => header.includes(up) || search.includes(up)));
});

export const zonesMarked = provable(['dom'], ({ dom }) => {
  const { main, header, footer, nav } = landmarksOf(dom);
  return [main, header, footer, nav].every((zone) => zone.length > 0);
});

/** The skip link is in sight, or a `:focus` rule about it or what holds it brings it there. */
export const skipLinkShown = provable(['dom', 'stylesheets'], ({ dom, stylesheets }) => {
  const focusParts = new Set(
    stylesheets
      .flatMap((sheet) => [...cssRulesOf(sheet)])
      .flatMap(({ selectors }) => selectors.filter((selector) => /:focus|:active/.test(selector)))
      .flatMap((selector) => selector.match(/[.#][\w-]+/g) ?? []),
  );
  const appears = (node: DomNode) =>
    [node, ...ancestorsOf(dom, node).slice(0, 2)].some(({ attributes }) =>
      [`#${attributes.id ?? ''}`, ...(attributes.class ?? '').split(/\s+/).map((name) => `.${name}`)].some(
        (name) => focusParts.has(name),
      ),
    );
  const first = byTag(dom, 'a').find(
    (node) =>
      node.tabbable &&
      isLink(node) &&
      /^#./.test(node.attributes.href ?? '') &&
      byId(dom, (node.attributes.href ?? '').slice(1)).length > 0,
  );
  return first !== undefined && (isShown(first) || appears(first));
});
