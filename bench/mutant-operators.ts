import { parseSync } from 'vite';

/** One small fault: what to replace in which file. */
export interface Mutant {
  readonly operator: Operator;
  readonly file: string;
  readonly line: number;
  readonly edits: readonly Edit[];
  /** What it does, for the list of survivors. */
  readonly told: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const operators = [
  'swap two messages',
  'negate a condition',
  'move a threshold by one',
  'drop an evidence',
  'swap && and ||',
  'drop a filter',
  'empty a returned string',
  'miscount',
] as const;
export type Operator = (typeof operators)[number];

/** A node of the syntax tree, as far as faults need it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Place {
  readonly node: Node;
  /** From the nearest on; parentheses and type assertions are left out. */
  readonly parents: readonly Node[];
  readonly code: string;
}

type Found = readonly (readonly Edit[])[];

/** Fields whose text is a word of the program, never read by a person. */
const programWords = new Set(['status', 'message', 'type', 'severity', 'id', 'source']);
const comparisons: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const wrappers = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Every fault that can be planted in a file’s code, in the order of the code. Throws on what is no TypeScript. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const found: Mutant[] = [];
  walk(program, [], (node, parents) => {
    for (const operator of operators) {
      for (const edits of faults[operator]({ node, parents, code })) {
        const [first] = edits;
        if (!first) continue;
        const line = code.slice(0, first.start).split('\n').length;
        const told = edits.map((edit) => `${brief(code.slice(edit.start, edit.end))} → ${brief(edit.text)}`);
        found.push({ operator, file, line, edits, told: told.join(', ') });
      }
    }
  });
  return found;
}

/** The code with the fault in it. */
export function planted(code: string, { edits }: Mutant): string {
  const last = [...edits].sort((a, b) => b.start - a.start);
  return last.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

const faults: Readonly<Record<Operator, (place: Place) => Found>> = {
  'swap two messages': (place) => [...swappedMessages(place), ...swappedBranches(place)],
  'negate a condition': ({ node, code }) => {
    if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return [];
    const test = child(node, 'test');
    return test ? [[replacement(test, `!(${textOf(test, code)})`)]] : [];
  },
  'move a threshold by one': (place) => [...movedNumber(place), ...movedComparison(place)],
  'drop an evidence': (place) => [...droppedFromList(place), ...droppedFromProof(place)],
  'swap && and ||': ({ node, code }) => {
    const { operator } = node;
    if (node.type !== 'LogicalExpression' || (operator !== '&&' && operator !== '||')) return [];
    const [left, right] = [child(node, 'left'), child(node, 'right')];
    if (!left || !right) return [];
    const start = code.indexOf(operator, left.end);
    return [[{ start, end: start + 2, text: operator === '&&' ? '||' : '&&' }]];
  },
  'drop a filter': ({ node }) => {
    const callee = child(node, 'callee');
    const list = callee?.object;
    if (node.type !== 'CallExpression' || !isNode(list)) return [];
    return nameOf(child(callee, 'property')) === 'filter'
      ? [[{ start: list.end, end: node.end, text: '' }]]
      : [];
  },
  'empty a returned string': ({ node, parents, code }) => {
    const isText = node.type === 'TemplateLiteral' || typeof literalOf(node) === 'string';
    if (!isText || textOf(node, code).length <= 2 || !isReturned(node, parents)) return [];
    return [[replacement(node, "''")]];
  },
  miscount: (place) => changedProperty(place, 'occurrences', (count) => `(${count}) + 1`),
};

/** Neighbours in a rule’s table of messages. */
function swappedMessages(place: Place): Found {
  const table = writtenProperty(place, 'messages');
  if (table?.type !== 'ObjectExpression') return [];
  const values = children(table, 'properties').flatMap((entry) => child(entry, 'value') ?? []);
  return values.slice(1).flatMap((value, index) => {
    const before = values[index];
    return before ? [swap(before, value, place.code)] : [];
  });
}

/** `a ? 'one' : 'other'` */
function swappedBranches({ node, code }: Place): Found {
  const [yes, no] = [child(node, 'consequent'), child(node, 'alternate')];
  if (node.type !== 'ConditionalExpression' || !yes || !no) return [];
  const areTexts = [yes, no].every(
    (branch) => branch.type === 'TemplateLiteral' || typeof literalOf(branch) === 'string',
  );
  return areTexts ? [swap(yes, no, code)] : [];
}

/** A number of a comparison, or one that has a name. */
function movedNumber({ node, parents, code }: Place): Found {
  const value = literalOf(node);
  const [parent] = parents;
  if (typeof value !== 'number' || !parent) return [];
  const isCompared = parent.type === 'BinaryExpression' && /^[<>=!]/.test(String(parent.operator));
  const isNamed = parent.type === 'VariableDeclarator';
  if (!isCompared && !isNamed) return [];
  const decimals = textOf(node, code).split('.')[1]?.length ?? 0;
  const step = 10 ** -decimals;
  return [value + step, value - step].map((moved) => [replacement(node, moved.toFixed(decimals))]);
}

/** `a < b` → `a <= b` */
function movedComparison({ node, code }: Place): Found {
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  const moved = comparisons[String(node.operator)];
  if (node.type !== 'BinaryExpression' || !left || !right || !moved) return [];
  const start = code.indexOf(String(node.operator), left.end);
  return [[{ start, end: start + String(node.operator).length, text: moved }]];
}

/** `evidence: […]` without one of its pieces, `evidence: list` without the first. */
function droppedFromList(place: Place): Found {
  const value = writtenProperty(place, 'evidence');
  if (value?.type !== 'ArrayExpression')
    return changedProperty(place, 'evidence', (list) => `(${list}).slice(1)`);
  const pieces = children(value, 'elements');
  return pieces.map((piece, index) => {
    const next = pieces[index + 1];
    return [{ start: piece.start, end: next ? next.start : piece.end, text: '' }];
  });
}

/** `...proofOf(…)` without its first piece. */
function droppedFromProof({ node, parents, code }: Place): Found {
  const call = child(node, 'argument');
  if (node.type !== 'SpreadElement' || call?.type !== 'CallExpression') return [];
  const name = nameOf(child(call, 'callee'));
  if (parents[0]?.type !== 'ObjectExpression' || !/proof|evidence/i.test(name)) return [];
  const spread = textOf(call, code);
  return [[replacement(node, `...${spread}, evidence: ${spread}.evidence.slice(1)`)]];
}

/** Handed out by a function: its result, or a field of it. */
function isReturned(node: Node, parents: readonly Node[]): boolean {
  if (!parents.some(({ type }) => functions.has(type))) return false;
  const holder = parents.find(({ type }) => type !== 'ConditionalExpression');
  const branch = parents[0]?.type === 'ConditionalExpression' ? parents[0] : undefined;
  if (branch && child(branch, 'test') === node) return false;
  if (holder?.type === 'Property')
    return child(holder, 'key') !== node && !programWords.has(nameOf(child(holder, 'key')));
  return holder?.type === 'ReturnStatement' || holder?.type === 'ArrowFunctionExpression';
}

function walk(
  value: unknown,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => void,
) {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, parents, visit);
    return;
  }
  if (!isNode(value)) return;
  visit(value, parents);
  const inner = wrappers.has(value.type) ? parents : [value, ...parents];
  // A type is no code.
  for (const [field, one] of Object.entries(value)) if (!/^type/.test(field)) walk(one, inner, visit);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** The node a field holds, out of its parentheses and type assertions. */
function child(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field];
  if (!isNode(value)) return undefined;
  return wrappers.has(value.type) ? child(value, 'expression') : value;
}

function children(node: Node, field: string): Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The value of `name: value` or `name`, in an object that is written (not taken apart). */
const writtenProperty = ({ node, parents }: Place, name: string): Node | undefined =>
  node.type === 'Property' && parents[0]?.type === 'ObjectExpression' && nameOf(child(node, 'key')) === name
    ? child(node, 'value')
    : undefined;

function changedProperty(place: Place, name: string, changed: (value: string) => string): Found {
  const value = writtenProperty(place, name);
  return value ? [[replacement(place.node, `${name}: ${changed(textOf(value, place.code))}`)]] : [];
}

const nameOf = (node: Node | undefined): string =>
  typeof node?.name === 'string' ? node.name : String(node?.value ?? '');
const literalOf = (node: Node): unknown => (node.type === 'Literal' ? node.value : undefined);
const textOf = ({ start, end }: Node, code: string): string => code.slice(start, end);
const replacement = ({ start, end }: Node, text: string): Edit => ({ start, end, text });
const swap = (one: Node, other: Node, code: string): Edit[] => [
  replacement(one, textOf(other, code)),
  replacement(other, textOf(one, code)),
];
const brief = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 70)}…` : flat || '(nothing)';
};
