/** One value a rule looked at: `dom.nodes[].attributes.alt`. */
export interface ReadPath {
  readonly path: string;
  /** How often it was read; positions of a list count as one path. */
  readonly count: number;
  /** First value met, shortened. It comes from the audited site. */
  readonly sample: string;
}

/** Distinct paths kept of each artifact. */
const pathsLimit = 40;
/** Beyond, what is read deeper counts for its ancestor. */
const depthLimit = 7;
const sampleLength = 60;

interface Noted {
  count: number;
  sample: string;
  isLeaf: boolean;
}

export interface ReadRecorder<Artifacts> {
  /** The same data; every property read through it is noted. Objects keep their identity among themselves. */
  readonly recorded: Artifacts;
  /** What was read so far, artifact by artifact, the most read first. */
  readings(): { readonly name: string; readonly paths: readonly ReadPath[]; readonly more: number }[];
  /** Nothing is noted from now on. */
  stop(): void;
}

/** Wraps plain JSON data so that reading leaves a trace. */
export function recordReads<Artifacts extends object>(artifacts: Artifacts): ReadRecorder<Artifacts> {
  const noted = new Map<string, Map<string, Noted>>();
  const wrapped = new WeakMap<object, object>();
  let recording = true;

  function note(path: readonly string[], value: unknown): void {
    const [name = ''] = path;
    const paths = noted.get(name) ?? new Map<string, Noted>();
    noted.set(name, paths);
    const text = path.slice(0, depthLimit).join('').replaceAll('.[', '[');
    const isLeaf = typeof value !== 'object' || value === null;
    const known = paths.get(text);
    if (known) known.count += 1;
    else paths.set(text, { count: 1, sample: sampleOf(value), isLeaf });
  }

  function wrap(target: object, path: readonly string[]): object {
    const known = wrapped.get(target);
    if (known) return known;
    const proxy = new Proxy(target, {
      get(from, key, receiver) {
        const value: unknown = Reflect.get(from, key, receiver);
        if (typeof key === 'symbol' || typeof value === 'function') return value;
        const isList = Array.isArray(from);
        if (isList && key === 'length') return value;
        const below = [...path, isList ? '[]' : path.length === 0 ? key : `.${key}`];
        if (recording) note(below, value);
        return typeof value === 'object' && value !== null ? wrap(value, below) : value;
      },
    });
    wrapped.set(target, proxy);
    return proxy;
  }

  return {
    recorded: wrap(artifacts, []) as Artifacts,
    stop() {
      recording = false;
    },
    readings: () =>
      [...noted].map(([name, paths]) => {
        const all = [...paths].filter(([path, { isLeaf }]) => isLeaf || !isPrefix(path, paths.keys()));
        const listed = all
          .sort(([, a], [, b]) => b.count - a.count)
          .map(([path, { count, sample }]) => ({ path, count, sample }));
        return { name, paths: listed.slice(0, pathsLimit), more: Math.max(0, listed.length - pathsLimit) };
      }),
  };
}

/** Something deeper was read: the object itself says nothing more. */
function isPrefix(path: string, others: Iterable<string>): boolean {
  for (const other of others)
    if (other.length > path.length && other.startsWith(path) && /^[.[]/.test(other.slice(path.length)))
      return true;
  return false;
}

function sampleOf(value: unknown): string {
  if (Array.isArray(value)) return `liste de ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'objet';
  if (value === '') return 'texte vide';
  if (value === undefined || value === null) return 'absent';
  const text = typeof value === 'string' ? `« ${value} »` : String(value);
  return text.length > sampleLength ? `${text.slice(0, sampleLength)}…` : text;
}
