import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { anchorsOf } from '../../derive/dom/same-page-link.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Attributes by which scripts take such a link for a button. */
const scripted = /^(?:data-|aria-(?:controls|expanded|haspopup)|on|@|v-|x-|ng-|role$)/;

export default defineRule({
  id: 'seo-ancres-cassees',
  // 3: links of closed menus, once opened, and of the other width.
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'HTML, fragments' }],
  title: {
    fail: 'Des liens mènent à un endroit de la page qui n’existe pas',
    pass: 'Les liens vers un endroit de la page y mènent',
  },
  why: 'Le visiteur clique et rien ne se passe.',
  fix: 'Donner à la cible l’identifiant attendu (id), ou corriger le lien.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = byTag(dom, 'a').filter(
      (node) =>
        node.document === 0 &&
        node.visible &&
        isAnchor(node) &&
        (!isRoute(node) || targetOf(dom, node) !== undefined),
    );
    return judgeElements(dom, links, (node) => !targetOf(dom, node));
  },
});

/** `#part`, left to the browser: routes, empty fragments and links that a script handles are no anchors. */
function isAnchor(node: DomNode): boolean {
  const href = node.attributes.href?.trim() ?? '';
  if (!/^#[^!/:]/.test(href) || href.toLowerCase() === '#top') return false;
  return !handlesPress(node) && !Object.keys(node.attributes).some((name) => scripted.test(name));
}

/** A path, or the file of a page: a script shows it instead of a place of this page. */
const isRoute = ({ attributes }: DomNode): boolean =>
  /^#[^?]*(?:\/|\.(?:[sx]?html?|php\d?|aspx?|jsp|cfm)(?:[?&#/]|$))/i.test(attributes.href?.trim() ?? '');

function targetOf(dom: Dom, node: DomNode): DomNode | undefined {
  const raw = node.attributes.href?.trim().slice(1) ?? '';
  return [raw, decoded(raw)].flatMap((name) => anchorsOf(dom, name))[0];
}
