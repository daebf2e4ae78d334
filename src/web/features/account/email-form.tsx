import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AccountEmail } from '#contract/api/account.ts';
import { formatDateTime } from '#contract/french.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emailError, onlyErrors, passwordOf } from './credentials.ts';

/** Asks for another address; it changes only once its own mail has been confirmed. */
export function EmailForm({ email }: { email: AccountEmail }) {
  const { notify } = useNotification();
  const { revalidate } = useRevalidator();
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        email: emailError(values),
        password: passwordOf(values) === '' ? 'Indiquez votre mot de passe actuel.' : undefined,
      }),
    submit: async (values) => {
      const body = { email: textOf(values, 'email'), password: passwordOf(values) };
      await callApi('POST', '/api/account/email', { body });
      notify('successSimple', 'Un e-mail est parti à la nouvelle adresse. Ouvrez-le pour confirmer.');
      await revalidate();
    },
    fieldOf: (code) =>
      code === 'auth/wrong-password' ? 'password' : code.startsWith('auth/') ? 'email' : undefined,
  });
  return (
    <TitledCard title="Adresse e-mail">
      <div className="flex max-w-xl flex-col gap-6">
        <p className="text-soft">
          Votre adresse est <strong className="text-ink wrap-anywhere">{email.email}</strong>. Elle sert à
          vous connecter et à recevoir vos résultats.
        </p>
        {email.pending && <Pending pending={email.pending} />}
        <Form form={form} className="gap-6">
          <TextField
            label="Nouvelle adresse e-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            error={form.errors.email}
            hint="Un lien de confirmation y sera envoyé. Rien ne change avant."
          />
          <PasswordField
            label="Mot de passe actuel"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
          <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
            Changer l’adresse
          </Button>
        </Form>
      </div>
    </TitledCard>
  );
}

function Pending({ pending }: { pending: NonNullable<AccountEmail['pending']> }) {
  const [busy, setBusy] = useState(false);
  const { notify } = useNotification();
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/api/account/email');
    } catch (error) {
      notify('error', error instanceof ApiRefusal ? error.message : 'La demande n’a pas pu être retirée.');
    }
    setBusy(false);
    await revalidate();
  };
  return (
    <Alert kind="info" title="Une adresse attend votre confirmation">
      <p className="wrap-anywhere">
        Ouvrez l’e-mail envoyé à {pending.email}. Le lien est valable jusqu’au {formatDateTime(pending.until)}
        .
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        onPress={() => void cancel()}
        className="mt-3 self-start"
      >
        Garder mon adresse actuelle
      </Button>
    </Alert>
  );
}
