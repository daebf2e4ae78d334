/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface ColourTools {
  /** What any colour of styles is painted as; null where nothing can be painted. */
  colourOf(value: string): Colour | null;
  /** One colour laid over an opaque one. */
  over(colour: Colour, ground: Colour): Colour;
  /** Relative luminance (WCAG 2), 0 to 1. */
  luminanceOf(colour: Colour): number;
  /** What is painted behind what stands in the element, white in the end; null: a picture, or seen through. */
  groundOf(element: Element | null): Colour | null;
}
export interface ColourGlobals {
  constatColours: ColourTools;
}

/** Installs the helpers of colours in our isolated world; the other functions find them there. */
export function installColours(): void {
  const world = globalThis as unknown as ColourGlobals;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const tools: ColourTools = {
    colourOf(value) {
      // Most are told so. What is painted has lost some of its colour where it is seen through.
      const told = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(value);
      if (told) return [Number(told[1]), Number(told[2]), Number(told[3]), Number(told[4] ?? 1)];
      if (!canvas) return null;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    },
    over: ([r, g, b, alpha], [red, green, blue]) => [
      r * alpha + red * (1 - alpha),
      g * alpha + green * (1 - alpha),
      b * alpha + blue * (1 - alpha),
      1,
    ],
    luminanceOf(colour) {
      const [red, green, blue] = colour.slice(0, 3).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    },
    groundOf(element) {
      const layers: Colour[] = [];
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        const colour = tools.colourOf(backgroundColor);
        if (!colour || backgroundImage !== 'none' || Number(opacity) < 1) return null;
        layers.push(colour);
        if (colour[3] === 1) break;
      }
      return layers.reduceRight((under, colour) => tools.over(colour, under), [255, 255, 255, 1] as Colour);
    },
  };
  world.constatColours = tools;
}
