import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, textOf } from '../../derive/dom/dom.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

function isRightToLeft({ ownText }: DomNode): boolean {
  const letters = ownText.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 3 && (ownText.match(rightToLeft)?.length ?? 0) > letters / 2;
}

const directionOf = (dom: Dom, node: DomNode): string =>
  closest(dom, node, ({ attributes }) => attributes.dir !== undefined)?.attributes.dir?.toLowerCase() ?? '';

const latin = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** A sentence of our letters in a part declared the other way, on a page that is not: some words, where it holds no others. */
function isReversed(dom: Dom, node: DomNode): boolean {
  if (!node.visible || wordCount(node.ownText) < 2) return false;
  const letters = node.ownText.match(/\p{L}/gu)?.length ?? 0;
  if ((node.ownText.match(latin)?.length ?? 0) < letters * 0.9) return false;
  const declared = closest(dom, node, ({ attributes }) => attributes.dir !== undefined);
  if (declared?.attributes.dir?.toLowerCase() !== 'rtl' || /^(?:html|body)$/.test(declared.tag)) return false;
  return wordCount(node.ownText) > 3 || !textOf(dom, declared).match(rightToLeft);
}

export default defineRule({
  id: 'rgaa-sens-lecture',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 8.10.1' },
    { kind: 'standard', title: 'RGAA 8.10.2' },
  ],
  rgaa: ['8.10'],
  title: {
    fail: 'Un texte qui se lit de droite à gauche n’est pas signalé',
    pass: 'Les textes qui se lisent de droite à gauche sont signalés',
  },
  messages: { reversed: 'Un texte qui se lit de gauche à droite est déclaré dans l’autre sens' },
  why: 'Phrases en arabe ou en hébreu : sans cette indication, ponctuation et nombres s’affichent et se lisent dans le désordre.',
  fix: 'Ajouter dir="rtl" sur l’élément qui contient le texte ; dir n’accepte que ltr, rtl ou auto.',
  advice: {
    reversed: {
      why: 'Déclaré de droite à gauche, un texte écrit de gauche à droite s’affiche et se lit avec sa ponctuation et ses nombres mal placés.',
      fix: 'Retirer dir="rtl" de ce texte, ou le remplacer par dir="ltr".',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const texts = dom.nodes.filter((node) => node.visible && isRightToLeft(node));
    const declared = dom.nodes.filter(({ attributes }) => (attributes.dir ?? '') !== '');
    if (texts.length + declared.length === 0) return { status: 'inapplicable' };
    const invalid = declared.filter(({ attributes }) => !/^(ltr|rtl|auto)$/i.test(attributes.dir ?? ''));
    const loose = texts.filter((node) => !/^(rtl|auto)$/.test(directionOf(dom, node)));
    // A lone word (a language’s own name in a menu) reads right either way.
    const wrong = [...invalid, ...loose.filter((node) => wordCount(node.ownText) > 2)];
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    const reversed = dom.nodes.filter((node) => isReversed(dom, node));
    if (reversed.length > 0)
      return { status: 'fail', message: 'reversed', ...evidenceOfNodes(dom, reversed) };
    return loose.length > 0 ? { status: 'review', ...evidenceOfNodes(dom, loose) } : { status: 'pass' };
  },
});
