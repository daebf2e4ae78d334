import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { recallAccount } from './account-memory.ts';

/** « Adresse e-mail », filled with the address given at sign-up when there is one in this browser. */
export function EmailField({ error, autoFocus = false }: { error: string | undefined; autoFocus?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = ref.current?.querySelector('input');
    const email = recallAccount()?.email;
    // Typed before the scripts ran, or filled by the browser: theirs wins.
    if (input && email && input.value === '') input.value = email;
  }, []);
  return (
    <div ref={ref}>
      <TextField
        label="Adresse e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={error}
        autoFocus={autoFocus}
      />
    </div>
  );
}
