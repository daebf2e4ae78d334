import { useState } from 'react';
import type { JourneyVersion, JourneyView } from '#contract/api/journeys.ts';
import { countOf, formatDateTime, formatNumber } from '#contract/french.ts';
import { callApi } from '../../../lib/api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

interface Props {
  readonly host: string;
  readonly journey: JourneyView;
  /** The newest first. */
  readonly versions: readonly JourneyVersion[];
  onRestored(): Promise<void>;
}

/** What a journey was at each save, by whom; one of before may be taken back. */
export function JourneyVersions({ host, journey, versions, onRestored }: Props) {
  const { id, version: newest } = journey;
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (versions.length < 2) return null;
  async function restore(version: number) {
    setBusy(true);
    setError(null);
    try {
      const body = { version: newest, restore: version };
      await callApi('PUT', '/api/sites/:host/journeys/:id/version', { params: { host, id }, body });
      await onRestored();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setBusy(false);
    }
  }
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold wrap-anywhere">
        Versions de {journey.name} ({formatNumber(versions.length)})
      </summary>
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
      <ul className="mt-2 flex flex-col gap-3">
        {versions.map(({ version, name, savedAt, savedBy, steps }) => (
          <li key={version} className="flex flex-col gap-1 border-t border-line pt-3 wrap-anywhere">
            <p>
              <strong>Version {formatNumber(version)}</strong>
              {version === newest && ' (actuelle)'}, {name}, le {formatDateTime(savedAt)}
              {savedBy !== null && `, par ${savedBy}`}
            </p>
            <details>
              <summary className="cursor-pointer py-1 text-sm">
                {countOf(steps.length, 'étape', 'étapes')} de la version {formatNumber(version)}
              </summary>
              <ol className="mt-1 flex list-decimal flex-col gap-1 pl-6 text-sm">
                {steps.map(({ words, state }, at) => (
                  // Steps have no other name than their place, and a version never changes.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={at}>
                    {words}
                    {state !== null && (
                      <span className="text-soft">
                        {' '}
                        (état jugé{'\u00a0'}: {state})
                      </span>
                    )}
                  </li>
                ))}
              </ol>
            </details>
            {version !== newest && (
              <Button
                variant="secondary"
                size="small"
                className="self-start"
                busy={busy}
                onPress={() => void restore(version)}
              >
                Revenir à la version {formatNumber(version)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
