const typed = /^(?:text|search|email|tel|url|number)$/;
/** The browser draws an arrow of its own in the field, that wide. */
const arrowPx = 20;

/** What a field of one line shows, which is in no text of the page; null for every other element. */
export function fieldText(element: Element): string | null {
  if (element instanceof HTMLSelectElement)
    return element.size > 1 || element.multiple ? null : (element.selectedOptions[0]?.text.trim() ?? '');
  return element instanceof HTMLInputElement && typed.test(element.type) ? element.value : null;
}

/** The line where a field shows its value, without its padding: pictures there (an arrow, a loupe) are beside it. */
export function placeOfValue(element: Element, style: CSSStyleDeclaration, value: string): DOMRect {
  const box = element.getBoundingClientRect();
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const edge = (side: string) => px(`padding-${side}`) + px(`border-${side}-width`);
  const arrow = element.localName === 'select' && style.appearance !== 'none' ? arrowPx : 0;
  const room = Math.max(0, box.width - edge('left') - edge('right') - arrow);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const width = value === '' ? room : Math.min(room, context?.measureText(value).width ?? room);
  const isEnd = /^(?:right|end)$/.test(style.textAlign) !== (style.direction === 'rtl');
  const left = style.textAlign === 'center' ? (room - width) / 2 : isEnd ? room - width : 0;
  const inner = box.height - edge('top') - edge('bottom');
  const height = Math.min(inner, Number.parseFloat(style.fontSize));
  return new DOMRect(box.x + edge('left') + left, box.y + edge('top') + (inner - height) / 2, width, height);
}
