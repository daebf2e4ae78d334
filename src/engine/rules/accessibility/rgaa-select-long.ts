import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, descendantsOf } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const manyOptions = threshold(40, { ours: 'longer lists are searched, not read' });

const optionsOf = (dom: Dom, list: DomNode): readonly DomNode[] =>
  descendantsOf(dom, list).filter(({ tag }) => tag === 'option');

/** Countries, years and numbers have an order of their own that grouping would spoil. */
function hasOwnOrder(dom: Dom, list: DomNode): boolean {
  const texts = optionsOf(dom, list).map(({ ownText }) => ownText);
  const countries =
    texts.some((text) => /^France\b/.test(text)) &&
    texts.some((text) => /^(Belgique|Allemagne|Belgium|Germany)/.test(text));
  return countries || texts.filter((text) => /\d/.test(text)).length / texts.length > 0.8;
}

export default defineRule({
  id: 'rgaa-select-long',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 11.8.1' }],
  rgaa: ['11.8.1'],
  title: {
    fail: 'Une longue liste de choix n’est pas regroupée : à vérifier',
    pass: 'Les listes de choix sont courtes ou regroupées',
  },
  why: 'Au clavier ou à l’écoute, parcourir des dizaines de choix sans repère est pénible.',
  fix: 'Regrouper les choix avec optgroup, ou proposer un champ de recherche.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const lists = byTag(dom, 'select').filter((node) => node.exposed);
    return judgeElements(
      dom,
      lists,
      (list) =>
        optionsOf(dom, list).length > manyOptions &&
        !descendantsOf(dom, list).some(({ tag }) => tag === 'optgroup') &&
        !hasOwnOrder(dom, list),
      { status: 'review', note: (list) => `${optionsOf(dom, list).length} choix` },
    );
  },
});
