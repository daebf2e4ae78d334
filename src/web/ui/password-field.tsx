import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { Field } from './field.tsx';
import { controlLook } from './field-look.ts';
import type { TextFieldProps } from './text-field.tsx';

/** A password whose text can be shown; password managers and pasting are welcome. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'hintBelow'>) {
  const { label, hint, error, className, onValue, ...input } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} className={className} hintBelow>
      {(attributes) => (
        <span className="relative">
          <input
            {...input}
            {...attributes}
            {...(onValue ? { onChange: (event) => onValue(event.currentTarget.value) } : {})}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(controlLook, 'pr-13')}
          />
          <button
            type="button"
            aria-label="Afficher la saisie"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 flex w-11 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
