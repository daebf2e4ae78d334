import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, textOf } from '../../derive/dom/dom.ts';
import { memoise } from '../../derive/memoise.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, isWhole } from './seen.ts';

const mapWords =
  /plan[-_\s]{0,5}(d[eu'’])?[-_\s]{0,5}(ce|notre|l)?[-_\s'’]{0,5}(site|web|portail)|carte[-_\s]{0,5}d[ue][-_\s]{0,5}site|site[-_\s]?map|arborescence|site[-_\s]?index|index[-_\s]{0,5}(du|de)[-_\s]|(toutes|liste)[-_\s]{0,5}(les|nos|des)[-_\s]{0,5}(pages|rubriques)/i;
const searchWords = /recherch|search|query|loupe|magnif|trouver|\bfind\b/i;
const searchNames = /^(q|s|k|query|keys?|keywords?|mots?)$/i;

/** What an element is called or where it leads. */
const traceOf = (dom: Dom, node: DomNode): string =>
  [
    ...[
      'href',
      'id',
      'class',
      'name',
      'title',
      'aria-label',
      'placeholder',
      'role',
      'type',
      'alt',
      'action',
    ].map((name) => node.attributes[name] ?? ''),
    node.name,
    /^(a|area|button|label|summary|option|h[1-6])$/.test(node.tag) ? textOf(dom, node) : '',
  ].join('\n');

const tracesOf = memoise((dom: Dom): readonly string[] =>
  contentNodes(dom).map((node) => traceOf(dom, node)),
);

const bareLink = /^\s*(le |un )?plan\b/i;

export const noSiteMap = provable(
  ['dom'],
  ({ dom }) =>
    isWhole(dom) &&
    !mapWords.test(dom.title) &&
    !tracesOf(dom).some((trace) => mapWords.test(trace)) &&
    !byTag(dom, 'a').some((node) => bareLink.test(node.name || textOf(dom, node))),
);
export const noSearch = provable(
  ['dom'],
  ({ dom }) =>
    isWhole(dom) &&
    !tracesOf(dom).some((trace) => searchWords.test(trace)) &&
    !byTag(dom, 'input').some(({ attributes }) => searchNames.test(attributes.name ?? '')),
);
