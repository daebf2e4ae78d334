let drawn: CanvasRenderingContext2D | null = null;

/** The part of a line that letters fill: the box of some fonts is twice as high, and covers its neighbours. */
export function inkOfLine(line: DOMRect, style: CSSStyleDeclaration, letters = 'Éjp'): DOMRect {
  const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = style;
  const size = Number.parseFloat(fontSize);
  if (!(line.height > 1.4 * size)) return line;
  drawn ??= document.createElement('canvas').getContext('2d');
  if (!drawn) return line;
  drawn.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
  const measure = drawn.measureText(textTransform === 'uppercase' ? letters.toUpperCase() : letters);
  const scale = line.height / (measure.fontBoundingBoxAscent + measure.fontBoundingBoxDescent);
  const height = (measure.actualBoundingBoxAscent + measure.actualBoundingBoxDescent) * scale;
  const top = (measure.fontBoundingBoxAscent - measure.actualBoundingBoxAscent) * scale;
  // Letters of another font than the first are not where this one would draw them.
  if (!(height >= 1 && top >= 0 && top + height <= line.height + 1)) return line;
  return new DOMRect(line.x, line.y + top, line.width, height);
}
