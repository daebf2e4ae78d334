import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, descendantsOf, textOf, textOfIds, visible } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const announced =
  /\bnouve(?:l|lle|aux|lles)\b.{0,20}\b(?:onglet|fenetre|page)|\b(?:onglet|fenetre)s?\b|\bnew (?:window|tab)\b|\b(?:lien|site) externe\b|\bexternal\b|↗|⧉/;

export default defineRule({
  id: 'qual-lien-nouvelle-fenetre',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'ours', title: 'bonne pratique' },
    { kind: 'standard', title: 'WCAG G201' },
  ],
  title: {
    fail: 'Des liens ouvrent un nouvel onglet sans prévenir',
    pass: 'Les liens qui ouvrent un nouvel onglet préviennent',
  },
  why: 'Le bouton « Précédent » ne marche plus, ce qui déroute beaucoup de visiteurs.',
  fix: 'Laisser le lien s’ouvrir dans le même onglet, ou écrire « (nouvel onglet) » dans le lien.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = visible(byTag(dom, 'a')).filter(
      (node) =>
        node.document === 0 &&
        /^_?blank$/i.test(node.attributes.target?.trim() ?? '') &&
        /^https?:/.test(node.url ?? ''),
    );
    return judgeElements(dom, links, (node) => !announced.test(foldText(wordingOf(dom, node))));
  },
});

/** Everything about the link that can be read or heard, its icons’ alternatives included. */
function wordingOf(dom: Dom, node: DomNode): string {
  const inside = descendantsOf(dom, node);
  return [
    node.name,
    textOf(dom, node),
    node.attributes.title,
    textOfIds(dom, node.attributes['aria-describedby']),
    ...[node, ...inside].flatMap(({ before, after }) => [before, after]),
    ...inside.flatMap(({ attributes }) => [attributes.alt, attributes.title, attributes['aria-label']]),
  ].join(' ');
}
