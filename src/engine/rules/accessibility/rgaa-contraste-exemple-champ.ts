import type { Dom, DomNode } from '../../artifacts.ts';
import { colourBehind, contrastRatio, paintOver, parseColour } from '../../derive/css/colour.ts';
import { fieldsOf } from '../../derive/dom/fields.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { seenContrast } from '../../derive/engines/measured-contrast.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const required = threshold(4.5, { from: 'RGAA 3.2.1' });
const requiredOfLarge = threshold(3, { from: 'RGAA 3.2.3' });
/** WCAG « large scale »: 18 points, or 14 points in bold. CSS px. */
const [largePx, largeBoldPx, boldWeight] = [24, 18.66, 700];
/** What Chromium draws where no style says anything: other browsers draw another colour. */
const ofTheBrowser = 'rgb(117, 117, 117)';

const isLarge = ({ style }: DomNode): boolean => {
  const size = Number.parseFloat(style.fontSize);
  return size >= largePx || (size >= largeBoldPx && Number.parseInt(style.fontWeight, 10) >= boldWeight);
};

/** Contrast of the example in a field; null where it cannot be known, or is not meant to be read. */
function hintRatio(dom: Dom, node: DomNode): number | null {
  const { field, style } = node;
  if (!field?.hint || field.hint.color === ofTheBrowser) return null;
  if (style.backgroundImage !== 'none' || style.opacity !== '1') return null;
  const [behind, fill] = [colourBehind(dom, node), parseColour(style.backgroundColor)];
  const ink = parseColour(field.hint.color);
  if (!behind || !fill || !ink) return null;
  const ground = paintOver(fill, behind);
  const alpha = ink.alpha * Number.parseFloat(field.hint.opacity);
  const ratio = contrastRatio(paintOver({ ...ink, alpha }, ground), ground);
  // A label that moves over the field leaves its example unseen until then.
  return Number.isNaN(ratio) || ratio < seenContrast ? null : ratio;
}

export default defineRule({
  id: 'rgaa-contraste-exemple-champ',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 3.2.1' },
    { kind: 'standard', title: 'RGAA 3.2.3' },
    { kind: 'standard', title: 'WCAG 1.4.3' },
  ],
  rgaa: ['3.2.1', '3.2.2', '3.2.3', '3.2.4'],
  title: {
    fail: 'L’exemple affiché dans un champ est trop peu contrasté',
    pass: 'Les exemples affichés dans les champs sont assez contrastés',
  },
  why: 'Cet exemple (attribut « placeholder ») est un texte comme un autre : trop pâle, une personne malvoyante ne sait pas ce qui est attendu.',
  fix: 'Foncer la couleur de ::placeholder jusqu’à un rapport de 4,5:1 avec le fond du champ, et remettre son opacité à 1.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter((node) => isShown(node) && !node.field?.disabled);
    const measured = fields.flatMap((node) => {
      const ratio = hintRatio(dom, node);
      return ratio === null ? [] : [{ node, ratio, needed: isLarge(node) ? requiredOfLarge : required }];
    });
    if (measured.length === 0) return { status: 'inapplicable' };
    const pale = new Map(
      measured.filter(({ ratio, needed }) => ratio < needed).map((one) => [one.node, one] as const),
    );
    if (pale.size === 0) return { status: 'pass' };
    const french = (value: number) => String(Math.floor(value * 10) / 10).replace('.', ',');
    const note = (node: DomNode) => {
      const { ratio = 0, needed = required } = pale.get(node) ?? {};
      return `rapport mesuré ${french(ratio)}:1, attendu ${french(needed)}:1`;
    };
    return { status: 'fail', ...evidenceOfNodes(dom, [...pale.keys()], note) };
  },
});
