import { useState } from 'react';
import {
  keyLifeDays,
  keyScopes,
  keyScopeWords,
  longestKeyDays,
  longestKeyName,
} from '#contract/key-words.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { onlyErrors, passwordOf } from '../credentials.ts';

const scopes = keyScopes.map((value) => ({
  value,
  label: keyScopeWords[value].label,
  hint: keyScopeWords[value].means,
}));
const durations = keyLifeDays.map((days) => ({
  value: String(days),
  label: days === longestKeyDays ? '1 an' : `${days} jours`,
}));

/** Makes a key for a person who types the password again; the key is shown here, once. */
export function KeyForm({ email, onCreated }: { email: string; onCreated: () => Promise<void> }) {
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        name: textOf(values, 'name') === '' ? 'Dites où cette clé servira.' : undefined,
        password: passwordOf(values) === '' ? 'Indiquez votre mot de passe.' : undefined,
      }),
    submit: async (values) => {
      const scope = keyScopes.find((one) => one === textOf(values, 'scope')) ?? 'read';
      const made = await callApi('POST', '/api/account/keys', {
        body: {
          name: textOf(values, 'name'),
          scope,
          days: Number(textOf(values, 'days')),
          password: passwordOf(values),
        },
      });
      setToken(made.token);
      // Not another form: its button is being announced.
      form.ref.current?.reset();
      await onCreated();
    },
    fieldOf: (code) => (code === 'auth/wrong-password' ? 'password' : undefined),
  });
  return (
    <div className="flex flex-col gap-5">
      <Form form={form} className="max-w-xl gap-4">
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <TextField
          label="Où elle servira"
          name="name"
          maxLength={longestKeyName}
          autoComplete="off"
          hint={'Par exemple «\u00a0Intégration continue\u00a0»\u00a0: vous seul le lisez.'}
          error={form.errors.name}
        />
        <RadioGroup label="Ce qu’elle permet" name="scope" defaultValue="read" options={scopes} />
        <Select
          label="Durée de la clé"
          name="days"
          defaultValue={String(longestKeyDays)}
          options={durations}
        />
        <PasswordField
          label="Votre mot de passe"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
        />
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          Créer une clé
        </Button>
      </Form>
      {token !== null && (
        <Alert kind="success" live title="Clé créée">
          <div className="flex flex-col gap-3">
            <p>
              Copiez-la maintenant{'\u00a0'}: nous n’en gardons que l’empreinte. Qui la détient agit en votre
              nom.
            </p>
            <CopyField label="Clé d’API" value={token} what="la clé" />
          </div>
        </Alert>
      )}
    </div>
  );
}
