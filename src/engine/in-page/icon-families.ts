/** Of the characters that a family draws. */
interface Counts {
  pictograms: number;
  letters: number;
}

/** Families, lower case, that drew pictograms (of a private use area) and nothing else. */
export function pictogramFamilies(): string[] {
  const drawn = new Map<string, Counts>();
  for (const element of [...document.querySelectorAll('body *')].slice(0, 3_000)) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .join('');
    if (own.trim() !== '') note(drawn, own, getComputedStyle(element));
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const text = /^"(.*)"$/s.exec(style.content)?.[1];
      if (text) note(drawn, text, style);
    }
  }
  return [...drawn].flatMap(([family, { pictograms, letters }]) =>
    pictograms > 0 && letters === 0 ? [family] : [],
  );
}

function note(drawn: Map<string, Counts>, text: string, { fontFamily }: CSSStyleDeclaration): void {
  const characters = text.replaceAll(/\s/g, '');
  if (characters === '') return;
  const family = (fontFamily.split(',')[0] ?? '')
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .toLowerCase();
  const counts = drawn.get(family) ?? { pictograms: 0, letters: 0 };
  drawn.set(family, counts);
  for (const character of characters)
    if (/\p{Co}/u.test(character)) counts.pictograms += 1;
    else counts.letters += 1;
}
