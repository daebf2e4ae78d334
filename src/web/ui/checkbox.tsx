import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { errorLook, hintLook } from './field-look.ts';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A yes-or-no choice: the browser’s own box, in the product’s colour (see select.tsx for why). */
export function Checkbox({ children, hint, error, className, ...props }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="flex items-start gap-3 py-1">
        <input
          {...props}
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-brand"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <span id={`${id}-hint`} className={cx(hintLook, 'pl-8')}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={cx(errorLook, 'pl-8')}>
          {error}
        </span>
      )}
    </div>
  );
}
