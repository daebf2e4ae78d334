import type { SampleSummary } from '#contract/api/samples.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { bareHost, typedHost } from '../../../lib/typed-host.ts';
import { Link } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { samplesPath } from './sample-list.tsx';

interface SampleFieldProps {
  /** Of the site to audit; one at least. */
  readonly samples: readonly SampleSummary[];
  readonly chosen: SampleSummary;
  onChoose(sample: SampleSummary): void;
  readonly error: string | undefined;
}

/** « Un échantillon »: which one, in its newest version. */
export function SampleField({ samples, chosen, onChoose, error }: SampleFieldProps) {
  return (
    <div className="flex flex-col gap-2 rounded-xl border border-line px-4 py-4">
      <Select
        label="Échantillon"
        name="sample"
        value={chosen.id}
        error={error}
        onChange={(event) => {
          const sample = samples.find(({ id }) => id === event.currentTarget.value);
          if (sample) onChoose(sample);
        }}
        options={samples.map(({ id, name, pageCount, version }) => ({
          value: id,
          label: `${name} (${countOf(pageCount, 'page', 'pages')}, version ${formatNumber(version)})`,
        }))}
      />
      <p className="text-sm">
        <Link to={`${samplesPath(chosen.host)}/${chosen.id}`}>Voir ou corriger ses pages</Link>
      </p>
    </div>
  );
}

/** Those of the site of a typed address, with or without `www.`. */
export function samplesOf(samples: readonly SampleSummary[], typed: string): readonly SampleSummary[] {
  const host = typedHost(typed);
  return samples.filter((sample) => bareHost(sample.host) === host);
}
