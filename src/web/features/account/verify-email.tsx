import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { rememberAccount } from './account-memory.ts';
import { useAuth } from './auth-context.tsx';
import { onlyErrors, passwordOf } from './credentials.ts';
import { ResendForm } from './resend-form.tsx';

/** What the link is about; null once it is over. */
interface VerifyEmailProps {
  token: string;
  link: { readonly email: string; readonly verified: boolean; readonly ownBrowser: boolean } | null;
}

/** Where the link of the verification mail leads: opening it changes nothing, mail filters open links too. */
export function VerifyEmail({ token, link }: VerifyEmailProps) {
  const [done, setDone] = useState(false);
  if (link === null) {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="warning">Ce lien a expiré ou a été remplacé. Demandez-en un nouveau.</Alert>
        <ResendForm />
      </div>
    );
  }
  if (done || link.verified) {
    return (
      <div className="flex flex-col gap-5">
        <Alert kind="success" live={done}>
          Votre adresse e-mail est validée. Vous pouvez vous connecter.
        </Alert>
        <ButtonLink to="/connexion" size="large" wide>
          Se connecter
        </ButtonLink>
      </div>
    );
  }
  return <VerifyForm token={token} {...link} onDone={() => setDone(true)} />;
}

/** The button; in another browser than that of the registration, the password that was chosen there too. */
function VerifyForm({
  token,
  email,
  ownBrowser,
  onDone,
}: {
  token: string;
  email: string;
  ownBrowser: boolean;
  onDone: () => void;
}) {
  const { identity } = useAuth();
  const [asksPassword, setAsksPassword] = useState(!ownBrowser);
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        password: asksPassword && passwordOf(values) === '' ? 'Indiquez votre mot de passe.' : undefined,
      }),
    submit: async (values) => {
      try {
        await identity.verifyEmail(token, asksPassword ? passwordOf(values) : undefined);
      } catch (error) {
        // The browser’s cookie went away since the page was opened.
        setAsksPassword(true);
        throw error;
      }
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p className="wrap-anywhere">
        Vous allez valider <strong>{email}</strong> et ouvrir le compte créé avec cette adresse.
      </p>
      {asksPassword && (
        <div className="flex flex-col gap-2">
          <PasswordField
            label="Mot de passe choisi à l’inscription"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
          <p className="text-sm text-faint">
            Demandé car l’inscription ne vient pas de ce navigateur. Si ce n’était pas vous, ou si vous l’avez
            oublié,{' '}
            <Link to="/mot-de-passe-oublie" onClick={() => rememberAccount({ email, destination: null })}>
              choisissez un nouveau mot de passe
            </Link>
            {'\u00a0'}: l’ancien ne servira plus.
          </p>
        </div>
      )}
      <Button type="submit" size="large" wide busy={form.busy}>
        Valider mon adresse
      </Button>
    </Form>
  );
}
