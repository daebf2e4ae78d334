import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
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
      await identity.resetPassword(token, passwordOf(values));
      setDone(true);
    },
    fieldOf: credentialField,
  });
  if (done) {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="success" live>
          Votre mot de passe est changé. Vos sessions ouvertes ailleurs ont été fermées.
        </Alert>
        <ButtonLink to="/connexion" size="large" wide>
          Se connecter
        </ButtonLink>
      </div>
    );
  }
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} method="post" noValidate className="flex flex-col gap-5">
      {form.errors[''] && (
        <Alert kind="error" live formError>
          <p>{form.errors['']}</p>
          {form.code === 'auth/expired-link' && (
            <ButtonLink to="/mot-de-passe-oublie" variant="secondary" size="small" className="mt-2">
              Demander un nouveau lien
            </ButtonLink>
          )}
        </Alert>
      )}
      <NewPasswordField label="Nouveau mot de passe" error={form.errors.password} />
      <Button type="submit" size="large" wide busy={form.busy}>
        Changer mon mot de passe
      </Button>
    </form>
  );
}
