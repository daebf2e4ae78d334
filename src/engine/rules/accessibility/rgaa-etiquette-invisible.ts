import type { Box, Dom, DomNode } from '../../artifacts.ts';
import { fieldsOf, isBox, isSearchField, labelsOf } from '../../derive/dom/fields.ts';
import { isButton } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const nearPx = 60;

function gap(a: Box, b: Box): number {
  const dx = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0);
  const dy = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0);
  return Math.max(dx, dy);
}

const isNear = (field: DomNode, node: DomNode): boolean =>
  field.box !== null && node.box !== null && gap(field.box, node.box) <= nearPx;

/** Some text or named button stands by the field: it may be read as its label. */
function hasTextNear(dom: Dom, field: DomNode): boolean {
  return dom.nodes.some(
    (node) =>
      node !== field &&
      isShown(node) &&
      isNear(field, node) &&
      ((/\p{L}/u.test(node.ownText) && node.tag !== 'option') || (isButton(node) && node.name !== '')),
  );
}

export default defineRule({
  id: 'rgaa-etiquette-invisible',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 11.1.3', 'WCAG 3.3.2'],
  rgaa: ['11.1.3'],
  title: {
    fail: 'Un champ n’a pas d’étiquette visible',
    pass: 'Aucun champ sans étiquette visible n’a été relevé',
  },
  messages: { near: 'Un texte voisin tient peut-être lieu d’étiquette visible : à vérifier' },
  why: 'Le nom du champ n’existe que pour les lecteurs d’écran : les autres personnes ne savent plus quoi saisir dès qu’elles ont commencé.',
  fix: 'Afficher l’étiquette au-dessus ou à gauche du champ.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter(
      (field) => isShown(field) && field.name !== '' && !isBox(field) && !isSearchField(dom, field),
    );
    if (fields.length === 0) return { status: 'inapplicable' };
    const unlabelled = fields.filter((field) => {
      const named = field.attributes['aria-label'] || labelsOf(dom, field).length > 0;
      const shown = labelsOf(dom, field).some(isShown) || (field.attributes.title ?? '').trim() !== '';
      return named && !shown;
    });
    const sure = unlabelled.filter((field) => !hasTextNear(dom, field));
    if (sure.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, sure) };
    return unlabelled.length > 0
      ? { status: 'review', message: 'near', ...evidenceOfNodes(dom, unlabelled) }
      : { status: 'pass' };
  },
});
