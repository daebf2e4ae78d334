/** The outline that alone shows the focus. */
export interface OutlineLook {
  readonly widthPx: number;
  /** Contrast ratio with what it is drawn upon (WCAG 2, relative luminance), 1 to 21. */
  readonly contrast: number;
}
export interface OutlineGlobals {
  constatOutline: (element: Element) => OutlineLook | null;
}

/**
 * Runs in our isolated world: puts there what tells how an element’s outline stands out now. Null: it has none, the
 * browser’s own, or lies over a picture.
 */
export function installOutlineLook(): void {
  const world = globalThis as unknown as OutlineGlobals;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const colourOf = (value: string): Colour | null => {
    if (!canvas) return null;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => [
    r * alpha + red * (1 - alpha),
    g * alpha + green * (1 - alpha),
    b * alpha + blue * (1 - alpha),
    1,
  ];
  const luminanceOf = (colour: Colour): number => {
    const [red, green, blue] = colour.slice(0, 3).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** What is painted there, white in the end; null for a picture. */
  const groundOf = (element: Element | null): Colour | null => {
    const layers: Colour[] = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
      const colour = colourOf(backgroundColor);
      if (!colour || backgroundImage !== 'none' || Number(opacity) < 1) return null;
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight((under, colour) => over(colour, under), [255, 255, 255, 1] as Colour);
  };
  world.constatOutline = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const widthPx = Number.parseFloat(outlineWidth);
    if (/^(?:none|auto)$/.test(outlineStyle) || widthPx === 0) return null;
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    const colour = colourOf(outlineColor);
    if (!ground || !colour) return null;
    const [light = 0, dark = 0] = [luminanceOf(over(colour, ground)), luminanceOf(ground)].sort(
      (a, b) => b - a,
    );
    return { widthPx, contrast: Math.round((100 * (light + 0.05)) / (dark + 0.05)) / 100 };
  };
}
