import type { Box, Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf } from '../../derive/dom/dom.ts';
import { fieldsOf, isBox, isSearchField, labelsOf } from '../../derive/dom/fields.ts';
import { isButton } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const nearPx = threshold(60, { ours: 'a text farther away labels something else' });

function gap(a: Box, b: Box): number {
  const dx = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0);
  const dy = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0);
  return Math.max(dx, dy);
}

const isNear = (field: DomNode, node: DomNode): boolean =>
  field.box !== null && node.box !== null && gap(field.box, node.box) <= nearPx;

/** The name of a button is drawn: its words stand in the page, or may stand in a picture of it. */
function isDrawnButton(dom: Dom, node: DomNode): boolean {
  if (!isButton(node) || node.name === '') return false;
  const isPicture = ({ tag, style }: DomNode) => tag === 'img' || style.backgroundImage.includes('url(');
  return node.tag === 'input' || [node, ...descendantsOf(dom, node)].some(isPicture);
}

/** What stands by the field may be read as its label: a text, a button. */
function hasTextNear(dom: Dom, field: DomNode): boolean {
  return dom.nodes.some(
    (node) =>
      node !== field &&
      isShown(node) &&
      isNear(field, node) &&
      ((/\p{L}/u.test(node.ownText) && node.tag !== 'option') || isDrawnButton(dom, node)),
  );
}

const playing = /\b(?:play|pause|lecture|lire|(?:un)?mute|muet|sourdine|volume|(?:le|du) son)\b|écouter\b/i;

/** The slider of a player stands among its buttons, which tell what it moves. */
const isOfPlayer = (dom: Dom, field: DomNode): boolean =>
  field.attributes.type === 'range' &&
  dom.nodes.some((node) => isButton(node) && playing.test(node.name) && isShown(node) && isNear(field, node));

export default defineRule({
  id: 'rgaa-etiquette-invisible',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 11.1.3' },
    { kind: 'standard', title: 'WCAG 3.3.2' },
  ],
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
      return named && !shown && !isOfPlayer(dom, field);
    });
    const sure = unlabelled.filter((field) => !hasTextNear(dom, field));
    if (sure.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, sure) };
    return unlabelled.length > 0
      ? { status: 'review', message: 'near', ...evidenceOfNodes(dom, unlabelled) }
      : { status: 'pass' };
  },
});
