import { paintedColour } from './colours.ts';

const styleNames = [
  'display',
  'visibility',
  'opacity',
  'position',
  'color',
  'backgroundColor',
  'backgroundImage',
  'fontSize',
  'fontWeight',
  'fontFamily',
  'textDecorationLine',
  'textAlign',
  'cursor',
  'zIndex',
  'overflowX',
  'overflowY',
  'borderTopWidth',
  'borderTopColor',
  'outlineStyle',
  'clip',
  'whiteSpace',
  'lineHeight',
  'fontStyle',
  'textTransform',
  'textIndent',
  'borderBottomWidth',
  'borderBottomColor',
  'boxShadow',
] as const;
const longestValue = 500;

/** Computed styles of the elements of a page, each different one once. */
export interface StyleTable {
  readonly styles: Record<string, string>[];
  /** Place of that style in the table; it is added where it is new. */
  indexOf(computed: CSSStyleDeclaration): number;
}

export function openStyleTable(): StyleTable {
  const styles: Record<string, string>[] = [];
  const indexes = new Map<string, number>();
  return {
    styles,
    indexOf(computed) {
      const effects = effectsOf(computed);
      let key = Object.entries(effects).join('\u0001');
      for (const name of styleNames) key += `${computed[name]}\u0001`;
      let index = indexes.get(key);
      if (index === undefined) {
        const style: Record<string, string> = effects;
        for (const name of styleNames)
          style[name] = (/color$/i.test(name) ? paintedColour(computed[name]) : computed[name]).slice(
            0,
            longestValue,
          );
        index = styles.push(style) - 1;
        indexes.set(key, index);
      }
      return index;
    },
  };
}

/** What makes more of an element than its colours: most have nothing of it. */
function effectsOf(computed: CSSStyleDeclaration): Record<string, string> {
  const { filter, mixBlendMode, textShadow, webkitTextFillColor: textFill, color } = computed;
  const effects: Record<string, string> = {};
  if (filter !== 'none') effects.filter = filter.slice(0, longestValue);
  if (mixBlendMode !== 'normal') effects.mixBlendMode = mixBlendMode;
  if (textShadow !== 'none') effects.textShadow = textShadow.slice(0, longestValue);
  if (textFill !== color) effects.textFill = textFill;
  if (gradientCovers(computed)) effects.gradientCovers = 'yes';
  return effects;
}

/** Each of the gradients: repeated both ways, or as large as its box and not moved. */
function gradientCovers(computed: CSSStyleDeclaration): boolean {
  const { backgroundImage, backgroundRepeat, backgroundClip } = computed;
  const { backgroundSize, backgroundPosition } = computed;
  if (!backgroundImage.includes('gradient(')) return false;
  const all = (list: string, kind: RegExp): boolean => list.split(', ').every((one) => kind.test(one));
  const isWhole =
    all(backgroundSize, /^(?:auto|cover|contain|100%(?: 100%)?)$/) &&
    all(backgroundPosition, /^(?:[\d.]+%\s?){2}$/);
  return all(backgroundClip, /^(?:border|padding)-box$/) && (isWhole || all(backgroundRepeat, /^repeat$/));
}
