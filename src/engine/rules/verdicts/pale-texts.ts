import type { AxeRow } from '#reference/axe-rules.ts';
import type { AxeResult, Dom } from '../../artifacts.ts';
import { paleFact, unseenFact } from '../../derive/engines/axe-french.ts';
import {
  type ContrastLevel,
  isProvenInvisible,
  isProvenPale,
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
    .map((found) => ({
      ...found,
      facts: found.contrast ? [paleFact(row.axeId, found.contrast, level)] : [],
    }));
  const invisible = incomplete.nodes
    .filter((found) => level === 'AA' && isProvenInvisible(found, dom))
    .map((found) => ({ ...found, facts: [unseenFact(row.axeId)] }));
  const added = [...invisible, ...pale];
  if (added.length === 0) return violation;
  const nodes = [...(violation?.nodes ?? []), ...added];
  return { ...incomplete, nodes, nodeCount: (violation?.nodeCount ?? 0) + added.length };
}
