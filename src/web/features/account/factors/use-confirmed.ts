import { useState } from 'react';
import { sayFailure } from './passkey-client.ts';

/** Does what may ask that the person confirms first who they are: then it is done once they have. */
export function useConfirmed() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What waits for the confirmation. */
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      if ((error as { code?: string }).code === 'factor/confirm-needed') setWaiting(() => work);
      else setRefusal(sayFailure(error));
    }
    setBusy(false);
  };
  return {
    busy,
    refusal,
    run: (work: () => Promise<void>) => void run(work),
    isAsking: waiting !== null,
    giveUp: () => setWaiting(null),
    confirmed: () => {
      const work = waiting;
      setWaiting(null);
      if (work) void run(work);
    },
  };
}

export type Confirmed = ReturnType<typeof useConfirmed>;
