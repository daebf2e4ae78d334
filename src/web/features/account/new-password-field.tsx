import { useState } from 'react';
import { countOf } from '#contract/french.ts';
import { maxPasswordLength, minPasswordLength } from '#contract/password-length.ts';
import { PasswordField } from '../../ui/password-field.tsx';

interface NewPasswordFieldProps {
  error: string | undefined;
  label?: string;
  name?: string;
}

/** A password being chosen: length counts, not odd signs; the server judges how guessable it is. */
export function NewPasswordField({
  error,
  label = 'Mot de passe',
  name = 'password',
}: NewPasswordFieldProps) {
  const [length, setLength] = useState(0);
  const missing = minPasswordLength - length;
  const progress =
    length === 0
      ? `${minPasswordLength} caractères au moins. Quatre mots sans lien entre eux font un très bon mot de passe.`
      : missing > 0
        ? `Encore ${countOf(missing, 'caractère', 'caractères')}.`
        : 'Bonne longueur. Évitez votre nom, une date ou une suite de touches.';
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      maxLength={maxPasswordLength}
      error={error}
      hint={progress}
      onValue={(value) => setLength(value.length)}
    />
  );
}
