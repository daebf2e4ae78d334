import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { errorLook, hintLook, labelLook } from './field-look.ts';

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** A sentence; its presence marks the field as wrong. */
  error?: string | undefined;
  /** Hint under the control instead of above it. */
  hintBelow?: boolean;
  className?: string | undefined;
}

/**
 * Label, hint, control and error sentence. Controls are the browser’s own and uncontrolled by default: what a
 * person types before the page’s scripts run is kept.
 */
export function Field({
  label,
  hint,
  error,
  hintBelow = false,
  className,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const hintLine = hint && (
    <span id={`${id}-hint`} className={hintLook}>
      {hint}
    </span>
  );
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      {!hintBelow && hintLine}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hintBelow && hintLine}
      {error && (
        <span id={`${id}-error`} className={errorLook}>
          {error}
        </span>
      )}
    </div>
  );
}
