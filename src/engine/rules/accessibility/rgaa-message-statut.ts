import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const named =
  /^(alert|toast|notif|notification|flash|flash-message|message|form-message|error|form-error|success)(-[a-z]+)?$/i;
const announced = /^(status|alert|log|progressbar|alertdialog)$/;

/** A text with a heading, or in one (« 404 »), is what the page is about: it was there before anything was done. */
function isTitled(dom: Dom, node: DomNode): boolean {
  const isHeading = (one: DomNode) => headingLevelOf(one) !== null;
  return closest(dom, node, isHeading) !== undefined || descendantsOf(dom, node).some(isHeading);
}

export default defineRule({
  id: 'rgaa-message-statut',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 7.5' }],
  rgaa: ['7.5'],
  title: {
    fail: 'Des messages ne sont peut-être pas annoncés : à vérifier',
    pass: 'Les messages relevés sont annoncés',
  },
  why: 'Sans rôle particulier, un message qui apparaît (erreur, confirmation) n’est pas lu par les lecteurs d’écran.',
  fix: 'Ajouter role="status" à un message d’information, role="alert" à un message urgent, sur un élément déjà présent dans la page.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (byTag(dom, 'form').length === 0) return { status: 'inapplicable', reason: 'aucun formulaire' };
    const messages = dom.nodes.filter(
      (node) =>
        /^(div|p|span|section)$/.test(node.tag) &&
        (node.attributes.class ?? '').split(/\s+/).some((name) => named.test(name)) &&
        textOf(dom, node) !== '' &&
        !isTitled(dom, node),
    );
    if (messages.length === 0) return { status: 'inapplicable', reason: 'aucun message affiché' };
    return judgeElements(
      dom,
      messages,
      (node) =>
        !closest(
          dom,
          node,
          ({ attributes }) => attributes['aria-live'] !== undefined || announced.test(attributes.role ?? ''),
        ),
      { status: 'review' },
    );
  },
});
