import type { Dom, DomNode, Stylesheet } from '../../artifacts.ts';
import { colourBehind, contrastRatio, paintOver, parseColour } from '../../derive/css/colour.ts';
import { cssRulesOf } from '../../derive/css/css-rules.ts';
import { fieldsOf, isBox } from '../../derive/dom/fields.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const required = threshold(3, { from: 'RGAA 3.3.1' });
const drawnApart = new Set(['range', 'color', 'file']);

/** Best contrast of the field’s top border or background against what is behind; null when it cannot be known. */
function edgeRatio(dom: Dom, field: DomNode): number | null {
  const behind = colourBehind(dom, field);
  const fill = parseColour(field.style.backgroundColor);
  const border = parseColour(field.style.borderTopColor);
  if (!behind || !fill || !border || field.style.backgroundImage !== 'none' || field.style.opacity !== '1')
    return null;
  if (Number.parseFloat(field.style.borderTopWidth) < 1) return null;
  return Math.max(
    contrastRatio(paintOver(border, behind), behind),
    contrastRatio(paintOver(fill, behind), behind),
  );
}

/** Several values, one a side: the spaces inside `rgb(0, 0, 0)` part nothing. */
const hasParts = (value: string): boolean => /\s/.test(value.replaceAll(/\([^()]*\)/g, '').trim());

/** Shadows that paint nothing, as frameworks leave them. */
const noShadow =
  /^(?:none|(?:(?:rgba\(\d+, \d+, \d+, 0\)|[a-z]+\([^()]*\/ 0\)) (?:-?[\d.]+px ?)+(?:inset)?(?:, )?)+)$/;

/** Shadows and other bottom lines are not measured: a field that has one leaves a doubt. */
function drawsOtherEdge({ style }: DomNode): boolean {
  return (
    !noShadow.test(style.boxShadow ?? '') ||
    style.borderBottomWidth !== style.borderTopWidth ||
    style.borderBottomColor !== style.borderTopColor
  );
}

/** In visits saved before these were read: a sheet that may draw one on fields. */
function mayDrawOtherEdge(stylesheets: readonly Stylesheet[], field: DomNode): boolean {
  if (field.style.borderBottomColor !== undefined) return drawsOtherEdge(field);
  const classes = (field.attributes.class ?? '').split(/\s+/).filter(Boolean);
  const touches = (selector: string) =>
    !/:(focus|hover|active)/.test(selector) &&
    (/\b(input|textarea|select)\b/.test(selector) || classes.some((name) => selector.includes(`.${name}`)));
  const edges = [
    'box-shadow',
    'border-bottom',
    'border-bottom-color',
    'border-bottom-width',
    'border-color',
    'border-width',
  ];
  const inline = field.attributes.style ?? '';
  if (/box-shadow|border-bottom/.test(inline)) return true;
  return stylesheets.some((sheet) =>
    cssRulesOf(sheet).some(
      ({ selectors, declarations }) =>
        selectors.some(touches) &&
        edges.some((name) => {
          const value = declarations[name];
          if (value === undefined || /^(none|inherit|0)$/.test(value)) return false;
          return !/^border-(color|width)$/.test(name) || hasParts(value);
        }),
    ),
  );
}

export default defineRule({
  id: 'rgaa-contraste-bordure-champ',
  version: 5,
  // Label and placeholder still show where the field is.
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 3.3.1' },
    { kind: 'standard', title: 'WCAG 1.4.11' },
  ],
  rgaa: ['3.3.1'],
  title: {
    fail: 'Le contour d’un champ de formulaire est trop peu contrasté',
    pass: 'Aucun champ au contour trop peu contrasté n’a été relevé',
  },
  messages: { doubt: 'Le contour d’un champ de formulaire est peut-être trop peu contrasté : à vérifier' },
  why: 'Une personne malvoyante ne voit pas où écrire.',
  fix: 'Foncer la bordure du champ, ou son fond, jusqu’à un rapport de 3:1 avec ce qui l’entoure.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom', 'stylesheets'],
  evaluate({ dom, stylesheets }) {
    const fields = fieldsOf(dom).filter(
      (field) =>
        isShown(field) && !isBox(field) && !field.field?.disabled && !drawnApart.has(field.field?.type ?? ''),
    );
    const measured = fields.filter((field) => edgeRatio(dom, field) !== null);
    if (measured.length === 0) return { status: 'inapplicable' };
    const weak = measured.filter((field) => (edgeRatio(dom, field) ?? 21) < required);
    if (weak.length === 0) return { status: 'pass' };
    const note = (field: DomNode) =>
      `rapport mesuré ${(edgeRatio(dom, field) ?? 0).toFixed(1).replace('.', ',')}:1, attendu 3:1`;
    const certain = weak.filter((field) => !mayDrawOtherEdge(stylesheets, field));
    return certain.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, certain, note) }
      : { status: 'review', message: 'doubt', ...evidenceOfNodes(dom, weak, note) };
  },
});
