import { controls } from './consent-buttons.ts';
import { plainWords, wordsOf } from './control-words.ts';
import { queryDeep } from './deep-query.ts';
import { isDrawn, isPressable } from './is-seen.ts';

const isFlat = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

/** Has no size, nor has what it holds; or it cuts what leaves it. */
function isSizeless(control: Element): boolean {
  if (!isFlat(control.getBoundingClientRect())) return false;
  const { display, overflowX, overflowY } = getComputedStyle(control);
  if (!/^(?:inline|contents)$/.test(display) && overflowX !== 'visible' && overflowY !== 'visible')
    return true;
  const held = document.createRange();
  held.selectNodeContents(control);
  return isFlat(held.getBoundingClientRect());
}

/** The words of the box without those of links and buttons that have no size: the browser counts these as shown. */
export function seenText(box: Element): string {
  let text = wordsOf(box);
  for (const control of box.querySelectorAll<HTMLElement>(controls)) {
    // biome-ignore lint/performance/useDomNodeTextContent: only what the browser holds for shown
    const words = plainWords(control.innerText);
    if (words === '' || !isDrawn(control) || !isSizeless(control)) continue;
    const parts = ` ${text} `.split(` ${words} `);
    if (parts.length > 1) text = plainWords(`${parts[0]} ${parts.slice(1).join(` ${words} `)}`);
  }
  return text;
}

/** Parts of what consent managers name their panels. */
const panelNames = [
  'cookie',
  'consent',
  'tarteaucitron',
  'gdpr',
  'rgpd',
  'cmplz',
  'didomi',
  'onetrust',
  'orejime',
];
const panels = panelNames.flatMap((name) => [`[id*="${name}" i]`, `[class*="${name}" i]`]).join(',');
const mostTexts = 2_000;
const longestFolded = 6_000;

/** Panels of the manager that the page holds already and shows on demand. */
export function foldedText(scope: ParentNode): string {
  const isFolded = (element: Element) =>
    !isPressable(element) && !element.matches('html,body,head *,script,style,template,noscript,link');
  const all = new Set([...queryDeep(document, panels), ...scope.querySelectorAll('*')].filter(isFolded));
  const words: string[] = [];
  for (const panel of all) {
    if (panel.parentElement && all.has(panel.parentElement)) continue;
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text && words.length < mostTexts; text = texts.nextNode())
      if (!text.parentElement?.closest('script,style,template,noscript')) words.push(text.nodeValue ?? '');
  }
  return plainWords(words.join(' ')).slice(0, longestFolded);
}
