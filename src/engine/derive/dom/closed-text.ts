import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { ancestorsOf, childrenOf, parentOf } from './dom.ts';
import { mainTextWhere } from './main-text.ts';
import { isInteractive } from './names.ts';

/** What comes over the page is not what the page is about. */
const window =
  /(?:^|[-_\s])(?:modal|popup|pop-up|popin|overlay|lightbox|dialog|offcanvas|drawer|cookies?|consent|rgpd|gdpr|newsletter)/i;

/**
 * Text of the main content that waits in the page received until a control shows it: tabs, folded answers, parts of
 * which one at a time is shown. Search engines read it. What is written twice, for two widths, is left out.
 */
export const closedMainTextOf = memoise((dom: Dom): string => {
  const shown = new Set(dom.nodes.filter(({ visible }) => visible).map(({ ownText }) => ownText));
  const named = namedByControls(dom);
  const waits = memoise((part: DomNode): boolean => isOpenable(dom, part, named));
  return mainTextWhere(dom, (node) => {
    const part = node.visible || shown.has(node.ownText) ? undefined : closedPartOf(dom, node);
    return part !== undefined && waits(part);
  });
});

/** The outermost part that is not displayed, or that a closed `details` keeps. */
function closedPartOf(dom: Dom, node: DomNode): DomNode | undefined {
  return [node, ...ancestorsOf(dom, node)].findLast(
    ({ tag, style, attributes }) =>
      style.display === 'none' || (tag === 'details' && attributes.open === undefined),
  );
}

function isOpenable(dom: Dom, part: DomNode, named: ReadonlySet<string>): boolean {
  const { tag, attributes } = part;
  if (tag === 'details') return true;
  if (window.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)) return false;
  return (
    attributes.role === 'tabpanel' ||
    (attributes.id !== undefined && named.has(attributes.id)) ||
    isOneOfSeveral(dom, part)
  );
}

/** Words by which controls name what they show: `aria-controls`, an address within the page, data, a call. */
function namedByControls(dom: Dom): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of dom.nodes) {
    if (!node.visible || !isInteractive(node)) continue;
    for (const [name, value] of Object.entries(node.attributes))
      if (/^(?:aria-controls|href|data-.*|onclick)$/.test(name) && value.length < 500)
        for (const word of value.match(/[\p{L}\d_-]+/gu) ?? []) names.add(word);
  }
  return names;
}

/** Stands among parts of the same kind (a tag and a class), of which another is shown. */
function isOneOfSeveral(dom: Dom, part: DomNode): boolean {
  const parent = parentOf(dom, part);
  const classes = classesOf(part);
  if (!parent || classes.length === 0) return false;
  return childrenOf(dom, parent).some(
    (other) =>
      other.visible && other.tag === part.tag && classes.some((name) => classesOf(other).includes(name)),
  );
}

const classesOf = ({ attributes }: DomNode): readonly string[] =>
  (attributes.class ?? '').split(/\s+/).filter(Boolean);
