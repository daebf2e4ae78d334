import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { recallAccount } from './account-memory.ts';

/** « Adresse e-mail », filled with the address given at sign-up when there is one in this browser. */
export function EmailField({ error }: { error: string | undefined }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const email = recallAccount()?.email;
    // Typed before the scripts ran, or filled by the browser: theirs wins.
    if (ref.current && email && ref.current.value === '') ref.current.value = email;
  }, []);
  return (
    <TextField
      ref={ref}
      label="Adresse e-mail"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      error={error}
    />
  );
}
