import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isInteractive } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';

const texts = new Set([
  'p',
  'div',
  'span',
  'section',
  'article',
  'li',
  'img',
  'figure',
  'header',
  'footer',
  'main',
]);

/** A text in the tab order by its `tabindex` alone: nothing is heard there, nothing scrolls. */
function isIdle(dom: Dom, node: DomNode | undefined): boolean {
  if (!node || node.attributes.tabindex === undefined || isInteractive(node)) return false;
  if (node.style.cursor === 'pointer' || 'aria-expanded' in node.attributes) return false;
  const mayBeHeard = dom.globalListeners?.some((type) => action.test(type)) ?? false;
  const isText =
    headingLevelOf(node) !== null || (!mayBeHeard && texts.has(node.tag) && !node.attributes.role);
  const scrolls = [node.style.overflowX, node.style.overflowY].some((flow) => /auto|scroll/.test(flow));
  const around = [node, ...ancestorsOf(dom, node), ...descendantsOf(dom, node)];
  return isText && !scrolls && !around.some(isHeard);
}

const isHeard = ({ attributes, listeners }: DomNode): boolean =>
  (listeners ?? []).some((type) => action.test(type)) ||
  Object.keys(attributes).some((name) => name.startsWith('on') && action.test(name.slice(2)));
const action = /^(?:click|key\w+|mouse(?:down|up)|pointer(?:down|up)|touch\w+)$/;

export default defineRule({
  id: 'rgaa-focus-invisible',
  version: 5,
  // Where most stops of the page show nothing; some elements alone stop nobody: `majeur`.
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.7.1' },
    { kind: 'standard', title: 'WCAG 2.4.7' },
  ],
  rgaa: ['10.7'],
  title: {
    fail: 'Au clavier, on ne voit pas où l’on est',
    pass: 'Au clavier, l’élément actif se voit',
  },
  messages: {
    some: 'Au clavier, des éléments ne montrent pas qu’ils sont actifs',
    idle: 'Un élément sans action reçoit le focus sans que cela se voie',
  },
  why: 'Qui n’utilise pas la souris avance de lien en lien avec la touche Tab. Si rien ne change à l’écran, il est impossible de savoir ce que l’on va activer.',
  fix: 'Ne pas supprimer le contour (outline:none). Prévoir un style net, par exemple :focus-visible { outline: 3px solid; outline-offset: 2px; }.',
  advice: {
    idle: {
      why: 'Qui avance avec la touche Tab s’arrête sur un texte où il n’y a rien à faire, et ne voit pas où il est.',
      fix: 'Retirer tabindex de ces éléments : seul ce qui peut être activé doit recevoir le focus. S’il faut l’y garder, lui donner un contour.',
    },
  },
  everyView: true,
  judges: 'layout',
  artifacts: ['keyboard', 'dom'],
  evaluate({ keyboard, dom }) {
    if (!keyboard) return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    if (keyboard.steps.length === 0) return { status: 'inapplicable' };
    const wrong = keyboard.steps.filter((step) => !step.focusVisible);
    if (wrong.length === 0) return { status: 'pass' };
    const proof = {
      evidence: wrong.map(({ selector, snippet }) => ({ type: 'element' as const, selector, snippet })),
      occurrences: wrong.length,
    };
    const areIdle = wrong.every(({ node }) => isIdle(dom, dom.nodes[node ?? -1]));
    if (areIdle) return { status: 'fail', message: 'idle', severity: 'mineur', ...proof };
    // Of a part of the page, whose elements were given the focus one by one, a share says nothing of the page.
    const isLost = keyboard.walked !== false && wrong.length > keyboard.steps.length / 2;
    return isLost
      ? { status: 'fail', ...proof }
      : { status: 'fail', message: 'some', severity: 'majeur', ...proof };
  },
});
