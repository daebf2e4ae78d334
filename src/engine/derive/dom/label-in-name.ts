import type { Dom, DomNode } from '../../artifacts.ts';
import { hasWording, plainText, saysAll, wordCount } from './names.ts';
import { shownText } from './visibility.ts';

/** Longer contents (whole cards) have no single visible wording to compare with. */
const longestWording = 8;

const hints = /\([^)]{0,100}\)|\b(obligatoire|facultatif|optionnel|requis|required|optional)\b/giu;

/** The visible wording of a control without hints such as « (obligatoire) »; empty for symbols and abbreviations. */
export function wordingOf(dom: Dom, node: DomNode): string {
  const shown = shownText(dom, node).replaceAll(hints, ' ').trim();
  return hasWording(shown) && plainText(shown).replaceAll(' ', '').length > 2 ? shown : '';
}

/** Whether a name repeats the visible wording: `doubtful` when there is too much text to compare. */
export function repeatsWording(name: string, shown: string): 'yes' | 'no' | 'doubtful' {
  if (shown === '' || saysAll(name, shown)) return 'yes';
  return wordCount(shown) > longestWording ? 'doubtful' : 'no';
}
