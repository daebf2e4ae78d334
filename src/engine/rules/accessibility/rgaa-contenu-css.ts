import type { Dom, DomNode } from '../../artifacts.ts';
import { textOf } from '../../derive/dom/dom.ts';
import { holdsImage, isButton, isLink } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const words = /\p{L}{3,}/u;

/** Words written by the style sheet, or a control whose only content is a background picture. */
function isWritten(dom: Dom, node: DomNode): boolean {
  if (words.test(node.before ?? '') || words.test(node.after ?? '')) return true;
  const painted = /url\(/.test(node.style.backgroundImage);
  return painted && (isLink(node) || isButton(node)) && textOf(dom, node) === '' && !holdsImage(dom, node);
}

export default defineRule({
  id: 'rgaa-contenu-css',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['RGAA 10.2.1'],
  rgaa: ['10.2'],
  title: {
    fail: 'Une information n’existe que dans la feuille de style : à vérifier',
    pass: 'Aucune information portée par la feuille de style n’a été relevée',
  },
  why: 'Elle disparaît quand on lit la page sans sa mise en forme, ou avec ses propres couleurs.',
  fix: 'Écrire l’information dans la page : un texte, ou une image avec alternative.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const shown = dom.nodes.filter(
      (node) => isShown(node) && (node.before || node.after || node.style.backgroundImage !== 'none'),
    );
    return judgeElements(dom, shown, (node) => isWritten(dom, node), { status: 'review' });
  },
});
