import type { Dom, DomNode, PageIdentity } from '../../artifacts.ts';
import { visible } from '../dom/dom.ts';
import { isShownNow } from '../dom/visibility.ts';
import { memoise } from '../memoise.ts';

/** CSS px. */
export const leastLetterPx = 12;
const accepted = 0.4;

export const letterPx = (node: DomNode): number => Number.parseFloat(node.style.fontSize);

interface SmallText {
  /** Characters of the page itself in front of the reader: what is folded waits as what is transparent does. */
  readonly characters: number;
  readonly small: readonly DomNode[];
  /** From 0 to 1, by characters. */
  readonly share: number;
}

/** Texts of the page itself whose letters are too small to be read on a phone. */
export const smallTextOf = memoise((dom: Dom): SmallText => {
  const texts = visible(dom.nodes).filter(
    (node) => node.document === 0 && node.ownText !== '' && letterPx(node) > 0 && isShownNow(dom, node),
  );
  const count = (nodes: readonly DomNode[]) => nodes.reduce((sum, { ownText }) => sum + ownText.length, 0);
  const characters = count(texts);
  const small = texts.filter((node) => letterPx(node) < leastLetterPx);
  return { characters, small, share: characters === 0 ? 0 : count(small) / characters };
});

const fewestCharacters = 100;

/** Enough text, seen on a phone, to say whether it is too small. */
export const judgesLetters = (dom: Dom, { device }: Pick<PageIdentity, 'device'>): boolean =>
  device === 'mobile' && smallTextOf(dom).characters >= fewestCharacters;

/** Too much of the page is in letters that are too small. */
export const isTooSmall = (dom: Dom, page: Pick<PageIdentity, 'device'>): boolean =>
  judgesLetters(dom, page) && smallTextOf(dom).share > accepted;
