import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf } from '../../derive/dom/dom.ts';
import { reversedRows } from '../../derive/dom/reversed-rows.ts';
import { isShownNow } from '../../derive/dom/visibility.ts';
import { textNodesOf } from '../../derive/text/sentences.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const longText = threshold(20, { ours: 'shorter texts are labels that no reading order binds' });
const share = threshold(0.1, { ours: 'smaller differences come from side notes' });

/** The next text of the code is displayed entirely above, in the same column: it is read after but seen before. */
function jumpsUp(before: DomNode, next: DomNode | undefined): boolean {
  const [a, b] = [before.box, next?.box];
  if (!a || !b) return false;
  return b.y + b.height <= a.y && b.x < a.x + a.width && a.x < b.x + b.width;
}

/** Lies below the edge of a block that cuts or scrolls: nobody sees it where it would be. */
function isScrolledAway(dom: Dom, node: DomNode): boolean {
  const { box } = node;
  if (!box) return false;
  return ancestorsOf(dom, node).some(
    (up) =>
      up.box !== null &&
      !/^(?:html|body)$/.test(up.tag) &&
      up.style.overflowY !== 'visible' &&
      box.y >= up.box.y + up.box.height,
  );
}

export default defineRule({
  id: 'rgaa-ordre-visuel-dom',
  version: 4,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 10.3.1' },
    { kind: 'standard', title: 'RGAA 12.8.1' },
  ],
  rgaa: ['10.3', '12.8'],
  title: {
    fail: 'L’ordre affiché diffère de l’ordre du code : à vérifier',
    pass: 'Ordre affiché et ordre du code concordent',
  },
  messages: {
    reversed: 'Des liens ou des boutons s’affichent dans l’ordre inverse du code : à vérifier',
  },
  why: 'Les lecteurs d’écran et le clavier suivent l’ordre du code : un texte peut être lu avant celui qu’il complète.',
  fix: 'Remettre le code dans l’ordre de lecture plutôt que de déplacer les blocs avec le CSS.',
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const rows = reversedRows(dom);
    if (rows.length > 0) {
      const firsts = rows.flatMap((row) => row.slice(0, 1));
      const counts = new Map(rows.map((row) => [row[0], row.length]));
      const note = (node: DomNode) => `premier de ${counts.get(node)} dans le code, dernier à l’écran`;
      return { status: 'review', message: 'reversed', ...evidenceOfNodes(dom, firsts, note) };
    }
    const texts = textNodesOf(dom).filter(
      (node) =>
        isShownNow(dom, node) &&
        node.ownText.length >= longText &&
        !/^(fixed|sticky)$/.test(node.style.position) &&
        !isScrolledAway(dom, node),
    );
    if (texts.length < 5) return { status: 'inapplicable', reason: 'trop peu de texte' };
    const jumps = texts.filter((node, at) => jumpsUp(node, texts[at + 1]));
    const many = jumps.length >= 3 && jumps.length / texts.length > share;
    return many ? { status: 'review', ...evidenceOfNodes(dom, jumps) } : { status: 'pass' };
  },
});
