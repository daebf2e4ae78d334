import type { Dom, DomNode, OpenedPart, PageView } from '../../artifacts.ts';
import { ancestorsOf, byId, childrenOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { isButton, wordCount } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const saysState = ({ attributes }: DomNode): boolean =>
  ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked', 'aria-haspopup'].some(
    (name) => attributes[name] !== undefined,
  );

/** The browser itself tells whether a `details` is open, by the first `summary` in it, whatever role this one is given. */
function isNative(dom: Dom, node: DomNode): boolean {
  const holder = node.tag === 'summary' ? parentOf(dom, node) : undefined;
  return holder?.tag === 'details' && childrenOf(dom, holder).find(({ tag }) => tag === 'summary') === node;
}

const unfolds = ({ attributes }: DomNode): boolean =>
  /^(collapse|dropdown)$/.test(attributes['data-bs-toggle'] ?? attributes['data-toggle'] ?? '');

/** What opens a window of its own is told by the focus that moves into it: its button needs no state. */
const isWindowClass = /(?:^|[\s_-])(?:modal|offcanvas|dialog|drawer|lightbox|popup)(?:[\s_-]|$)/i;

/** Controls something that is hidden for now and is not a window of its own. */
function controlsHidden(dom: Dom, { attributes }: DomNode): boolean {
  const target = byId(dom, attributes['aria-controls'] ?? ' ')[0];
  // What a player’s buttons control plays, shown or not: nothing unfolds.
  if (
    !target ||
    /^(?:dialog|audio|video)$/.test(target.tag) ||
    /dialog|tabpanel/.test(target.attributes.role ?? '')
  )
    return false;
  if (target.attributes['aria-modal'] !== undefined || isWindowClass.test(target.attributes.class ?? ''))
    return false;
  return !target.visible;
}

const looksLikeToggle = ({ attributes }: DomNode): boolean =>
  /(^|[\s_-])(burger|hamburger|accordion|toggler|menu-toggle|nav-toggle)([\s_-]|$)/i.test(
    attributes.class ?? '',
  );

/** Everything that came is said by itself (« Enregistré »): a message, which nothing folds away. */
function isMessage({ dom }: PageView, part: OpenedPart): boolean {
  const speaks = ({ attributes: { role = '', 'aria-live': live = 'off' } }: DomNode) =>
    /^(?:alert|status|log)$/.test(role) || live !== 'off';
  const came = part.nodes.flatMap((index) => dom.nodes[index] ?? []);
  return came.length > 0 && came.every((node) => [node, ...ancestorsOf(dom, node)].some(speaks));
}

/** What styles alone fold: a block of text without height, cut at its edges, right after the button or its heading. */
function foldsNext(dom: Dom, button: DomNode): boolean {
  const around = parentOf(dom, button);
  const isTitle = around && /^h[1-6]$/.test(around.tag) && childrenOf(dom, around).length === 1;
  const from = isTitle ? around : button;
  const holder = parentOf(dom, from);
  const siblings = holder ? childrenOf(dom, holder) : [];
  const next = siblings[siblings.indexOf(from) + 1];
  return (
    next?.box !== undefined &&
    next.box !== null &&
    next.box.height <= 1 &&
    next.box.width > 1 &&
    /^(?:hidden|clip)$/.test(next.style.overflowY) &&
    wordCount(textOf(dom, next)) > 3
  );
}

/** Two and more built alike are the questions of a list; one alone may show a message when it has something to say. */
function foldsLikeOthers(dom: Dom, silent: readonly DomNode[]): readonly DomNode[] {
  const folding = silent.filter((button) => foldsNext(dom, button));
  const byClass = Map.groupBy(folding, ({ attributes }) => attributes.class ?? '');
  return folding.filter(({ attributes }) => (byClass.get(attributes.class ?? '')?.length ?? 0) > 1);
}

/** Buttons that were seen unfolding something; the browser itself tells the state of those of a popover. */
function openersOf(dom: Dom, views: readonly PageView[]): ReadonlySet<number> {
  return new Set(
    views.flatMap((view) =>
      view.parts.flatMap((part) => {
        const { openerNode, dialog } = part;
        const { attributes, role } = view.dom.nodes[openerNode] ?? { attributes: {}, role: '' };
        if (part.renamed || isMessage(view, part)) return [];
        if (dialog || role === 'tab' || 'popovertarget' in attributes || 'commandfor' in attributes)
          return [];
        return (view.dom === dom ? openerNode : view.origins[openerNode]) ?? [];
      }),
    ),
  );
}

export default defineRule({
  id: 'rgaa-bascule-sans-etat',
  version: 7,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.1.1' },
    { kind: 'standard', title: 'WCAG 4.1.2' },
  ],
  rgaa: ['7.1.1'],
  title: {
    fail: 'Un bouton déplie un contenu sans dire s’il est ouvert',
    pass: 'Aucun bouton dépliant sans état n’a été relevé',
  },
  messages: { likely: 'Un bouton déplie peut-être un contenu sans le dire : à vérifier' },
  why: 'Avec un lecteur d’écran, on ne sait pas si le menu est ouvert ou fermé, ni que le bouton a agi.',
  fix: 'Ajouter aria-expanded="false" sur le bouton et le passer à "true" quand le contenu est ouvert.',
  everyView: true,
  artifacts: ['dom', 'views'],
  evaluate({ dom, views }) {
    const buttons = dom.nodes.filter((node) => isButton(node) && !node.attributes['data-bs-dismiss']);
    if (buttons.length === 0) return { status: 'inapplicable' };
    const silent = buttons.filter((node) => !saysState(node) && !isNative(dom, node));
    const seen = openersOf(dom, views);
    const sure = silent.filter((node) => unfolds(node) || controlsHidden(dom, node) || seen.has(node.index));
    if (sure.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, sure) };
    const folding = foldsLikeOthers(dom, silent);
    const likely = silent.filter((node) => looksLikeToggle(node) || folding.includes(node));
    return likely.length > 0
      ? { status: 'review', message: 'likely', ...evidenceOfNodes(dom, likely) }
      : { status: 'pass' };
  },
});
