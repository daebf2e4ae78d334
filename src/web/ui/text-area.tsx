import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { controlLook } from './field-look.ts';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>;

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, className, hintBelow = false, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} hintBelow={hintBelow}>
      {(attributes) => <textarea rows={4} {...area} {...attributes} className={controlLook} />}
    </Field>
  );
}
