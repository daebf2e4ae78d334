import type { Dom, DomNode, Source } from '../../artifacts.ts';
import { closest, parentOf } from '../../derive/dom/dom.ts';
import { groupFields } from '../../derive/dom/fields.ts';
import { withoutVerbatim } from '../../derive/html/markup.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Identifiers are unique per tree: the document, a frame, or a shadow root (told by its custom element). */
function treeOf(dom: Dom, node: DomNode): string {
  if (!node.inShadow) return `document ${node.document}`;
  const above = parentOf(dom, node);
  const host = above && closest(dom, above, (up) => !up.inShadow || up.tag.includes('-'));
  return `shadow ${host?.index ?? node.document}`;
}

const lists = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'headers', 'for', 'list'];

/** Identifiers that labels, ARIA, tables or links point at. */
function referencedIds(dom: Dom): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { attributes } of dom.nodes) {
    for (const name of lists) for (const id of (attributes[name] ?? '').split(/\s+/)) ids.add(id);
    if (attributes.href?.startsWith('#')) ids.add(attributes.href.slice(1));
  }
  return ids;
}

/**
 * Identifiers of tags closed on themselves as in XHTML (`<a id="x"/>`). HTML reads an opening tag there: the parser opens
 * the element again in each block that follows, with its identifier, which the code holds once.
 */
function shorthandIds({ html }: Source): ReadonlySet<string> {
  const source = withoutVerbatim(html);
  const counts = new Map<string, number>();
  for (const [, id = ''] of source.matchAll(/\sid\s*=\s*["']?([^\s"'>]+)/gi))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  const closed =
    /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)\s(?=[^<>]{0,2000}\/>)(?:[^<>]{0,2000}\s)?id\s{0,9}=\s{0,9}["']?([^\s"'>/]+)/gi;
  return new Set([...source.matchAll(closed)].flatMap(([, id = '']) => (counts.get(id) === 1 ? [id] : [])));
}

export default defineRule({
  id: 'rgaa-id-dupliques',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 8.2.1' }],
  rgaa: ['8.2'],
  title: {
    fail: 'Des identifiants sont répétés dans la page',
    pass: 'Les identifiants de la page sont uniques',
  },
  messages: {
    shorthand: 'Des balises écrites « <a …/> » ne sont pas fermées : le navigateur répète leur identifiant',
  },
  why: 'Étiquettes, liens et descriptions désignent un élément par son identifiant : s’il existe en double, ils visent le mauvais.',
  fix: 'Donner à chaque attribut id une valeur qui n’existe qu’une fois dans la page, et mettre à jour ce qui s’y réfère.',
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const carriers = dom.nodes.filter((node) => (node.attributes.id ?? '').trim() !== '');
    if (carriers.length === 0) return { status: 'inapplicable' };
    const groups = groupFields(carriers, (node) => `${treeOf(dom, node)} ${node.attributes.id}`);
    const repeated = [...groups.values()].filter((group) => group.length > 1);
    if (repeated.length === 0) return { status: 'pass' };
    const referenced = referencedIds(dom);
    const pointed = (group: readonly DomNode[]) => referenced.has(group[0]?.attributes.id ?? '');
    const counts = new Map(repeated.map((group) => [group[0]?.attributes.id, group.length]));
    const ordered = [...repeated.filter(pointed), ...repeated.filter((group) => !pointed(group))];
    const shorthand = shorthandIds(source);
    const idOf = ({ attributes: { id = '' } }: DomNode) => id;
    const shown = ordered.flatMap((group) => group.slice(1, 2));
    const note = (node: DomNode) =>
      shorthand.has(idOf(node))
        ? `id « ${idOf(node)} » écrit une fois : sa balise, fermée par « /> », reste ouverte`
        : `id « ${idOf(node)} » présent ${counts.get(idOf(node))} fois`;
    const proof = {
      severity: repeated.some(pointed) ? ('majeur' as const) : ('mineur' as const),
      ...evidenceOfNodes(dom, shown, note),
    };
    return shown.every((node) => shorthand.has(idOf(node)))
      ? { status: 'fail', message: 'shorthand', ...proof }
      : { status: 'fail', ...proof };
  },
});
