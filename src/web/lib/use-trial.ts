import { useEffect, useRef, useState } from 'react';
import type { Trial, TrialResult } from '#contract/api/trials.ts';
import { ApiRefusal, callApi } from './api.ts';

const askEveryMs = 1_000;
/** One is answered or given up before. */
const longestTurns = 180;
const unanswered = 'L’essai n’a pas abouti. Réessayez.';

/** A try that a worker makes: asked for, followed to its end. `onOver` hears when it came to one. */
export function useTrial(host: string, ask: () => Promise<{ trial: Trial }>, onOver: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<TrialResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    setResult(null);
    setFailure(null);
    try {
      const { trial } = await ask();
      setResult(await followed(host, trial, () => isGone.current));
      await onOver();
    } catch (error) {
      setFailure(error instanceof ApiRefusal ? error.message : unanswered);
    } finally {
      setBusy(false);
    }
  };
  return { busy, result, failure, start };
}

async function followed(host: string, begun: Trial, isGone: () => boolean): Promise<TrialResult> {
  let trial = begun;
  for (let turn = 0; turn < longestTurns && !isGone(); turn += 1) {
    if (trial.result) return trial.result;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    const params = { host, id: trial.id };
    // A question that is lost is asked again at the next turn.
    const answer = await callApi('GET', '/api/sites/:host/trials/:id', { params }).catch((error: unknown) => {
      if (error instanceof ApiRefusal && error.status === 404) throw error;
      return null;
    });
    if (answer) ({ trial } = answer);
  }
  throw new Error(unanswered);
}
