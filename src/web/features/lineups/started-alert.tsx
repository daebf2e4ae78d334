import { countOf } from '#contract/french.ts';
import type { StartedLineup } from '#service/lineups/save-lineup.ts';
import { Alert } from '../../ui/alert.tsx';

/** What became of the audits that were asked for: those refused say why, and nothing is lost. */
export function StartedAlert({ made: { started, refused } }: { readonly made: Omit<StartedLineup, 'kept'> }) {
  return (
    <Alert kind={refused.length > 0 ? 'warning' : 'success'} live>
      <p>
        {started === 0
          ? 'Aucun nouvel audit n’a démarré.'
          : `${countOf(started, 'audit démarré', 'audits démarrés')}\u00a0: cette page se met à jour quand ils se terminent.`}
      </p>
      {refused.map(({ host, message }) => (
        <p key={host} className="wrap-anywhere">
          {host}
          {'\u00a0'}: {message}
        </p>
      ))}
    </Alert>
  );
}
