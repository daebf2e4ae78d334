import type { Dom, DomNode } from '../../artifacts.ts';
import { colourBehind, contrastRatio, paintOver, parseColour } from '../../derive/css/colour.ts';
import { closest } from '../../derive/dom/dom.ts';
import { iconCharacter, isButton, isLink, withoutIcons } from '../../derive/dom/names.ts';
import { isShown, shownText } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const required = threshold(3, { from: 'RGAA 3.3.2' });

/** Icons whose ink is known to be the text colour: icon fonts, drawings painted in `currentColor`. */
function inksWithTextColour({ tag, attributes, before = '', after = '', ownText }: DomNode): boolean {
  if (tag === 'svg') return /currentcolor/i.test(`${attributes.fill ?? ''} ${attributes.stroke ?? ''}`);
  return iconCharacter.test(before + after + ownText);
}

/** Alone in its link or button: the icon carries the information. */
function standsAlone(dom: Dom, icon: DomNode): boolean {
  const control = closest(dom, icon, (node) => isLink(node) || isButton(node));
  return control !== undefined && !/\p{L}/u.test(withoutIcons(shownText(dom, control)));
}

function ratioOf(dom: Dom, icon: DomNode): number | null {
  const ink = parseColour(icon.style.color);
  const behind = colourBehind(dom, icon);
  const own = parseColour(icon.style.backgroundColor);
  if (!ink || !behind || !own || icon.style.backgroundImage !== 'none') return null;
  const paper = paintOver(own, behind);
  return contrastRatio(paintOver(ink, paper), paper);
}

export default defineRule({
  id: 'rgaa-contraste-picto',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 3.3.2' },
    { kind: 'standard', title: 'WCAG 1.4.11' },
  ],
  rgaa: ['3.3.2'],
  title: {
    fail: 'Un pictogramme paraît trop peu contrasté : à vérifier',
    pass: 'Les pictogrammes mesurés sont assez contrastés',
  },
  why: 'Seul dans un bouton, un pictogramme pâle ne se voit pas : la fonction est perdue.',
  fix: 'Foncer ou éclaircir le pictogramme jusqu’à un rapport de 3:1 avec son fond.',
  everyView: true,
  judges: 'icons',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const icons = dom.nodes.filter(
      (node) =>
        isShown(node) && inksWithTextColour(node) && standsAlone(dom, node) && ratioOf(dom, node) !== null,
    );
    return judgeElements(dom, icons, (icon) => (ratioOf(dom, icon) ?? 21) < required, {
      status: 'review',
      note: (icon) => `rapport mesuré ${(ratioOf(dom, icon) ?? 0).toFixed(1).replace('.', ',')}:1`,
    });
  },
});
