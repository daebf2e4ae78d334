/** Computed styles by which an element may show that it has the focus; equal texts look alike. */
export interface FocusStyles {
  /** All but outlines: the element, two around it, what follows it, its labels, and what styles add to them. */
  readonly text: string;
  /** Its own outline; empty where none is drawn. */
  readonly own: string;
  /** Outlines of the others. */
  readonly others: string;
}

/** What differs between the styles without the focus and with it. */
export interface FocusChange {
  readonly shows: boolean;
  /** The outline of the element, drawn with the focus, and nothing else. */
  readonly byOutlineAlone: boolean;
}

const names = [
  'boxShadow',
  'backgroundColor',
  'backgroundImage',
  'color',
  'borderTopColor',
  'borderTopWidth',
  'borderTopStyle',
  'borderBottomColor',
  'borderBottomWidth',
  'borderBottomStyle',
  'borderLeftColor',
  'borderLeftWidth',
  'textDecorationLine',
  'textDecorationColor',
  'textDecorationThickness',
  'transform',
  'opacity',
  'filter',
  'fontWeight',
  'clip',
  'clipPath',
  'left',
  'top',
  'right',
  'bottom',
  'position',
  'width',
  'height',
  'visibility',
  'display',
  'content',
] as const;
const pseudos = [undefined, '::before', '::after'];

export function stylesOf(element: HTMLElement): FocusStyles {
  const around = [element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
  let text = '';
  const outlines: string[] = [];
  for (const part of [element, ...around, ...((element as HTMLInputElement).labels ?? [])])
    for (const pseudo of part ? pseudos : []) {
      const style = getComputedStyle(part as Element, pseudo);
      const isThere = pseudo === undefined || style.content !== 'none';
      for (const name of isThere ? names : []) text += `${style[name]}|`;
      text += '\n';
      // An outline of style none is not drawn, whatever its colour.
      const { outlineStyle, outlineWidth, outlineColor } = style;
      const isDrawn = isThere && outlineStyle !== 'none';
      outlines.push(isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '');
    }
  return { text, own: outlines[0] ?? '', others: outlines.slice(1).join('|') };
}

export function changeOf(off: FocusStyles, on: FocusStyles): FocusChange {
  const elsewhere = on.text !== off.text || on.others !== off.others;
  const outlined = on.own !== off.own;
  return { shows: elsewhere || outlined, byOutlineAlone: !elsewhere && outlined && on.own !== '' };
}

/** One types into it: its caret tells where one is. */
export const hasCaret = (element: Element): boolean =>
  element.matches(
    'textarea,[contenteditable],input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=range],[type=color],[type=file])',
  );

function lookOf(element: Element): string {
  const { backgroundColor, backgroundImage, color, boxShadow, outlineStyle, borderTopColor, fontWeight } =
    getComputedStyle(element);
  return [
    backgroundColor,
    backgroundImage,
    color,
    boxShadow,
    outlineStyle,
    borderTopColor,
    fontWeight,
  ].join();
}

/** A list or a menu whose current choice (`aria-activedescendant`) looks unlike another of its kind. */
export function marksCurrent(element: Element): boolean {
  const current = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const role = current?.getAttribute('role');
  if (!current || !role) return false;
  const others = [...document.querySelectorAll(`[role="${CSS.escape(role)}"]`)].filter(
    (other) => other !== current && other.localName === current.localName,
  );
  return others.length > 0 && others.slice(0, 20).every((other) => lookOf(other) !== lookOf(current));
}
