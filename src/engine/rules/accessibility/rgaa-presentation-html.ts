import type { DomNode } from '../../artifacts.ts';
import { isHtml5 } from '../../derive/dom/landmarks.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const tags = new Set(['basefont', 'big', 'blink', 'center', 'font', 'marquee', 's', 'strike', 'tt']);

/** In HTML today they say that something is no more true: style sheets would say it to the eye alone. */
const struck = new Set(['s', 'strike']);

const attributeNames = new Set(
  'align alink background bgcolor border cellpadding cellspacing char charoff clear compact frameborder hspace link marginheight marginwidth text valign vlink vspace'.split(
    ' ',
  ),
);
/** Drawings, custom elements and what sits in the head use these names for something else. */
const otherMeaning = new Set(['svg', 'math', 'link', 'meta', 'script']);
const sized = new Set(['table', 'td', 'th', 'tr', 'col', 'colgroup', 'hr', 'pre', 'thead', 'tbody', 'tfoot']);

function oldAttributes({ tag, attributes }: DomNode): string[] {
  if (otherMeaning.has(tag) || tag.includes('-')) return [];
  return Object.keys(attributes).filter(
    (name) =>
      attributeNames.has(name) ||
      (sized.has(tag) && /^(width|height)$/.test(name)) ||
      (/^(hr|font|basefont)$/.test(tag) && /^(color|size|noshade)$/.test(name)),
  );
}

export default defineRule({
  id: 'rgaa-presentation-html',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.1.1' },
    { kind: 'standard', title: 'RGAA 10.1.2' },
  ],
  rgaa: ['10.1'],
  title: {
    fail: 'Des balises ou attributs de mise en forme subsistent',
    pass: 'La mise en forme est confiée aux feuilles de style',
  },
  messages: {
    embedded: 'Un contenu intégré garde des attributs de mise en forme : à vérifier',
    struck: 'Du texte est barré par une balise que le RGAA range dans la mise en forme',
  },
  why: 'Une présentation écrite dans le contenu ne peut pas être adaptée : grands caractères, contrastes renforcés ou petits écrans en pâtissent.',
  fix: 'Retirer ces balises (center, font…) et attributs (align, bgcolor, border…) et faire la même chose en CSS ; pour un texte barré, écrire del au lieu de s ou strike.',
  advice: {
    struck: {
      why: 'Un lecteur d’écran lit d’ordinaire le texte barré comme le reste : l’ancien prix ou l’ancien horaire paraît encore valable.',
      fix: 'Écrire del (ce qui est retiré) et ins (ce qui le remplace) au lieu de s ou strike, et dire le changement en toutes lettres : « au lieu de 21 h ».',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const own = dom.nodes.filter((node) => node.document === 0 && !node.inShadow);
    const isOld = (node: DomNode) =>
      tags.has(node.tag) || (node.tag === 'u' && !isHtml5(dom)) || oldAttributes(node).length > 0;
    const note = (node: DomNode) =>
      tags.has(node.tag) ? `balise ${node.tag}` : `attribut ${oldAttributes(node).join(', ') || node.tag}`;
    const found = own.filter(isOld);
    // The code that a map or video service hands out is not the site’s own writing.
    const wrong = found.filter((node) => node.tag !== 'iframe');
    const isStruck = wrong.every((node) => struck.has(node.tag)) && isHtml5(dom);
    if (wrong.length > 0)
      return {
        status: 'fail',
        ...(isStruck && { message: 'struck' as const }),
        ...evidenceOfNodes(dom, wrong, note),
      };
    if (found.length > 0)
      return { status: 'review', message: 'embedded', ...evidenceOfNodes(dom, found, note) };
    return { status: 'pass' };
  },
});
