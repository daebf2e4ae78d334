import { countOf, formatNumber } from '#contract/french.ts';
import type { Process } from '#service/journeys/processes-of-site.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';

interface ProcessFieldProps {
  readonly host: string;
  readonly processes: readonly Process[];
  readonly chosen: readonly string[];
  onChoose(ids: readonly string[]): void;
  readonly error: string | undefined;
}

/** « Étapes d’un processus »: the journeys of the site that the sample names. */
export function ProcessField({ host, processes, chosen, onChoose, error }: ProcessFieldProps) {
  if (processes.length === 0) return null;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 rounded-xl border border-line px-4 py-4">
      <legend className="px-1 text-sm font-semibold text-soft">Étapes d’un processus (parcours)</legend>
      <p className="text-sm text-soft">
        Chaque état marqué d’un parcours choisi est jugé, compté dans la grille et comparé comme une page de
        l’échantillon.{' '}
        <Link to={`/dashboard/sites/${encodeURIComponent(host)}/parcours`}>
          Voir ou modifier les parcours
        </Link>
      </p>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      {processes.map(({ id, name, version, states }) => (
        <Checkbox
          key={id}
          name="journeys"
          value={id}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
          className="wrap-anywhere"
          hint={`${countOf(states.length, 'état', 'états')}\u00a0: ${states.join(', ')}`}
        >
          {name}, version {formatNumber(version)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
