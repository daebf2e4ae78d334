import type { Dom, DomNode } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { ancestorsOf } from '../../derive/dom/dom.ts';
import { isScriptThatNeverCame } from '../../derive/http/never-came.ts';
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

export default defineRule({
  id: 'qual-bouton-sans-effet',
  // 2: what styles show of the focus or the pointer answers too.
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: ['Bonne pratique'],
  title: {
    fail: 'Un bouton ne fait rien quand on l’active',
    pass: 'Les boutons essayés font quelque chose',
  },
  why: 'Ce qu’un tel bouton devait ouvrir, souvent le menu sur un téléphone, ne peut plus être atteint, et le visiteur croit le site en panne.',
  fix: 'Vérifier dans la console du navigateur que le script qui anime ce bouton se charge et s’exécute, ou retirer le bouton.',
  artifacts: ['dom', 'views', 'requests'],
  evaluate({ dom, views, requests }) {
    const isHeardByAll = (dom.globalListeners ?? []).some((type) => presses.test(type));
    const deaf = views.map(({ dom: seen, deaf: pressed, device }) => {
      const nodes = isHeardByAll ? [] : (pressed ?? []).flatMap((index) => seen.nodes[index] ?? []);
      const unheard = nodes.filter((node) => isUnheard(seen, node));
      return evidenceOfNodes(seen, unheard, () => `pressé ${windowOf[device]} : rien ne change`);
    });
    const proof = deaf.reduce(joinProofs, { evidence: [], occurrences: 0 });
    if (proof.occurrences === 0) return { status: 'pass' };
    if (requests.some(isScriptThatNeverCame))
      return { status: 'untested', reason: 'un script dont la page dépend n’a pas pu être lu d’ici' };
    return { status: 'fail', ...proof };
  },
});
