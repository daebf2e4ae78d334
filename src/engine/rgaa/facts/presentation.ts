import type { Dom, DomNode, Stylesheet } from '../../artifacts.ts';
import { type CssRule, cssRulesOf, isUnderstood } from '../../derive/css/css-rules.ts';
import { isClipped } from '../../derive/dom/visibility.ts';
import { upTo, withoutSpans } from '../../derive/text/without-spans.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, hasNone, isAllSeen, isScriptless } from './seen.ts';

/** Sheets are read whole: neither empty by failure nor cut. */
const areRead = (sheets: readonly Stylesheet[]): boolean =>
  sheets.length < 100 && sheets.every(({ text, inline }) => (inline || text !== '') && text.length < 500_000);

const rulesOf = (sheets: readonly Stylesheet[]): readonly CssRule[] =>
  sheets.flatMap((sheet) => [...cssRulesOf(sheet)]);

/** Properties that recolour or underline without showing anything more. */
const harmless =
  /^(--[\w-]+|(background|border(-\w+)*|outline|text-decoration|caret|accent|column-rule)-color|color|fill|stroke|text-decoration(-\w+)*|text-underline-offset|outline(-\w+)*|box-shadow|cursor|transition(-\w+)*|font-weight|letter-spacing|border-radius)$/;

function revealsNothing({ selectors, declarations }: CssRule): boolean {
  if (!selectors.some((selector) => /:(hover|focus|active|target|checked)/.test(selector))) return true;
  if (selectors.some((selector) => /::|:(before|after)\b/.test(selector))) return false;
  return Object.entries(declarations).every(
    ([name, value]) => harmless.test(name) || (/^(background|border)$/.test(name) && !/url\(/.test(value)),
  );
}

const showsNothingMore = (sheets: readonly Stylesheet[]): boolean =>
  areRead(sheets) && sheets.every(isUnderstood) && rulesOf(sheets).every(revealsNothing);

const isHidden = (node: DomNode): boolean =>
  node.tag !== 'br' &&
  node.tag !== 'wbr' &&
  !/^(area|param|source|track|option|optgroup|col|colgroup)$/.test(node.tag) &&
  (!node.visible || !node.exposed || isClipped(node));

const fontFace = { open: /@font-face\s*{/gi, endOf: upTo('}') };
const paintsColour =
  /(?<![\w-])(?:[\w-]{0,60}color|(?:[\w-]{0,60}-)?(?:background[\w-]{0,60}|fill|stroke))\s*:/i;
const hasColourAttribute = ({ tag, attributes }: DomNode): boolean =>
  tag === 'font' ||
  ['bgcolor', 'text', 'link', 'vlink', 'alink', 'background', 'style'].some(
    (name) => attributes[name] !== undefined,
  );

/** Pictures and words that only the style sheets bring. */
const drawsContent = (dom: Dom, sheets: readonly Stylesheet[]): boolean =>
  sheets.some(({ text }) =>
    /url\(|content\s*:\s*(?!normal|none|""|''|["']\s*["'])/i.test(withoutSpans(text, [fontFace])),
  ) ||
  dom.nodes.some(
    ({ before, after, style, attributes }) =>
      before !== undefined ||
      after !== undefined ||
      /url\(/.test(style.backgroundImage) ||
      /url\(/.test(attributes.style ?? ''),
  );

export const noGeneratedContent = provable(
  ['dom', 'stylesheets'],
  ({ dom, stylesheets }) => isAllSeen(dom) && areRead(stylesheets) && !drawsContent(dom, stylesheets),
);
export const noColour = provable(
  ['dom', 'stylesheets'],
  ({ dom, stylesheets }) =>
    isAllSeen(dom) &&
    areRead(stylesheets) &&
    !stylesheets.some(({ text }) => paintsColour.test(text)) &&
    !dom.nodes.some(hasColourAttribute),
);
export const nothingHidden = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) && hasNone(dom, 'dialog', 'details', 'template') && !contentNodes(dom).some(isHidden),
);
export const noCssReveal = provable(
  ['dom', 'stylesheets'],
  ({ dom, stylesheets }) => isAllSeen(dom) && showsNothingMore(stylesheets),
);
/** Neither style sheets nor scripts can show more when the pointer or the focus arrives. */
export const noAdditionalContent = provable(
  ['dom', 'stylesheets'],
  ({ dom, stylesheets }) =>
    isScriptless(dom) &&
    showsNothingMore(stylesheets) &&
    !dom.nodes.some(({ attributes }) => attributes.popover !== undefined || attributes.popovertarget),
);
export const noControlNorIcon = provable(
  ['dom'],
  ({ dom }) =>
    isScriptless(dom) &&
    !contentNodes(dom).some(
      (node) =>
        /^(img|svg|canvas|object|embed|area|picture|video|audio|iframe|button|input|select|textarea|summary|meter|progress|dialog)$/.test(
          node.tag,
        ) ||
        (node.attributes.role !== undefined &&
          !/^(main|banner|navigation|contentinfo|complementary|search|region|list|listitem|article)$/.test(
            node.attributes.role,
          )) ||
        node.attributes.tabindex !== undefined ||
        node.attributes.contenteditable !== undefined ||
        node.before !== undefined ||
        node.after !== undefined ||
        /url\(/.test(node.style.backgroundImage) ||
        /\p{Co}/u.test(node.ownText),
    ),
);
