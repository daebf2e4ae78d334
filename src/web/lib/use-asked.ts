import { useState } from 'react';
import { ApiRefusal } from './api.ts';

/** What is asked of the API once a part of the page is opened, and again after each change. */
export function useAsked<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const load = async () => {
    try {
      setAnswer(await ask());
      setRefusal(null);
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.message : 'La liste n’a pas pu être lue. Réessayez.');
    }
  };
  return { answer, refusal, load };
}
