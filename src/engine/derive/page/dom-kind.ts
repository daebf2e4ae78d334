import type { Dom, PageKind, PageShapes } from '../../artifacts.ts';
import { headingsOf } from '../dom/landmarks.ts';
import { pageKindOf } from './page-kind.ts';

/** What kind of page this is, from its address and what its own elements say: for rules that see one page alone. */
export function kindOfDom(dom: Dom, { url, isHome }: Pick<PageShapes['page'], 'url' | 'isHome'>): PageKind {
  const headings = headingsOf(dom).map(({ node, level }) => ({ level, text: node.name || node.ownText }));
  return pageKindOf({ url, isHome, title: dom.title, headings });
}
