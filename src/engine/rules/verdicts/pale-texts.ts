import type { AxeRow } from '#reference/axe-rules.ts';
import type { AxeResult, Dom, TextContrast } from '../../artifacts.ts';
import {
  type ContrastLevel,
  contrastNeeded,
  isProvenInvisible,
  isProvenPale,
  ratioWords,
  seenContrast,
} from '../../derive/engines/measured-contrast.ts';

const levels: Readonly<Record<string, ContrastLevel>> = {
  'color-contrast': 'AA',
  'color-contrast-enhanced': 'AAA',
};

/** What one of two rules of axe-core left undecided, each element once. */
function joined(one: AxeResult | undefined, other: AxeResult | undefined): AxeResult | undefined {
  if (!one || !other) return one ?? other;
  const told = new Set(one.nodes.map(({ selector }) => selector));
  const nodes = [...one.nodes, ...other.nodes.filter(({ selector }) => !told.has(selector))];
  return { ...one, nodes, nodeCount: nodes.length };
}

/** What axe-core fails, and the texts it could not decide on that a picture of what is behind them decides. */
export function withPaleTexts(
  row: AxeRow,
  violation: AxeResult | undefined,
  undecided: readonly [AxeResult | undefined, AxeResult | undefined],
  dom: Dom,
): AxeResult | undefined {
  const level = levels[row.axeId];
  const incomplete = joined(...undecided);
  if (!level || !incomplete) return violation;
  const pale = incomplete.nodes
    .filter((found) => isProvenPale(found, level) && !(row.beyond && isProvenPale(found, 'AA')))
    .map((found) => ({ ...found, message: found.contrast ? paleWords(found.contrast, level) : '' }));
  const invisible = incomplete.nodes
    .filter((found) => level === 'AA' && isProvenInvisible(found, dom))
    .map((found) => ({ ...found, message: 'le texte a la couleur de son fond : personne ne le voit' }));
  const added = [...invisible, ...pale];
  if (added.length === 0) return violation;
  const nodes = [...(violation?.nodes ?? []), ...added];
  return { ...incomplete, nodes, nodeCount: (violation?.nodeCount ?? 0) + added.length };
}

function paleWords(contrast: TextContrast, level: ContrastLevel): string {
  const needed = contrastNeeded(contrast, level);
  // Readable on its own background, and not beyond it.
  if (contrast.best < seenContrast && contrast.most >= needed)
    return `une partie du texte se confond avec ce qui est derrière (contraste de ${ratioWords(contrast.best)}, ${ratioWords(contrast.most)} ailleurs) : elle sort sans doute du fond prévu pour elle`;
  // Of the letter that stands out least it is the best that any point behind it gives.
  const atMost = contrast.best - contrast.least < sameFigure ? 'de' : 'd’au plus';
  return `contraste ${atMost} ${ratioWords(contrast.best)} à l’endroit le moins lisible (${ratioWords(needed)} attendu)`;
}

/** Less is nothing that people could tell. */
const sameFigure = 0.1;
