import { useEffect, useState } from 'react';

const shownMs = 4000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text on demand, and says for four seconds whether the browser let it. */
export function useCopy(): readonly [
  CopyState,
  (text: () => string, onRefused?: () => void) => Promise<void>,
] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: () => string, onRefused?: () => void) => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      onRefused?.();
      setState('refused');
    }
  };
  return [state, copy];
}
