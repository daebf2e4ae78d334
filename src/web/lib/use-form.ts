import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorTable } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import { ApiRefusal } from './api.ts';

/** Sentences by field name; the empty name is the form as a whole. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormOptions {
  /** Sentences for what is wrong before anything is sent; empty when all is well. */
  validate?: (values: FormData) => Record<string, string>;
  /** Sends the form; a refusal thrown here is shown at its field. */
  submit: (values: FormData) => Promise<void>;
  /** Which field a refusal without one belongs to. */
  fieldOf?: (code: string) => string | undefined;
}

/**
 * One way to send a form: validate, send once, show each refusal at its field, move focus to the first one,
 * lose nothing that was typed. `ui/form.tsx` shows it.
 */
export function useForm({ validate, submit, fieldOf }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(ref.current, errors);
  }, [errors]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    const wrong = validate?.(values) ?? {};
    setErrors(Object.fromEntries(Object.entries(wrong).map(([name, text]) => [name, typeset(text)])));
    setCode(null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      const refusal = toRefusal(error);
      setCode(refusal.code);
      setErrors({ [refusal.field ?? fieldOf?.(refusal.code) ?? '']: refusal.message });
    } finally {
      setBusy(false);
    }
  }
  return { ref, errors, code, busy, onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event) };
}

/** What a form of `ui/form.tsx` shows. */
export type FormState = ReturnType<typeof useForm>;

function toRefusal(error: unknown): ApiRefusal {
  if (error instanceof ApiRefusal) return error;
  console.info('Envoi du formulaire impossible', error);
  return new ApiRefusal('server/unexpected', errorTable['server/unexpected'][1], 0);
}

function focusFirstError(form: HTMLFormElement | null, errors: FormErrors) {
  const fields = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLElement);
  const field = fields.find((element) => errors[element.getAttribute('name') || ' '] !== undefined);
  (field ?? form?.querySelector<HTMLElement>('[data-form-error]'))?.focus();
}

/** The trimmed text of a field. */
export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
