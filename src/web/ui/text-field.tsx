import type { ReactNode } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { controlLook, errorLook, hintLook, labelLook } from './field-look.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children'> {
  label: string;
  hint?: ReactNode;
  /** A sentence; its presence marks the field as wrong. */
  error?: string | undefined;
  placeholder?: string;
  /** Lines; more than one makes a text area. */
  rows?: number;
  className?: string;
}

/** A labelled text input with its hint and its error sentence, tied together for assistive technology. */
export function TextField({
  label,
  hint,
  error,
  placeholder,
  rows = 1,
  className,
  ...props
}: TextFieldProps) {
  const Control = rows > 1 ? TextArea : Input;
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx('flex flex-col gap-1.5', className)}
    >
      <Label className={labelLook}>{label}</Label>
      {hint && (
        <Text slot="description" className={hintLook}>
          {hint}
        </Text>
      )}
      <Control
        className={controlLook}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(rows > 1 ? { rows } : {})}
      />
      <FieldError className={errorLook}>{error}</FieldError>
    </AriaTextField>
  );
}
