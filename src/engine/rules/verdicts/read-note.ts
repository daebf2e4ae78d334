import type { DomNode, ImageText } from '../../artifacts.ts';
import { readText } from '../../derive/media/drawn-text.ts';
import { threshold } from '../../rule.ts';

const quotedLetters = threshold(160, { ours: 'a proof quotes no more of a text read in a picture' });

const shortened = (text: string): string =>
  text.length <= quotedLetters ? text : `${text.slice(0, quotedLetters)}…`;

/** What was read in the picture of an element, for its proof; nothing where nothing was. */
export function readNote(imageTexts: readonly ImageText[]): (node: DomNode) => string | undefined {
  const said = new Map(imageTexts.map((text) => [text.node, readText(text)]));
  return ({ index }) => {
    const text = said.get(index);
    return text ? `Texte lu dans l’image : « ${shortened(text)} ».` : undefined;
  };
}
