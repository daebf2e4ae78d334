/** One value, told apart from others of its family by labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Of a histogram: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
}

/** What one name measures. Names of counters end with `_total`. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const prometheusMedia = 'text/plain; version=0.0.4; charset=utf-8';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '"': '\\"' };
const escapeLabel = (text: string) => text.replaceAll(/[\\\n"]/g, (character) => escapes[character] ?? '');
const escapeHelp = (text: string) => text.replaceAll(/[\\\n]/g, (character) => escapes[character] ?? '');

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  return String(value);
}

function lineOf(name: string, { labels = {}, value, suffix = '' }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${numberText(value)}\n`;
}

/** Families as Prometheus reads them: text format 0.0.4. */
export function prometheusText(families: readonly Family[]): string {
  return families
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${samples.map((sample) => lineOf(name, sample)).join('')}`,
    )
    .join('');
}
