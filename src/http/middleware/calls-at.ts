/** A call of the table of routes, as far as its address goes. */
interface Callable {
  readonly method: string;
  readonly path: string;
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Tells the calls of a table at an address, by method; null where the table has no such address. */
export function callsAt<Call extends Callable>(
  table: readonly Call[],
): (path: string) => ReadonlyMap<string, Call> | null {
  const patterns = new Map<string, { matches: RegExp; calls: [string, Call][] }>();
  for (const call of table) {
    const found = patterns.get(call.path) ?? { matches: patternOf(call.path), calls: [] };
    patterns.set(call.path, found);
    found.calls.push([call.method, call]);
  }
  const all = [...patterns.values()];
  return (path) => {
    const found = all.filter(({ matches }) => matches.test(path)).flatMap(({ calls }) => calls);
    return found.length === 0 ? null : new Map(found);
  };
}
