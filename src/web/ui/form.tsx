import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { FormState } from '../lib/use-form.ts';
import { Alert } from './alert.tsx';

interface FormProps {
  form: FormState;
  /** What helps after a refusal, under its sentence. */
  help?: ReactNode;
  /** In place of the usual space between fields. */
  className?: string;
  children: ReactNode;
}

/** A form that `useForm` sends; a refusal of no field in particular stands at its top. */
export function Form({ form, help, className = 'gap-5', children }: FormProps) {
  const refusal = form.errors[''];
  return (
    <form
      ref={form.ref}
      onSubmit={form.onSubmit}
      method="post"
      noValidate
      className={cx('flex flex-col', className)}
    >
      {refusal && (
        <Alert kind="error" live formError>
          <p>{refusal}</p>
          {help}
        </Alert>
      )}
      {children}
    </form>
  );
}
