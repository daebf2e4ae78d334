import type { Dom, DomNode } from '../../artifacts.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { repeatsWording, wordingOf } from '../../derive/dom/label-in-name.ts';
import { isButton } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const otherRoles = new Set(['tab', 'menuitem', 'switch', 'option', 'treeitem']);

const isNamedApart = (dom: Dom, node: DomNode): boolean =>
  (isButton(node) || (node.exposed && otherRoles.has(node.attributes.role ?? ''))) &&
  ariaNameOf(dom, node) !== '';

/** What is written on it: its text, or the value of an `input` button. */
const writtenOn = (dom: Dom, node: DomNode): string =>
  node.tag === 'input' ? (node.field?.value ?? node.attributes.value ?? '') : wordingOf(dom, node);

export default defineRule({
  id: 'rgaa-bouton-nom-visible',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 11.9.2' },
    { kind: 'standard', title: 'WCAG 2.5.3' },
  ],
  rgaa: ['11.9.2'],
  title: {
    fail: 'Le nom d’un bouton ne contient pas son texte visible',
    pass: 'Le nom des boutons contient leur texte visible',
  },
  why: 'Une personne qui pilote son ordinateur à la voix dit ce qu’elle lit : si le nom caché est différent, le bouton ne réagit pas.',
  fix: 'Retirer aria-label, ou lui faire commencer par le texte écrit sur le bouton.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const buttons = dom.nodes.filter((node) => isNamedApart(dom, node));
    if (buttons.length === 0) return { status: 'inapplicable' };
    const answers = buttons.map((node) => ({
      node,
      answer: repeatsWording(ariaNameOf(dom, node), writtenOn(dom, node)),
    }));
    const wrong = answers.filter(({ answer }) => answer === 'no');
    const found = wrong.length > 0 ? wrong : answers.filter(({ answer }) => answer === 'doubtful');
    if (found.length === 0) return { status: 'pass' };
    return {
      status: wrong.length > 0 ? 'fail' : 'review',
      ...evidenceOfNodes(
        dom,
        found.map(({ node }) => node),
      ),
    };
  },
});
