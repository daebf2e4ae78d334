import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiRefusal } from '../../lib/api.ts';

/** One admin action at a time: does it, then reads the page again; `refusal` is the sentence of the last refusal. */
export function useAdminCall() {
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const call = async (key: string, action: () => Promise<unknown>) => {
    setBusyKey(key);
    setRefusal(null);
    try {
      await action();
      await revalidate();
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.message : 'L’action n’a pas abouti. Réessayez.');
    } finally {
      setBusyKey(null);
    }
  };
  return { call, busyKey, refusal };
}
