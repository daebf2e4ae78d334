import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { errorLook, hintLook, labelLook } from './field-look.ts';

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  name: string;
  options: readonly RadioOption<Value>[];
  defaultValue?: Value;
  value?: Value;
  onChange?: (value: Value) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Side by side from small screens up. */
  inline?: boolean;
}

/** One choice among a few, each a whole card that can be pressed; native radios (see select.tsx for why). */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, options, defaultValue, value, onChange, hint, error, inline = false } = props;
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={cx(labelLook, 'mb-2')}>{label}</legend>
      {hint && <p className={hintLook}>{hint}</p>}
      <div className={cx('grid gap-2', inline && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex items-start gap-3 rounded-xl border border-edge bg-surface px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft has-disabled:opacity-60 hover:border-soft"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              className="mt-1 size-4.5 shrink-0 accent-brand"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{option.label}</span>
              {option.hint && <span className="text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={errorLook}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
