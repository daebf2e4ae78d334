import type { TextareaHTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { controlLook } from './field-look.ts';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>;

/** A labelled text of a few lines. */
export function TextArea({ label, hint, error, hintBelow, className, ...textarea }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={className}
      {...(hintBelow ? { hintBelow } : {})}
    >
      {(attributes) => <textarea {...textarea} {...attributes} className={cx(controlLook, 'min-h-24')} />}
    </Field>
  );
}
