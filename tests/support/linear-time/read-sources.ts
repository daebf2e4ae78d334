import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { parseSync } from 'rolldown/experimental';

/** A regular expression written in a source, and where. */
export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
  /** `file:line`, in every place it is written. */
  readonly at: string[];
}

/** An exported function whose every required parameter is a text. */
export interface TextFunction {
  readonly file: string;
  readonly name: string;
  readonly texts: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node below, the nearest around it given too; `inside`: how many functions it stands in. */
function walk(value: unknown, see: (node: Node, around: Node | null, inside: number) => void): void {
  const go = (one: unknown, around: Node | null, inside: number): void => {
    if (Array.isArray(one)) for (const part of one) go(part, around, inside);
    if (!isNode(one)) return;
    see(one, around, inside);
    const deeper = inside + (/Function/.test(one.type) ? 1 : 0);
    for (const [key, part] of Object.entries(one))
      if (typeof part === 'object' && key !== 'regex') go(part, one, deeper);
  };
  go(value, null, 0);
}

/** The sources of those folders, tests left out, with what a real parser makes of them. */
function programs(folders: readonly string[]): { file: string; text: string; program: unknown }[] {
  return globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const { program, errors } = parseSync(file, text);
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
      return { file, text, program };
    });
}

/** Every regular expression literal of the folders; one of `split` is read as `split` uses it, over the whole text. */
export function patternsIn(folders: readonly string[]): SourcePattern[] {
  const found = new Map<string, SourcePattern>();
  for (const { file, text, program } of programs(folders))
    walk(program, (node, around) => {
      const regex = node.regex as { pattern: string; flags: string } | undefined;
      if (node.type !== 'Literal' || !regex) return;
      const callee = around?.type === 'CallExpression' ? (around.callee as Node) : null;
      const isSplit = (callee?.property as { name?: string } | undefined)?.name === 'split';
      const flags = isSplit && !regex.flags.includes('g') ? `${regex.flags}g` : regex.flags;
      const key = `${flags}/${regex.pattern}`;
      const entry = found.get(key) ?? { source: regex.pattern, flags, at: [] };
      entry.at.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
      found.set(key, entry);
    });
  return [...found.values()];
}

/** What those folders put together by `new RegExp` as they are loaded. Loads them anew, in a thread of its own. */
export async function builtPatterns(
  folders: readonly string[],
): Promise<{ readonly source: string; readonly flags: string }[]> {
  const files = new Set<string>();
  for (const { file, program } of programs(folders))
    walk(program, (node, _, inside) => {
      const isBuilt = node.type === 'NewExpression' && (node.callee as { name?: string }).name === 'RegExp';
      if (isBuilt && inside === 0) files.add(file);
    });
  const worker = new Worker(new URL('./built-patterns-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: [...files],
  });
  try {
    const [made] = await once(worker, 'message');
    return made;
  } finally {
    await worker.terminate();
  }
}

const isText = (annotation: unknown): boolean => {
  const type = (annotation as { typeAnnotation?: Node } | undefined)?.typeAnnotation;
  if (type?.type === 'TSStringKeyword') return true;
  if (type?.type !== 'TSUnionType') return false;
  const types = type.types as Node[];
  return (
    types.some((one) => one.type === 'TSStringKeyword') &&
    types.every((one) => /^TS(?:String|Null|Undefined)Keyword$/.test(one.type))
  );
};

/** Exported functions that can be called with texts alone. */
export function textFunctionsIn(folders: readonly string[]): TextFunction[] {
  const found: TextFunction[] = [];
  for (const { file, program } of programs(folders))
    walk(program, (node) => {
      if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return;
      const made = node.declaration;
      const functions =
        made.type === 'FunctionDeclaration'
          ? [{ id: made.id as { name: string }, init: made }]
          : ((made.declarations ?? []) as { id: { name: string }; init: Node | null }[]);
      for (const { id, init } of functions) {
        if (!init || !/^(?:FunctionDeclaration|ArrowFunctionExpression)$/.test(init.type)) continue;
        const params = init.params as Node[];
        const required = params.filter((param) => param.type === 'Identifier' && param.optional !== true);
        const texts = required.filter((param) => isText(param.typeAnnotation)).length;
        const isPlain = params.every(
          (param) => param.type !== 'Identifier' || param.optional === true || isText(param.typeAnnotation),
        );
        const others = params.some((param) => !/^(?:Identifier|AssignmentPattern)$/.test(param.type));
        if (texts > 0 && isPlain && !others) found.push({ file, name: id.name, texts });
      }
    });
  return found;
}
