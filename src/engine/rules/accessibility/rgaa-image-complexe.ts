import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, descendantsOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { isButton, isLink, plainText, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { fileNameOf } from '../../derive/media/images.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const words =
  /\b(graph(e|ique|iques)?|courbes?|schemas?|carte (de|du|des)|plan (de|du|d)|infographi(e|es)|organigrammes?|diagrammes?|camemberts?|histogrammes?)\b/;

const isLarge = ({ box }: DomNode): boolean => box !== null && box.width > 300 && box.height > 200;

/** The image with the block that holds it: is there a link, a button or a text to read instead? */
function hasDescription(dom: Dom, node: DomNode): boolean {
  if (node.attributes['aria-describedby'] || node.attributes.longdesc) return true;
  const parent = parentOf(dom, node);
  const around = parent ? [parent, ...childrenOf(dom, parent), ...descendantsOf(dom, parent)] : [];
  return around.some(
    (near) => isLink(near) || isButton(near) || (near.tag === 'p' && wordCount(textOf(dom, near)) > 30),
  );
}

export default defineRule({
  id: 'rgaa-image-complexe',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 1.6' },
    { kind: 'standard', title: 'RGAA 1.7' },
  ],
  rgaa: ['1.6', '1.7'],
  title: {
    fail: 'Une image semble complexe : description détaillée à vérifier',
    pass: 'Aucune image complexe sans description n’a été relevée',
  },
  why: 'Un graphique, un plan ou un organigramme ne tient pas dans une phrase : sans description, ses données sont perdues pour qui ne le voit pas.',
  fix: 'Écrire à côté de l’image, ou derrière un lien voisin, le texte ou le tableau qui dit la même chose.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const large = dom.nodes.filter(
      (node) => ['img', 'svg', 'canvas'].includes(node.tag) && node.exposed && isShown(node) && isLarge(node),
    );
    if (large.length === 0) return { status: 'inapplicable' };
    const complex = large.filter((node) => {
      const parent = parentOf(dom, node);
      const caption = parent?.tag === 'figure' ? textOf(dom, parent) : '';
      const said = plainText(`${node.name} ${caption} ${fileNameOf(node)}`);
      return words.test(said) && !hasDescription(dom, node);
    });
    return complex.length > 0 ? { status: 'review', ...evidenceOfNodes(dom, complex) } : { status: 'pass' };
  },
});
