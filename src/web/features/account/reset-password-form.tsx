import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { AccessChoices, closingOf } from './access-choices.tsx';
import { useAuth } from './auth-context.tsx';
import { credentialField, newPasswordError, onlyErrors, passwordOf } from './credentials.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Sets a new password with the token of the reset mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { identity } = useAuth();
  const [done, setDone] = useState(false);
  const form = useForm({
    validate: (values) => onlyErrors({ password: newPasswordError(passwordOf(values)) }),
    submit: async (values) => {
      await identity.resetPassword(token, passwordOf(values), closingOf(values));
      setDone(true);
    },
    fieldOf: credentialField,
  });
  const expired = form.code === 'auth/expired-link';
  if (done) {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="success" live>
          Votre mot de passe est changé. Vos sessions ouvertes ailleurs ont été fermées, et ce que vous avez
          coché{'\u00a0'}: l’e-mail de confirmation dit ce qui reste ouvert.
        </Alert>
        <ButtonLink to="/connexion" size="large" wide>
          Se connecter
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form
      form={form}
      help={
        expired && (
          <ButtonLink to="/mot-de-passe-oublie" variant="secondary" size="small" className="mt-2">
            Demander un nouveau lien
          </ButtonLink>
        )
      }
    >
      <NewPasswordField label="Nouveau mot de passe" error={form.errors.password} />
      <AccessChoices />
      <Button type="submit" size="large" wide busy={form.busy}>
        Changer mon mot de passe
      </Button>
    </Form>
  );
}
