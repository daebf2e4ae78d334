import { pathShape } from './path-shape.ts';

/** Pages driven besides the start page. */
const limit = 4;

/** Chooses which further pages are driven: the first of each template not yet driven, 4 at most. */
export function createDrivenPageChoice(driven: readonly string[]): (url: string) => boolean {
  const shapeOf = (url: string) => (URL.canParse(url) ? pathShape(new URL(url)) : url);
  const seen = new Set(driven.map(shapeOf));
  let left = limit;
  return (url) => {
    const shape = shapeOf(url);
    if (left === 0 || seen.has(shape)) return false;
    seen.add(shape);
    left -= 1;
    return true;
  };
}
