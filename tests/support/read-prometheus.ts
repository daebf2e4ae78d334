/** A sample as a scraper reads it. */
export interface ReadSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)|NaN|[+-]Inf)$/;
const pair = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let rest = text; rest !== ''; ) {
    const [whole, name = '', value = ''] = pair.exec(rest) ?? [];
    if (whole === undefined || name in labels) throw new Error(`not labels: ${rest}`);
    labels[name] = value.replaceAll(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c));
    rest = rest.slice(whole.length);
  }
  return labels;
}

/** Whether a sample of that name belongs to a family: histograms have three names. */
function isOf(family: { name: string; type: string }, name: string): boolean {
  if (family.type !== 'histogram') return family.name === name;
  return ['_bucket', '_sum', '_count'].some((suffix) => name === `${family.name}${suffix}`);
}

/**
 * Reads text format 0.0.4 as strictly as it is written down: each family once, with help and type before its samples,
 * no sample twice, buckets that rise up to `+Inf`, which is the count. @throws Error that says what is wrong
 */
export function readPrometheus(text: string): ReadSample[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  const samples: ReadSample[] = [];
  const families = new Map<string, string>();
  const seen = new Set<string>();
  let helped = '';
  let family = { name: '', type: '' };
  for (const one of text.slice(0, -1).split('\n')) {
    const [, mark, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(one) ?? [];
    if (mark === 'HELP') helped = name;
    else if (mark === 'TYPE') {
      if (families.has(name) || helped !== name) throw new Error(`family out of place: ${one}`);
      if (!/^(counter|gauge|histogram)$/.test(rest)) throw new Error(`no type: ${one}`);
      if ((rest === 'counter') !== name.endsWith('_total')) throw new Error(`name of another type: ${one}`);
      families.set(name, rest);
      family = { name, type: rest };
    } else {
      const [, sample = '', labels = '', value = ''] = line.exec(one) ?? [];
      if (sample === '' || !isOf(family, sample)) throw new Error(`not a sample of ${family.name}: ${one}`);
      const read = {
        name: sample,
        labels: readLabels(labels),
        value: Number(value.replace('Inf', 'Infinity')),
      };
      const key = `${sample} ${JSON.stringify(Object.entries(read.labels).sort())}`;
      if (seen.has(key)) throw new Error(`twice: ${one}`);
      seen.add(key);
      samples.push(read);
    }
  }
  assertBuckets(samples, families);
  return samples;
}

function assertBuckets(samples: readonly ReadSample[], families: ReadonlyMap<string, string>): void {
  for (const [name, type] of families) {
    if (type !== 'histogram') continue;
    const buckets = samples.filter((sample) => sample.name === `${name}_bucket`);
    const groups = Map.groupBy(buckets, ({ labels: { le, ...own } }) => JSON.stringify(own));
    for (const [own, group] of groups) {
      const bounds = group.map(({ labels }) => Number(labels.le?.replace('Inf', 'Infinity')));
      const counts = group.map(({ value }) => value);
      const rises = (list: readonly number[]) =>
        list.every((value, at) => at === 0 || value >= (list[at - 1] ?? 0));
      const count = samples.find(
        (sample) => sample.name === `${name}_count` && JSON.stringify(sample.labels) === own,
      );
      if (!rises(bounds) || !rises(counts) || bounds.at(-1) !== Number.POSITIVE_INFINITY)
        throw new Error(`buckets of ${name} ${own}`);
      if (count?.value !== counts.at(-1)) throw new Error(`count of ${name} ${own}`);
    }
  }
}
