import type { EngineFact, FactValue } from '../artifacts.ts';

export interface AxeCheck {
  readonly id: string;
  readonly data: unknown;
}

interface JudgedNode {
  readonly all: readonly AxeCheck[];
  readonly none: readonly AxeCheck[];
  readonly any: readonly AxeCheck[];
  /** Why we have a doubt of our own. */
  readonly doubt?: string;
}

const valuesOf = (list: readonly unknown[]): string[] =>
  list.slice(0, 20).map((one) => String(one).slice(0, 200));

/** What a check tells beside its name: plain values alone, texts of 200 characters, lists of 20 at most. */
function dataOf(data: unknown): Record<string, FactValue> {
  if (Array.isArray(data)) return { values: valuesOf(data) };
  if (typeof data !== 'object' || data === null)
    return data === undefined || data === null ? {} : { value: String(data).slice(0, 200) };
  const kept: Record<string, FactValue> = {};
  for (const [name, value] of Object.entries(data).slice(0, 20)) {
    if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
    if (typeof value === 'string') kept[name] = value.slice(0, 200);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) kept[name] = valuesOf(value);
  }
  return kept;
}

/** Which cause a check names, as axe itself chooses its sentence. */
function keyOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'default';
  const { messageKey, missingData } = data as { messageKey?: unknown; missingData?: unknown };
  if (typeof missingData === 'string') return missingData;
  const missing: unknown = Array.isArray(missingData) ? missingData[0]?.reason : undefined;
  if (typeof missing === 'string') return missing;
  return typeof messageKey === 'string' ? messageKey : 'default';
}

/** What the checks of an element found: their name, their cause and their data. */
export function factsOf(node: JudgedNode, rule: string, outcome: EngineFact['outcome']): EngineFact[] {
  if (node.doubt !== undefined)
    return [{ engine: 'constat', rule, check: rule, outcome: 'incomplete', key: node.doubt, data: {} }];
  return [...node.all, ...node.none, ...node.any].slice(0, 20).map(({ id, data }) => ({
    engine: 'axe-core',
    rule,
    check: id,
    outcome,
    key: keyOf(data),
    data: dataOf(data),
  }));
}
