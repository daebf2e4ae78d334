/** One line of the technical journal, as far as timings go. */
interface Entry {
  readonly atMs: number;
  readonly step: string;
  readonly durationMs: number;
}

/** What a step of an audit took. */
export interface StageTiming {
  readonly step: string;
  readonly label: string;
  /** Milliseconds after the start of the attempt. */
  readonly atMs: number;
  /** From its first beginning to its last end: what a person waits for. */
  readonly spanMs: number;
  /** Times it was done, and what they took together: more than the span when several went side by side. */
  readonly times: number;
  readonly totalMs: number;
}

const labels: Readonly<Record<string, string>> = {
  preflight: 'Vérification de l’adresse',
  sitemaps: 'Plans de site',
  visit: 'Visites de pages',
  'home loads': 'Mesures de l’accueil',
  'consent visits': 'Visites selon le choix des cookies',
  'calm load': 'Pages chargées de nouveau, au calme',
};

const labelOf = (step: string) => labels[step] ?? step.replace(/^artifact /, 'Relevé\u00a0: ');

/** The steps of an attempt in the order they began, from its journal; what took no time is left out. */
export function stageTimings(detail: Readonly<Record<string, unknown>> | null): StageTiming[] {
  const entries = Array.isArray(detail?.journal) ? detail.journal.filter(isEntry) : [];
  const timed = entries.filter(({ durationMs }) => durationMs > 0);
  return [...Map.groupBy(timed, ({ step }) => step)]
    .map(([step, list]) => {
      const atMs = Math.min(...list.map((entry) => entry.atMs));
      const endMs = Math.max(...list.map((entry) => entry.atMs + entry.durationMs));
      const totalMs = list.reduce((sum, { durationMs }) => sum + durationMs, 0);
      return { step, label: labelOf(step), atMs, spanMs: endMs - atMs, times: list.length, totalMs };
    })
    .toSorted((a, b) => a.atMs - b.atMs);
}

function isEntry(value: unknown): value is Entry {
  const { atMs, step, durationMs } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return typeof atMs === 'number' && typeof step === 'string' && typeof durationMs === 'number';
}
