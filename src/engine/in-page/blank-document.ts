import { isDrawn } from './is-seen.ts';

/**
 * Whether anything was painted, whether the document shows nothing that could be, and
 * whether it might still: scripts add, and what is hidden may be shown. « Painted » as the browser’s first contentful
 * paint means it.
 */
export function paintsNothing(): { painted: boolean; nothing: boolean; mayChange: boolean } {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const drawn =
    'img,svg,canvas,video,audio,iframe,frame,object,embed,input,textarea,select,button,progress,meter,hr,math,li,summary';
  const elements = [...document.querySelectorAll('*')];
  if (elements.length > 300) return { painted, nothing: false, mayChange: true };
  const draws = (element: Element, part?: string): boolean => {
    const { content, backgroundImage, borderImageSource } = getComputedStyle(element, part);
    return (
      backgroundImage !== 'none' ||
      borderImageSource !== 'none' ||
      (part !== undefined && !/^(none|normal)$/.test(content))
    );
  };
  const silent = 'head,head *,script,style,template,noscript';
  const speaks = (element: Element): boolean =>
    !element.matches(silent) &&
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const holds = elements.filter(
    (element) =>
      element.matches(drawn) ||
      element.shadowRoot !== null ||
      speaks(element) ||
      draws(element) ||
      draws(element, '::before') ||
      draws(element, '::after'),
  );
  const nothing = !holds.some(isDrawn);
  return { painted, nothing, mayChange: holds.length > 0 || document.scripts.length > 0 };
}
