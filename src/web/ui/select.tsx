import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { controlLook, errorLook, hintLook, labelLook } from './field-look.ts';

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/**
 * A choice in a list. The browser’s own control: it works before the page’s scripts run, opens the phone’s
 * picker, and needs no inline style, which the Content-Security-Policy would block in server-rendered HTML.
 */
export function Select({ label, hint, error, options, className, ...props }: SelectProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className={hintLook}>
          {hint}
        </span>
      )}
      <span className="relative">
        <select
          {...props}
          id={id}
          className={cx(controlLook, 'appearance-none pr-11')}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={20}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
        />
      </span>
      {error && (
        <span id={errorId} className={errorLook}>
          {error}
        </span>
      )}
    </div>
  );
}
