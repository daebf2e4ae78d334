import type { Dom, DomNode } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { ancestorsOf, descendantsOf } from '../../derive/dom/dom.ts';
import { isInteractive } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const roles = /^(?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option)$/;
const native = new Set(['a', 'area', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'option']);
const key = /^key(?:down|press|up)$/;

const hearsKeys = ({ attributes, listeners }: DomNode): boolean =>
  (listeners ?? []).some((type) => key.test(type)) ||
  Object.keys(attributes).some((name) => key.test(name.replace(/^on/, '')));

/** Announced as a control and in the tab order, with an action of its own for the pointer alone. */
function isDeaf(dom: Dom, node: DomNode): boolean {
  if (!roles.test((node.attributes.role ?? '').trim()) || native.has(node.tag)) return false;
  if (!node.exposed || !isShown(node) || !node.tabbable || !handlesPress(node) || hearsKeys(node))
    return false;
  return !descendantsOf(dom, node).some((inner) => isInteractive(inner) || hearsKeys(inner));
}

/** A link has Enter alone; who hears « bouton » presses the space bar as well. */
const isAnnouncedAsButton = (node: DomNode): boolean =>
  node.tag === 'a' &&
  node.attributes.role?.trim() === 'button' &&
  node.exposed &&
  isShown(node) &&
  node.tabbable;

export default defineRule({
  id: 'rgaa-commande-sans-touche',
  version: 2,
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.3.1' },
    { kind: 'standard', title: 'WCAG 2.1.1' },
  ],
  rgaa: ['7.3.1'],
  title: {
    fail: 'Une commande annoncée ne réagit à aucune touche',
    pass: 'Les commandes ajoutées par script réagissent au clavier',
  },
  messages: {
    above: 'Une commande ne réagit peut-être pas au clavier : à vérifier',
    space: 'Un lien annoncé comme un bouton ne réagit pas à la barre d’espace : à vérifier',
  },
  why: 'La touche Tabulation y mène et le lecteur d’écran l’annonce, mais Entrée et Espace ne font rien : seule la souris la déclenche.',
  fix: 'Utiliser une balise button ou a, qui réagissent d’elles-mêmes ; à défaut, faire la même action à l’appui sur Entrée et Espace.',
  advice: {
    space: {
      why: 'Annoncé comme un bouton, il devrait réagir à la barre d’espace : qui l’essaie croit qu’il ne marche pas, ou fait défiler la page.',
      fix: 'Utiliser une balise button, ou retirer role="button" s’il mène à une autre page.',
    },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const controls = dom.nodes.filter(
      (node) => node.exposed && roles.test((node.attributes.role ?? '').trim()) && !native.has(node.tag),
    );
    // An element around it, or the whole page, may answer for it.
    const heardByAll = (dom.globalListeners ?? []).some((type) => key.test(type));
    const asButtons = dom.nodes.filter(isAnnouncedAsButton);
    if (controls.length + asButtons.length === 0) return { status: 'inapplicable' };
    const deaf = controls.filter((node) => isDeaf(dom, node));
    const deafToSpace = heardByAll
      ? []
      : asButtons.filter((node) => ![node, ...ancestorsOf(dom, node)].some(hearsKeys));
    if (deaf.length === 0)
      return deafToSpace.length > 0
        ? { status: 'review', message: 'space', severity: 'mineur', ...evidenceOfNodes(dom, deafToSpace) }
        : { status: 'pass' };
    const certain = heardByAll ? [] : deaf.filter((node) => !ancestorsOf(dom, node).some(hearsKeys));
    return certain.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, certain) }
      : { status: 'review', message: 'above', ...evidenceOfNodes(dom, deaf) };
  },
});
