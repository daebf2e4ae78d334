import { hiddenNames, ownName } from '../shared/hidden-names.ts';

const hidden = new Set(hiddenNames);

/** A node of the syntax tree, as far as it is read. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The same script asking for what a field may hide by its second name (`in-page/hidden-properties.ts`): what it reads and
 * calls, not what it writes.
 */
export async function withoutHiding(code: string): Promise<string> {
  const { parseAst } = await import('rolldown/parseAst');
  const edits: Edit[] = [];
  visit(parseAst(code) as unknown as Syntax, edits);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(code.slice(from, start), text);
    from = end;
  }
  return parts.join('') + code.slice(from);
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function visit(node: Syntax, edits: Edit[]): void {
  const waiting: Syntax[] = [node];
  const written = new Set<unknown>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const target of targetsOf(next)) written.add(target);
    if (!written.has(next)) edits.push(...editsOf(next));
    for (const part of Object.values(next)) {
      if (Array.isArray(part)) waiting.push(...part.filter(isSyntax));
      else if (isSyntax(part)) waiting.push(part);
    }
  }
}

/** What it writes to. */
function targetsOf({ type, left, argument, operator }: Syntax): unknown[] {
  if (type === 'AssignmentExpression' || type === 'ForInStatement' || type === 'ForOfStatement')
    return [left];
  const changes = type === 'UpdateExpression' || (type === 'UnaryExpression' && operator === 'delete');
  return changes ? [argument] : [];
}

function editsOf(node: Syntax): Edit[] {
  if (node.type === 'ObjectPattern') return patternEdits(node);
  const { type, computed, property, object } = node;
  if (type !== 'MemberExpression' || computed === true || !isSyntax(property)) return [];
  if (isSyntax(object) && object.type === 'Super') return [];
  const { start, end, type: kind, name } = property;
  return kind === 'Identifier' && hidden.has(String(name))
    ? [{ start, end, text: ownName(String(name)) }]
    : [];
}

/** `{ children } = element`; where the rest is kept, so is what it is made of. */
function patternEdits({ properties }: Syntax): Edit[] {
  const list = Array.isArray(properties) ? properties.filter(isSyntax) : [];
  if (list.some(({ type }) => type === 'RestElement')) return [];
  return list.flatMap(({ start, key, computed, shorthand }) => {
    if (computed === true || !isSyntax(key) || key.type !== 'Identifier') return [];
    const name = String(key.name);
    if (!hidden.has(name)) return [];
    return shorthand === true
      ? [{ start, end: start, text: `${ownName(name)}:` }]
      : [{ start: key.start, end: key.end, text: ownName(name) }];
  });
}
