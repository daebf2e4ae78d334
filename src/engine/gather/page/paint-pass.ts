/**
 * Runs in our isolated world: whether anything was painted, whether the document holds nothing that could be, and
 * whether scripts might still add something. « Painted » as the browser’s first contentful paint means it.
 */
export function paintsNothing(): { painted: boolean; nothing: boolean; scripts: boolean } {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const scripts = document.scripts.length > 0;
  const drawn =
    'img,svg,canvas,video,audio,iframe,frame,object,embed,input,textarea,select,button,progress,meter,hr,math,li,summary';
  const elements = [...document.querySelectorAll('*')];
  if (elements.length > 300 || document.querySelector(drawn)) return { painted, nothing: false, scripts };
  const shows = (element: Element, part?: string): boolean => {
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
  const nothing = !elements.some(
    (element) =>
      element.shadowRoot !== null ||
      speaks(element) ||
      shows(element) ||
      shows(element, '::before') ||
      shows(element, '::after'),
  );
  return { painted, nothing, scripts };
}
