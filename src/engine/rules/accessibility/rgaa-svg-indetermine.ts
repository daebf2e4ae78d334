import type { DomNode } from '../../artifacts.ts';
import { byTag, closest } from '../../derive/dom/dom.ts';
import { isButton, isLink } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Declared as an image and without a name: axe-core’s finding, which also looks at the parts of drawings. */
const isMuteImage = ({ attributes, name }: DomNode): boolean =>
  /^(img|graphics-(document|symbol))$/.test(attributes.role ?? '') && name.trim() === '';

const isDescribed = ({ name }: DomNode): boolean => name.trim() !== '';

const silent = new Set(['presentation', 'none']);

export default defineRule({
  id: 'rgaa-svg-indetermine',
  version: 5,
  // Most drawings decorate: what informs is not told from the code. Inside a link or a button with a name: `info`.
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 1.1.5' },
    { kind: 'standard', title: 'RGAA 1.2.4' },
  ],
  rgaa: ['1.1.5', '1.2.4'],
  title: {
    fail: 'Des images vectorielles ne sont ni décrites ni masquées',
    pass: 'Chaque image vectorielle est décrite ou masquée aux lecteurs d’écran',
  },
  messages: {
    roleless: 'Des images vectorielles sont décrites sans être annoncées comme des images',
    mixed:
      'Des images vectorielles ne sont ni décrites ni masquées, d’autres sont décrites sans être annoncées comme des images',
  },
  why: 'Un lecteur d’écran annonce ces dessins (SVG) sans les nommer, ou les ignore alors qu’ils informent : une personne aveugle ne sait pas ce qu’ils montrent.',
  fix: 'Si le dessin décore, ajouter aria-hidden="true" sur la balise svg. S’il informe, ajouter role="img" et aria-label avec un texte court qui dit la même chose que le dessin.',
  advice: {
    roleless: {
      why: 'Sans role="img", des lecteurs d’écran ne lisent pas la description donnée au dessin (SVG), ou lisent ses morceaux à la place.',
      fix: 'Ajouter role="img" sur chaque balise svg qui porte aria-label ou aria-labelledby.',
    },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const drawings = byTag(dom, 'svg').filter((svg) => svg.exposed && isShown(svg) && !isMuteImage(svg));
    if (drawings.length === 0) return { status: 'inapplicable' };
    const wrong = drawings.filter((svg) => {
      const { attributes, namedParts } = svg;
      const role = attributes.role ?? '';
      if (silent.has(role) || namedParts) return false;
      return !isDescribed(svg) || role === '';
    });
    if (wrong.length === 0) return { status: 'pass' };
    const insideNamed = (svg: (typeof wrong)[number]) =>
      closest(dom, svg, (node) => (isLink(node) || isButton(node)) && node.name !== '') !== undefined;
    const [described, mute] = [wrong.filter(isDescribed), wrong.filter((svg) => !isDescribed(svg))];
    const serious = mute.filter((svg) => !insideNamed(svg));
    const message = mute.length === 0 ? 'roleless' : 'mixed';
    return {
      status: 'fail',
      ...(described.length > 0 && { message }),
      ...(serious.length === 0 && described.length === 0 && ({ severity: 'info' } as const)),
      ...evidenceOfNodes(dom, [...serious, ...mute.filter(insideNamed), ...described], (svg) =>
        message === 'mixed' && isDescribed(svg) ? 'décrite, mais sans role="img"' : undefined,
      ),
    };
  },
});
