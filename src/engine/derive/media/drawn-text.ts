import type { Dom, DomNode, ImageText } from '../../artifacts.ts';
import { byTag, closest, descendantsOf, textOf } from '../dom/dom.ts';
import { isButton, isLink, plainText, saysAll, wordCount } from '../dom/names.ts';
import { memoise } from '../memoise.ts';
import { likeness } from '../text/likeness.ts';
import { isLogo } from './logos.ts';

/** From here on a word was read for sure. */
const sureConfidence = 0.85;
/** Outlines that are no letters: of a text alone at most, of a picture that may be called a text at most. */
const alone = { certain: 0.2, doubtful: 0.4 };
const sameWording = 0.8;
const someWords = 4;

/** What was read, as a person may be shown it. */
export const readText = ({ words }: Pick<ImageText, 'words'>): string =>
  words.map(({ text }) => text).join(' ');

/**
 * Whether an element’s picture is a text that could be written in the page (RGAA 1.8): `certain` where the picture is
 * nothing else and says what its alternative says, or what the page says nowhere; `doubtful` where a person must look.
 * Null for pictures of other things, for marks and names, which may be drawn, and for texts that the page writes too.
 */
export function drawnText(dom: Dom, text: ImageText): 'certain' | 'doubtful' | null {
  const node = dom.nodes[text.node];
  if (!node || text.words.length === 0 || text.otherDrawing > alone.doubtful || isLogo(dom, node))
    return null;
  const judged = judge(dom, node, text);
  if (judged !== 'certain') return judged;
  return isTextAlone(text) && !hasTextVersion(dom) ? 'certain' : 'doubtful';
}

function judge(dom: Dom, node: DomNode, text: ImageText): 'certain' | 'doubtful' | null {
  const read = readText(text);
  if (node.tag === 'input') return judgeButton(node, text);
  if (node.name.trim() === '') return judgeNameless(dom, node, text);
  const same = likeness(node.name, read);
  if (sureWords(text) < someWords) {
    const operated = closest(dom, node, (around) => isLink(around) || isButton(around)) !== undefined;
    return operated && same >= sameWording && sureWords(text) > 0 ? 'doubtful' : null;
  }
  if (same >= sameWording) return isSentence(read) ? 'certain' : 'doubtful';
  return saysAll(node.name, read) ? 'doubtful' : null;
}

/** An image button: its words are what it is for, and no mark. */
function judgeButton({ name }: DomNode, text: ImageText): 'certain' | 'doubtful' | null {
  const read = readText(text);
  const isNamedSo = plainText(name) === plainText(read) && plainText(read).length >= someWords;
  if (isNamedSo || (sureWords(text) > 1 && likeness(name, read) >= sameWording)) return 'certain';
  return sureWords(text) > 0 ? 'doubtful' : null;
}

/** A decoration by its own account. What the page writes besides may well be drawn too. */
function judgeNameless(dom: Dom, node: DomNode, text: ImageText): 'certain' | 'doubtful' | null {
  const read = readText(text);
  const spelt = text.words.filter((word) => /\p{L}{2}/u.test(word.text)).length;
  if (sureWords(text) < someWords || spelt < someWords - 1 || isWritten(dom, read)) return null;
  const around = closest(dom, node, (one) => isLink(one) || isButton(one));
  if (around && likeness(around.name, read) >= sameWording) return 'doubtful';
  const isBackground = !['img', 'object', 'embed'].includes(node.tag);
  return isBackground && !around && isSentence(read) ? 'certain' : 'doubtful';
}

/** Words of a table or a leaflet, and no more of a title on a drawing. */
const sheetWords = 8;

/**
 * A picture that says of itself that it decorates, though a table or a leaflet that the page writes nowhere was read in it
 * (RGAA 1.1.1). One that is a link by itself has no name at all, which is told elsewhere; a caption may say it all.
 */
export function isMuteSheet(dom: Dom, text: ImageText): boolean {
  const node = dom.nodes[text.node];
  if (node?.tag !== 'img' || node.name.trim() !== '' || isLogo(dom, node)) return false;
  const spelt = text.words.filter(
    (word) => /\p{L}{3}/u.test(word.text) && word.confidence >= sureConfidence,
  ).length;
  if (sureWords(text) < sheetWords || spelt < someWords || isWritten(dom, readText(text))) return false;
  const around = closest(dom, node, (one) => isLink(one) || isButton(one));
  if (around && around.name.trim() === '') return false;
  const figure = closest(dom, node, ({ tag }) => tag === 'figure');
  const caption = figure && descendantsOf(dom, figure).find(({ tag }) => tag === 'figcaption');
  return !caption || wordCount(textOf(dom, caption)) < sheetWords;
}

const sureWords = ({ words }: ImageText): number =>
  words.filter(({ text, confidence }) => confidence >= sureConfidence && /\p{L}{2}|\p{N}/u.test(text)).length;

/** Nothing else is drawn, and most of it was read for sure. */
const isTextAlone = (text: ImageText): boolean =>
  text.otherDrawing <= alone.certain && sureWords(text) >= 0.7 * wordCount(readText(text));

/** A name, however long, is none: it may be a mark. */
function isSentence(read: string): boolean {
  const count = wordCount(read);
  if (count >= 2 * someWords) return true;
  return count >= someWords && (/[\p{L}\p{N}»] ?[.!?…]$/u.test(read) || spoken.test(plainText(read)));
}

/** Somebody speaks to somebody. */
const spoken =
  /\b(?:nous|vous|sont|sera|seront|avons|avez|sommes|etes|jusqu|aujourd|cette|ces|you|your|we|are|this|will)\b/;

/** The page writes it, or most of its words. */
function isWritten(dom: Dom, read: string): boolean {
  const written = wordsWritten(dom);
  const words = plainText(read)
    .split(' ')
    .filter((word) => word.length > 3);
  return words.filter((word) => written.has(word)).length > words.length / 2;
}

const wordsWritten = memoise((dom: Dom): ReadonlySet<string> => new Set(plainText(dom.text).split(' ')));

/** A way to have texts instead of their pictures, which RGAA 1.8 accepts. */
const hasTextVersion = memoise((dom: Dom): boolean =>
  byTag(dom, 'a', 'button').some(({ name }) =>
    /\b(?:version textes?|textes? seuls?|mode texte|text only|text version)\b/.test(plainText(name)),
  ),
);
