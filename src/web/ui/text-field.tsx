import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { controlLook } from './field-look.ts';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
    ref?: Ref<HTMLInputElement>;
    /** The text after each change. */
    onValue?: (value: string) => void;
  };

/** A labelled line of text. */
export function TextField({ label, hint, error, hintBelow, className, onValue, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={className}
      {...(hintBelow ? { hintBelow } : {})}
    >
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          {...(onValue ? { onChange: (event) => onValue(event.currentTarget.value) } : {})}
          className={controlLook}
        />
      )}
    </Field>
  );
}
