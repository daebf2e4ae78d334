import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAuth } from './auth-context.tsx';
import { onlyErrors, passwordOf } from './credentials.ts';

/** The button that moves the account to its new address; without the account’s session, its password too. */
export function ConfirmEmail({
  token,
  email,
  ownSession,
}: {
  token: string;
  email: string;
  ownSession: boolean;
}) {
  const { identity } = useAuth();
  const [done, setDone] = useState(false);
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        password:
          !ownSession && passwordOf(values) === '' ? 'Indiquez le mot de passe de votre compte.' : undefined,
      }),
    submit: async (values) => {
      await identity.confirmEmail(token, ownSession ? undefined : passwordOf(values));
      setDone(true);
    },
  });
  if (done) {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="success" live>
          <p className="wrap-anywhere">
            L’adresse de votre compte est maintenant {email}. Vos sessions ouvertes ailleurs ont été fermées.
          </p>
        </Alert>
        <ButtonLink to={ownSession ? '/dashboard?tab=settings' : '/connexion'} size="large" wide>
          {ownSession ? 'Revenir à mon profil' : 'Se connecter'}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form form={form}>
      <p className="wrap-anywhere">
        L’adresse de votre compte deviendra <strong>{email}</strong>. Vos sessions ouvertes ailleurs seront
        fermées.
      </p>
      {!ownSession && (
        <PasswordField
          label="Mot de passe de votre compte"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
        />
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        Confirmer cette adresse
      </Button>
    </Form>
  );
}
