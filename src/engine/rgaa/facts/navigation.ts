import type { Dom, DomNode } from '../../artifacts.ts';
import { textOf } from '../../derive/dom.ts';
import { pageFact } from '../page-fact.ts';
import { contentNodes, isWhole } from './seen.ts';

const mapWords =
  /plan[-_\s]*(d[eu'’])?[-_\s]*(ce|notre|l)?[-_\s'’]*(site|web|portail)|carte[-_\s]*d[ue][-_\s]*site|site[-_\s]?map|arborescence|site[-_\s]?index|index[-_\s]*(du|de)[-_\s]|(toutes|liste)[-_\s]*(les|nos|des)[-_\s]*(pages|rubriques)/i;
const searchWords = /recherch|search|query|loupe|magnif|trouver|\bfind\b/i;
const searchNames = /^(q|s|k|query|keys?|keywords?|mots?)$/i;

/** What an element is called or where it leads. */
const tracesOf = (dom: Dom, node: DomNode): string =>
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

const bareLink = /^\s*(le |un )?plan\b/i;

export const noSiteMap = pageFact(
  ['dom'],
  ({ dom }) =>
    isWhole(dom) &&
    !mapWords.test(dom.title) &&
    !contentNodes(dom).some(
      (node) =>
        mapWords.test(tracesOf(dom, node)) ||
        (node.tag === 'a' && bareLink.test(node.name || textOf(dom, node))),
    ),
);
export const noSearch = pageFact(
  ['dom'],
  ({ dom }) =>
    isWhole(dom) &&
    !contentNodes(dom).some(
      (node) =>
        searchWords.test(tracesOf(dom, node)) ||
        (node.tag === 'input' && searchNames.test(node.attributes.name ?? '')),
    ),
);
