import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, textOf } from '../../derive/dom/dom.ts';
import { groupFields } from '../../derive/dom/fields.ts';
import { isLink, plainText } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** What surrounds the link and tells it from its twins: its sentence, list item or cell. */
function contextOf(dom: Dom, link: DomNode): string {
  const around = closest(dom, link, ({ tag }) =>
    ['p', 'li', 'td', 'th', 'dd', 'figure', 'article'].includes(tag),
  );
  return around ? plainText(textOf(dom, around)) : '';
}

const targetOf = ({ url = '' }: DomNode): string => url.replace(/#.*$/, '').replace(/\/$/, '');

export default defineRule({
  id: 'rgaa-liens-meme-nom-cibles-differentes',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['RGAA 6.1'],
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
    const mixed = [...groups.values()].filter((group) => new Set(group.map(targetOf)).size > 1);
    if (mixed.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      ...evidenceOfNodes(
        dom,
        mixed.flatMap((group) => group.slice(0, 4)),
        (link) => `mène à ${link.url}`,
      ),
      occurrences: mixed.length,
    };
  },
});
