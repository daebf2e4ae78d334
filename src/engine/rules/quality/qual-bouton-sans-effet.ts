import type { Dom, DomNode, PageView } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { ancestorsOf, descendantsOf, parentOf } from '../../derive/dom/dom.ts';
import { isInteractive } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { isUnansweredScript } from '../../derive/http/unanswered-requests.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes, joinProofs } from '../verdicts/evidence.ts';

/** The browser itself, or a library that listens elsewhere, answers for it. */
const says = /^(?:on|popovertarget|command|form|data-(?!testid|id\b)|ng-|v-|x-|hx-|wire:|@|:|_)/;

const presses = /^(?:click|mouse|pointer|touch)/;

const windowOf = {
  mobile: 'dans la fenêtre d’un téléphone',
  desktop: 'dans la fenêtre d’un ordinateur',
} as const;

/** Nobody listens: neither the button, nor what holds it, nor the page. */
function isUnheard(dom: Dom, node: DomNode): boolean {
  if (node.tag !== 'button' && node.attributes.role !== 'button') return false;
  if (Object.keys(node.attributes).some((name) => says.test(name))) return false;
  return ![node, ...ancestorsOf(dom, node)].some(
    (up) => handlesPress(up) || /^(?:form|label|summary|select|a)$/.test(up.tag),
  );
}

/** Whoever builds a closed part by hand has a class, a place or an attribute for it: such buttons are pressed to know. */
const mayOpen =
  /(?:^|[\s_-])(?:burger|hamburger|menu|nav|navbar|toggler?|drawer|offcanvas|accordion|modale?|dialog|popup|dropdown|tab|tooltip)(?:[\s_-]|$)/i;

/** A style may show on the focus what stands beside the button and is hidden for now. */
const hidesBeside = (dom: Dom, node: DomNode): boolean => {
  const around = parentOf(dom, node);
  return (
    around === undefined ||
    descendantsOf(dom, around).some((inner) => !inner.visible && /\S/.test(inner.ownText))
  );
};

/** Buttons in sight that nothing but a press by a person would try, and that no script listens to, at any width. */
function neverHeard(dom: Dom, views: readonly PageView[]): DomNode[] {
  // Where nothing is heard at all, listeners may not have been read.
  const areRead = (dom.globalListeners ?? []).length > 0 || dom.nodes.some(({ listeners }) => listeners);
  if (!areRead && dom.nodes.some(({ tag }) => tag === 'script')) return [];
  const isDead = (seen: Dom, node: DomNode): boolean =>
    isUnheard(seen, node) &&
    !ancestorsOf(seen, node).some(
      ({ tag, role }) => /-/.test(tag) || /^(?:header|nav|dialog)$/.test(tag) || isHeldApart.test(role),
    );
  return dom.nodes.filter(
    (node) =>
      isShown(node) &&
      node.tabbable &&
      node.document === 0 &&
      !node.inShadow &&
      /\p{L}{2}/u.test(node.name) &&
      node.field?.disabled !== true &&
      !Object.keys(node.attributes).some((name) => /^(?:aria-(?!label)|disabled)/.test(name)) &&
      !mayOpen.test(`${node.attributes.class ?? ''} ${node.attributes.id ?? ''}`) &&
      isDead(dom, node) &&
      // What it holds may answer in its place.
      !descendantsOf(dom, node).some((inner) => isInteractive(inner) || handlesPress(inner)) &&
      !hidesBeside(dom, node) &&
      views.every(({ dom: seen, origins }) => {
        const at = origins.indexOf(node.index);
        const same = at < 0 ? undefined : seen.nodes[at];
        return same === undefined || isDead(seen, same);
      }),
  );
}

const nothing = { evidence: [], occurrences: 0 };
const isHeldApart = /^(?:banner|navigation|dialog|alertdialog|tablist|toolbar|menu|menubar)$/;

export default defineRule({
  id: 'qual-bouton-sans-effet',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Un bouton ne fait rien quand on l’active',
    pass: 'Les boutons essayés font quelque chose',
  },
  messages: { hollow: 'Un bouton annonce un contenu et ne montre rien : à vérifier' },
  why: 'Ce qu’un tel bouton devait ouvrir, souvent le menu sur un téléphone, ne peut plus être atteint, et le visiteur croit le site en panne.',
  fix: 'Vérifier dans la console du navigateur que le script qui anime ce bouton se charge et s’exécute, ou retirer le bouton.',
  artifacts: ['dom', 'views', 'requests'],
  evaluate({ dom, views, requests }) {
    const isHeardByAll = (dom.globalListeners ?? []).some((type) => presses.test(type));
    const pressed = views.map(({ dom: seen, deaf, hollow, device }) => {
      const nodes = (deaf ?? []).flatMap((index) => seen.nodes[index] ?? []);
      const unheard = isHeardByAll ? [] : nodes.filter((node) => isUnheard(seen, node));
      const vain = (hollow ?? []).flatMap((index) => seen.nodes[index] ?? []);
      return {
        unheard: evidenceOfNodes(seen, unheard, () => `pressé ${windowOf[device]} : rien ne change`),
        vain: evidenceOfNodes(seen, vain, () => `se dit ouvert ${windowOf[device]} : rien ne paraît`),
      };
    });
    const left = isHeardByAll ? [] : neverHeard(dom, views);
    const alone = evidenceOfNodes(dom, left, () => 'aucun script ne l’écoute');
    const proof = pressed.map(({ unheard }) => unheard).reduce(joinProofs, alone);
    if (proof.occurrences > 0 && requests.some(isUnansweredScript))
      return { status: 'untested', reason: 'un script dont la page dépend n’a pas pu être lu d’ici' };
    if (proof.occurrences > 0) return { status: 'fail', ...proof };
    const doubt = pressed.map(({ vain }) => vain).reduce(joinProofs, nothing);
    return doubt.occurrences > 0 ? { status: 'review', message: 'hollow', ...doubt } : { status: 'pass' };
  },
});
