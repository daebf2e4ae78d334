const longestText = 2_000;
const longestPiece = 20_000;

/** Runs of white space as one space, none at the ends. */
export const foldSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The elements’ own texts, and where in them their children stand. */
export interface OwnTexts {
  /** Text of the element outside its children, 2,000 characters at most; asked once of each element, parents first. */
  textOf(element: Element): string;
  /** Where the element stands in its parent’s text; undefined: all of that text comes before it, or was not read. */
  offsetOf(element: Element): number | undefined;
}

export function openOwnTexts(): OwnTexts {
  const offsets = new Map<Element, number>();
  return {
    textOf(element) {
      let text = '';
      const places: [Element, number][] = [];
      for (let child = element.firstChild; child; child = child.nextSibling) {
        if (child.nodeType === 1) places[places.length] = [child as Element, text.length];
        if (child.nodeType !== 3 || text.length >= longestText) continue;
        const piece = foldSpaces((child as Text).data.slice(0, longestPiece));
        if (piece !== '') text += text === '' ? piece : ` ${piece}`;
      }
      text = text.slice(0, longestText);
      for (const [child, offset] of places) if (offset < text.length) offsets.set(child, offset);
      return text;
    },
    offsetOf: (element) => offsets.get(element),
  };
}
