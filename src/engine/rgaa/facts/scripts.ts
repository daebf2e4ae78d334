import type { Dom } from '../../artifacts.ts';
import { byTag, descendantsOf } from '../../derive/dom/dom.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, hasNone, hasRole, isAllSeen, isScriptless, isWhole } from './seen.ts';

const widgets =
  /^(alert|alertdialog|application|combobox|dialog|feed|grid|listbox|log|marquee|menu|menubar|progressbar|radiogroup|scrollbar|slider|spinbutton|status|switch|tab|tablist|tabpanel|timer|toolbar|tooltip|tree|treegrid|treeitem)$/;

const canBeFocused = (dom: Dom): boolean =>
  contentNodes(dom).some(
    (node) =>
      node.focusable ||
      node.attributes.tabindex !== undefined ||
      node.attributes.contenteditable !== undefined ||
      /^(a|area|button|input|select|textarea|summary|iframe|frame|audio|video|object|embed)$/.test(node.tag),
  );

/** Nothing but addresses that lead nowhere new: what a `noscript` may hold without replacing a script. */
const bare = (markup: string): string =>
  markup
    .replaceAll(/<(?:style|title)\b[^>]{0,500}>[^<]*<\/(?:style|title)>|<(?:link|meta)\b[^>]{0,500}>/gi, '')
    .trim();

export const noScript = provable(['dom'], ({ dom }) => isScriptless(dom));
export const noScriptedComponent = provable(
  ['dom'],
  ({ dom }) => isScriptless(dom) && !contentNodes(dom).some((node) => hasRole(node, widgets)),
);
export const noScriptAlternative = provable(
  ['dom'],
  ({ dom }) =>
    isWhole(dom) &&
    byTag(dom, 'noscript').every(
      (node) =>
        bare(node.ownText) === '' &&
        descendantsOf(dom, node).every(({ tag }) => /^(link|meta|style|title)$/.test(tag)),
    ),
);
export const noFocusable = provable(['dom'], ({ dom }) => isAllSeen(dom) && !canBeFocused(dom));

export const noLink = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    hasNone(dom, 'a', 'area') &&
    !contentNodes(dom).some(
      (node) => hasRole(node, /^(link|doc-)/) || (node.tag === 'svg' && node.attributes.role !== 'img'),
    ),
);
export const noTimeLimit = provable(
  ['dom', 'mainResponse'],
  ({ dom, mainResponse }) =>
    isScriptless(dom) &&
    hasNone(dom, 'form') &&
    !byTag(dom, 'meta').some(({ attributes }) => /refresh/i.test(attributes['http-equiv'] ?? '')) &&
    !mainResponse.headers.some(({ name }) => name === 'refresh'),
);
