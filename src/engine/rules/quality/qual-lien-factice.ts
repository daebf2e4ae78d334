import type { ConsoleMessage, Dom, DomNode } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { ancestorsOf, textOf } from '../../derive/dom/dom.ts';
import { isLink, plainText } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { inlineScripts } from '../../derive/html/inline-scripts.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const nowhere = /^(?:|#!?|javascript:\s{0,5}(?:void\s{0,5}\(?0?\)?|;)?\s{0,5};?)$/i;
/** Back to the top: that is where « # » leads. */
const top = /\b(?:haut|top|d[ée]but)\b|^[\^↑⇈⇑⇡⇧⌃▲△⤒⤴⬆⏫🔝]/iu;

/** An entry of a table of contents that names this very page: its beginning is where « # » leads. */
function namesPage(dom: Dom, link: DomNode): boolean {
  const said = plainText(textOf(dom, link));
  return said !== '' && dom.nodes.some((node) => node.tag === 'h1' && plainText(textOf(dom, node)) === said);
}

/** An address left empty is the page’s own: that of the home page in its own menu, of what loads again, or of a base. */
function staysOnPurpose(dom: Dom, link: DomNode): boolean {
  if (link.attributes.href?.trim() !== '') return false;
  const said = plainText(textOf(dom, link) || link.name);
  return (
    /\b(?:accueil|home|actualiser|recharger|rafraichir|recommencer|reessayer|reload|refresh|retry)\b/.test(
      said,
    ) ||
    (said.length > 2 && plainText(dom.title).includes(said)) ||
    dom.nodes.some(({ tag, attributes }) => tag === 'base' && attributes.href !== undefined)
  );
}

/** Has no address, and a handler that refuses the click. */
const isDead = ({ attributes }: DomNode): boolean =>
  attributes.href === undefined &&
  /^(?:return\s+false|(?:event|e)\.preventDefault\(\))(?:\s*;)?$/.test((attributes.onclick ?? '').trim());

/** A script of the page speaks of it by its id or one of its classes; it may have failed to load what it needs. */
const isScripted = ({ attributes }: DomNode, scripts: readonly string[]): boolean =>
  [`#${attributes.id ?? ''}`, ...(attributes.class ?? '').split(/\s+/).map((name) => `.${name}`)].some(
    (selector) => selector.length > 3 && scripts.some((script) => script.includes(selector)),
  );

/** A script that failed may be the one that would have given the links their work. */
const stoppedAScript = ({ level, source, url }: ConsoleMessage): boolean =>
  source === 'exception' || (source === 'network' && level === 'error' && /\.m?js\b/i.test(url));

/** Goes nowhere and says nothing of what a script may do with it. */
function isBare(dom: Dom, node: DomNode): boolean {
  if (isDead(node)) return isShown(node) && textOf(dom, node) !== '' && (node.listeners ?? []).length <= 1;
  if (!nowhere.test((node.attributes.href ?? 'x').trim()) || top.test(node.name) || !isShown(node))
    return false;
  const names = Object.keys(node.attributes);
  const said = names.some((name) =>
    /^(?:data-|aria-(?:expanded|controls|haspopup|pressed|current)|on|ng-|v-|x-|router|@|:)/.test(name),
  );
  if (said || node.attributes.role !== undefined || handlesPress(node)) return false;
  if (namesPage(dom, node) || staysOnPurpose(dom, node)) return false;
  return !ancestorsOf(dom, node).some((up) => handlesPress(up) && !/^(?:html|body)$/.test(up.tag));
}

export default defineRule({
  id: 'qual-lien-factice',
  version: 6,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'HTML (a)' }],
  title: {
    fail: 'Des liens ne mènent nulle part',
    pass: 'Chaque lien mène quelque part',
  },
  messages: { heard: 'Des liens n’ont pas d’adresse : vérifier qu’ils font quelque chose' },
  why: 'Le visiteur clique et rien ne se passe, ou la page remonte en haut : il croit le site en panne.',
  fix: 'Donner au lien sa vraie adresse, le retirer, ou en faire un bouton (balise button) s’il déclenche une action.',
  artifacts: ['dom', 'source', 'consoleMessages'],
  evaluate({ dom, source, consoleMessages }) {
    const links = dom.nodes.filter(
      (node) => node.document === 0 && node.tag === 'a' && (isLink(node) || isDead(node)),
    );
    if (links.length === 0) return { status: 'inapplicable' };
    const bare = links.filter((node) => isBare(dom, node));
    if (bare.length === 0) return { status: 'pass' };
    // Somebody hears the clicks of the whole page, and may answer for them.
    const roots = dom.nodes.filter(({ tag }) => tag === 'html' || tag === 'body');
    const heard =
      (dom.globalListeners ?? []).includes('click') ||
      roots.some(handlesPress) ||
      consoleMessages.some(stoppedAScript) ||
      bare.some((node) => isScripted(node, inlineScripts(source.html)));
    return heard
      ? { status: 'review', message: 'heard', ...evidenceOfNodes(dom, bare) }
      : { status: 'fail', ...evidenceOfNodes(dom, bare) };
  },
});
