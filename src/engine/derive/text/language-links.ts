import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, textOf } from '../dom/dom.ts';
import { memoise } from '../memoise.ts';

/** How links to other languages are worded, folded. Short codes only count alone. */
const wordings: readonly (readonly [string, RegExp])[] = [
  ['en', /^(?:en|eng|english|english version|anglais|version anglaise|in english)$/],
  ['de', /^(?:de|deu|deutsch|allemand|version allemande|auf deutsch)$/],
  ['es', /^(?:es|esp|espanol|espagnol|version espagnole|en espanol)$/],
  ['it', /^(?:it|ita|italiano|italien|version italienne)$/],
  ['nl', /^(?:nl|nld|nederlands|neerlandais)$/],
  ['pt', /^(?:pt|por|portugues|portugais)$/],
  ['fr', /^(?:fr|fra|francais|version francaise|en francais|french)$/],
];

export interface LanguageLink {
  readonly node: DomNode;
  /** Language the wording names. */
  readonly lang: string;
}

/** Visible links of the page whose wording names a language other than the page’s. */
export const languageLinksOf = memoise((dom: Dom): readonly LanguageLink[] => {
  const own = (byTag(dom, 'html')[0]?.attributes.lang ?? 'fr').slice(0, 2).toLowerCase();
  return byTag(dom, 'a').flatMap((node) => {
    if (node.document !== 0 || !node.exposed || !/^https?:/.test(node.url ?? '')) return [];
    const wording = foldText(textOf(dom, node) || node.name);
    const found = wordings.find(([, pattern]) => pattern.test(wording));
    return found && found[0] !== own ? [{ node, lang: found[0] }] : [];
  });
});
