import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Button,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { controlLook, errorLook, hintLook, labelLook } from './field-look.ts';

interface PasswordFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children' | 'type'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/** A password input whose text can be shown; password managers and pasting are welcome. */
export function PasswordField({ label, hint, error, className, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={shown ? 'text' : 'password'}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx('flex flex-col gap-1.5', className)}
    >
      <Label className={labelLook}>{label}</Label>
      <div className="relative">
        <Input className={cx(controlLook, 'pr-13')} autoCapitalize="none" spellCheck={false} />
        <Button
          className="absolute inset-y-1 right-1 flex w-11 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
          aria-label={shown ? 'Masquer la saisie' : 'Afficher la saisie'}
          aria-pressed={shown}
          onPress={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
        </Button>
      </div>
      {hint && (
        <Text slot="description" className={hintLook}>
          {hint}
        </Text>
      )}
      <FieldError className={errorLook}>{error}</FieldError>
    </AriaTextField>
  );
}
