import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, descendantsOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isLink } from '../../derive/dom/names.ts';
import { everyHeaderHasData, layoutClaimOf, tablesOf } from '../../derive/dom/tables.ts';
import { isNeverHeard, playerControlsOf } from '../../derive/media/media.ts';

/** Elements that a rule of Constat already judges (one defect is one finding), or of which the engines are not right. */
export const judgedElsewhere: Readonly<Record<string, (dom: Dom, node: DomNode) => boolean>> = {
  'button-name': (dom, node) => playerControlsOf(dom).includes(node),
  'aria-command-name': (dom, node) => isLink(node) || playerControlsOf(dom).includes(node),
  'aria-input-field-name': (dom, node) => playerControlsOf(dom).includes(node),
  'hidden-content': (dom, node) => !holdsContent(dom, node),
  'p-as-heading': isNoTitle,
  // Two headers of the site are one defect, told by its own rule.
  'landmark-unique': (_, { role }) => /^(?:banner|contentinfo|main)$/.test(role),
  'video-caption': isNeverHeard,
  'object-alt': (_, node) => /^image\//i.test(node.attributes.type ?? ''),
  // axe-core does not count cells whose headers it reads otherwise: the table itself says whether each header has data.
  'th-has-data-cells': (dom, node) =>
    tablesOf(dom).some((table) => table.node === node && everyHeaderHasData(dom, table)),
  // A border is enough for axe-core to see data: a table told to be a layout is not asked for headers.
  'td-has-header': isToldLayout,
  'table-fake-caption': isToldLayout,
  'aria-roles': (_, { attributes }) => isOfNextAria.test((attributes.role ?? '').trim()),
  'aria-allowed-role': (_, { tag, attributes }) =>
    takesAnyRole.has(tag) && /^\s*doc-/.test(attributes.role ?? ''),
};

/** Roles that WAI-ARIA 1.3 adds and browsers know, while engines that go by 1.2 do not. */
const isOfNextAria = /^(?:comment|image|mark|sectionfooter|sectionheader|suggestion)$/i;

/** “Any role” in ARIA in HTML, so that of a note’s number too, which axe-core keeps for links. */
const takesAnyRole = new Set(
  'abbr b bdi bdo blockquote cite code del dfn div em i ins mark p pre q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

function isToldLayout(dom: Dom, node: DomNode): boolean {
  const table = tablesOf(dom).find((one) => one.node === node);
  return table !== undefined && /^(?:sure|likely)$/.test(layoutClaimOf(dom, table) ?? '');
}

/** A price, opening hours, a figure; or what stands under a heading of its own: its subtitle, its figure. */
function isNoTitle(dom: Dom, node: DomNode): boolean {
  const words = textOf(dom, node).replaceAll(/\p{L}+/gu, (word) => (isUnit.test(word) ? ' ' : word));
  if (!/\p{L}{3}/u.test(words)) return true;
  const parent = parentOf(dom, node);
  const siblings = parent ? childrenOf(dom, parent) : [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before !== undefined && headingLevelOf(before) !== null;
}

const isUnit = /^(?:euros?|eur|ttc|heures?|hrs?|minutes?|min|secondes?)$/i;

/** Words, pictures or fields: the box of a menu’s trick, an icon that another replaces, a « ¶ » leave nothing to judge. */
function holdsContent(dom: Dom, node: DomNode): boolean {
  const inside = descendantsOf(dom, node);
  return (
    /[\p{L}\p{N}]/u.test(textOf(dom, node)) ||
    [node, ...inside].some(isDrawnMedia) ||
    inside.some(({ tag }) => isField.test(tag))
  );
}

/** Browsers draw nothing of a sound without its controls, wherever it stands. */
const isDrawnMedia = ({ tag, attributes }: DomNode): boolean =>
  isMedia.test(tag) && attributes.alt !== '' && (tag !== 'audio' || attributes.controls !== undefined);

const isMedia = /^(?:img|video|audio|canvas|iframe|object|embed)$/;
const isField = /^(?:input|select|textarea|button)$/;
