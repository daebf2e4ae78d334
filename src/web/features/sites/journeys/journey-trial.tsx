import { callApi } from '../../../lib/api.ts';
import { useTrial } from '../../../lib/use-trial.ts';
import { Button } from '../../../ui/button.tsx';
import { TrialView } from '../../../ui/trial-view.tsx';

interface Props {
  readonly host: string;
  readonly id: string;
  readonly name: string;
}

const nothing = async () => undefined;

/** « Essayer » a journey: replayed once, with what became of each step. */
export function JourneyTrial({ host, id, name }: Props) {
  const ask = () => callApi('POST', '/api/sites/:host/journeys/:id/try', { params: { host, id } });
  const { busy, result, failure, start } = useTrial(host, ask, nothing);
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        className="self-start"
        onPress={() => void start()}
      >
        Essayer {name}
      </Button>
      <TrialView busy={busy} result={result} failure={failure} />
    </div>
  );
}
