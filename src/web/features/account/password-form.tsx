import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccessChoices, closingOf } from './access-choices.tsx';
import { onlyErrors, passwordOf } from './credentials.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Changes the password; the current one comes first (docs/specification.txt §5). */
export function PasswordForm({ email }: { email: string }) {
  const { notify } = useNotification();
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState(0);
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        currentPassword:
          passwordOf(values, 'currentPassword') === '' ? 'Indiquez votre mot de passe actuel.' : undefined,
        newPassword:
          passwordOf(values, 'newPassword') === '' ? 'Choisissez un nouveau mot de passe.' : undefined,
      }),
    submit: async (values) => {
      const body = {
        currentPassword: passwordOf(values, 'currentPassword'),
        newPassword: passwordOf(values, 'newPassword'),
        closing: closingOf(values),
      };
      await callApi('POST', '/api/account/password', { body });
      setChanges((count) => count + 1);
      await revalidate();
      notify('successSimple', 'Mot de passe changé. Vos autres sessions sont fermées.');
    },
    fieldOf: (code) =>
      code === 'auth/wrong-password'
        ? 'currentPassword'
        : code === 'auth/weak-password'
          ? 'newPassword'
          : undefined,
  });
  return (
    <TitledCard title="Mot de passe">
      <Form key={changes} form={form} className="max-w-xl gap-6">
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label="Mot de passe actuel"
          name="currentPassword"
          autoComplete="current-password"
          error={form.errors.currentPassword}
        />
        <NewPasswordField label="Nouveau mot de passe" name="newPassword" error={form.errors.newPassword} />
        <AccessChoices />
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          Changer le mot de passe
        </Button>
      </Form>
    </TitledCard>
  );
}
