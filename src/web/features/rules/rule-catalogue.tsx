import { type Severity, type Theme, themes } from '#contract/themes.ts';
import { severityLabels, severityTones } from '#report/tones.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';

interface Found {
  readonly theme: Theme;
  readonly rules: readonly { readonly id: string; readonly name: string; readonly severity: Severity }[];
}

/** The checks that were found, by theme. */
export function RuleCatalogue({ found }: { found: readonly Found[] }) {
  return found.map(({ theme, rules }) => (
    <section key={theme} aria-label={themes[theme].label}>
      {found.length > 1 && <h2 className="mb-2 text-xl">{themes[theme].label}</h2>}
      <ul className="flex flex-col divide-y divide-line">
        {rules.map(({ id, name, severity }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <Link to={`/controles/${id}`} className="min-w-0 flex-1 basis-64">
              {name}
            </Link>
            <Badge tone={severityTones[severity]}>{severityLabels[severity]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  ));
}
