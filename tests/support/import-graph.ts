import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Every source of the product and the files of ours it names, imports of types included. Paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Imports and exports from a file, dynamic ones, and files started as a process or thread of their own. */
const named = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*'([.#][^']*?)(?:\?\w+)?'/g;

/** Where an import leads: `#zone/file.ts` and `./file.ts` alike. Null: not a source of ours. */
export function importTarget(path: string, name: string): string | null {
  const across = /^#(\w+)\/(.+)$/.exec(name);
  const target = across
    ? `${across[1] === 'tests' ? 'tests' : `src/${across[1]}`}/${across[2]}`
    : posix.join(dirname(path), name);
  return /\.tsx?$/.test(target) ? target : null;
}

export function readImportGraph(isWanted: (path: string) => boolean = () => true): ImportGraph {
  const paths = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter(isWanted);
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const targets = [...readFileSync(path, 'utf8').matchAll(named)].map(([, name = '']) =>
        importTarget(path, name),
      );
      return [
        path,
        [...new Set(targets)].filter((target) => target !== null && known.has(target)) as string[],
      ];
    }),
  );
}

const ofTypes =
  /\b(?:import|export) type [^;]*?from '[^']+';|\b(?:import|export) \{(?:\s*type \w+,?)+\s*\} from '[^']+';/g;
const loaded = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']*?)(?:\?\w+)?'/g;

/** The sources that a process has in its memory, or may load: what its program imports, types and other processes left out. */
export function readLoaded(program: string): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(path, 'utf8').replaceAll(ofTypes, '');
    for (const [, name = ''] of source.matchAll(loaded)) {
      const target = importTarget(path, name);
      if (target) visit(target);
    }
  };
  visit(program);
  return found;
}

/** Files that import one another in a circle: each group once (Tarjan’s strongly connected components). */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const index = order.size;
    order.set(path, index);
    let low = index;
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(path, low);
    if (low !== index) return low;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1 || (graph.get(path) ?? []).includes(path)) circles.push(group);
    return low;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
