import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { controlLook } from './field-look.ts';

interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'className' | 'id'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/**
 * A choice in a list. The browser’s own control: it works before the page’s scripts run, opens the phone’s
 * picker, and needs no inline style, which the Content-Security-Policy would block in server-rendered HTML.
 */
export function Select({
  label,
  hint,
  error,
  options,
  className,
  hintBelow = false,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className} hintBelow={hintBelow}>
      {(attributes) => (
        <span className="relative">
          <select {...select} {...attributes} className={cx(controlLook, 'appearance-none pr-11')}>
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
      )}
    </Field>
  );
}
