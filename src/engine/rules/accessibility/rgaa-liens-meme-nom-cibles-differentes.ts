import { sameTarget } from '../../address/same-target.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, childrenOf, closest, parentOf, textOf } from '../../derive/dom/dom.ts';
import { groupFields } from '../../derive/dom/fields.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { isLink, plainText } from '../../derive/dom/names.ts';
import { memoise } from '../../derive/memoise.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** What surrounds the link and tells it from its twins: its sentence, list item or cell. */
function contextOf(dom: Dom, link: DomNode): string {
  const around = closest(dom, link, ({ tag }) =>
    ['p', 'li', 'td', 'th', 'dd', 'figure', 'article'].includes(tag),
  );
  return around ? plainText(textOf(dom, around)) : '';
}

/** Targets of the links that each element is or holds. */
function targetsIn(dom: Dom, links: readonly DomNode[]): ReadonlyMap<number, ReadonlySet<string>> {
  const held = new Map<number, Set<string>>();
  for (const link of links)
    for (const { index } of [link, ...ancestorsOf(dom, link)])
      held.set(index, (held.get(index) ?? new Set()).add(targetOf(link)));
  return held;
}

/** Name of the heading that the link follows in its own block, which holds no twin that leads elsewhere; else empty. */
function headingOf(dom: Dom, link: DomNode, held: ReadonlyMap<number, ReadonlySet<string>>): string {
  const isShared = ({ index }: DomNode): boolean =>
    [...(held.get(index) ?? [])].some((target) => target !== targetOf(link));
  const above = [link, ...ancestorsOf(dom, link)];
  const block = above[above.findIndex(isShared) - 1] ?? link;
  const headings = headingsOf(dom).map(({ node }) => node);
  const inside = headings.findLast(({ index }) => index >= block.index && index < link.index);
  if (inside) return plainText(inside.name);
  const parent = parentOf(dom, block);
  const siblings = parent ? childrenOf(dom, parent) : [];
  for (const before of siblings.slice(0, siblings.indexOf(block)).reverse()) {
    if (isShared(before)) return '';
    if (headings.includes(before)) return plainText(before.name);
  }
  return '';
}

/** Links that nothing tells from a twin that leads elsewhere: neither has a heading that the other has not. */
function confusedOf(dom: Dom, group: readonly DomNode[]): DomNode[] {
  if (new Set(group.map(targetOf)).size < 2) return [];
  const held = targetsIn(dom, group);
  const told = group.map((link) => ({ link, target: targetOf(link), heading: headingOf(dom, link, held) }));
  return told
    .filter((one) =>
      told.some(
        (other) =>
          other.target !== one.target &&
          (other.heading === one.heading || other.heading === '' || one.heading === ''),
      ),
    )
    .map(({ link }) => link);
}

const targetOf = memoise(({ url = '' }: DomNode): string => sameTarget(url));

/** One link for each of the places: two that lead to the same would not show what differs. */
function onePerTarget(links: readonly DomNode[]): DomNode[] {
  const targets = links.map(targetOf);
  return links.filter((_, at) => targets.indexOf(targets[at] ?? '') === at);
}

export default defineRule({
  id: 'rgaa-liens-meme-nom-cibles-differentes',
  version: 4,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 6.1' }],
  rgaa: ['6.1'],
  title: {
    fail: 'Des liens de même intitulé mènent à des endroits différents : à vérifier',
    pass: 'Les liens de même intitulé mènent au même endroit',
  },
  why: 'Un lecteur d’écran peut présenter tous les liens en liste : des intitulés identiques ne se distinguent plus.',
  fix: 'Compléter chaque intitulé : « Lire la suite : fête du village ».',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = dom.nodes.filter(
      (link) => isLink(link) && link.url?.startsWith('http') && link.name !== '',
    );
    if (links.length === 0) return { status: 'inapplicable' };
    const groups = groupFields(links, (link) => {
      const name = plainText(link.name);
      return name === '' ? '' : `${name} | ${contextOf(dom, link)}`;
    });
    const mixed = [...groups.values()]
      .map((group) => confusedOf(dom, group))
      .filter((group) => group.length > 0);
    if (mixed.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      ...evidenceOfNodes(
        dom,
        mixed.flatMap((group) => onePerTarget(group).slice(0, 4)),
        (link) => `mène à ${link.url}`,
      ),
      occurrences: mixed.length,
    };
  },
});
