import { useState } from 'react';
import { secondStepPath } from '../../lib/suite.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { forgetAccount, recallAccount, rememberAccount } from './account-memory.ts';
import { useAuth } from './auth-context.tsx';
import { credentialField, emailError, onlyErrors, passwordOf } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { ResendButton } from './resend-button.tsx';

/** E-mail and password; a full page load to `destination` follows, so that every part starts signed in. */
export function SignInForm({ destination, carried }: { destination: string; carried: boolean }) {
  const { auth } = useAuth();
  const [email, setEmail] = useState('');
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        email: emailError(values),
        password: passwordOf(values) === '' ? 'Indiquez votre mot de passe.' : undefined,
      }),
    submit: async (values) => {
      const given = textOf(values, 'email');
      setEmail(given);
      const outcome = await auth.signIn({ email: given, password: passwordOf(values) });
      const remembered = carried ? null : (recallAccount()?.destination ?? null);
      forgetAccount();
      const then = remembered ?? destination;
      window.location.assign(outcome === 'second-step' ? secondStepPath(then) : then);
    },
    fieldOf: credentialField,
  });
  const unverified = form.code === 'auth/email-not-verified';
  return (
    <Form form={form} help={unverified && <ResendButton email={email} />}>
      <EmailField error={form.errors.email} />
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
        />
        <Link
          to="/mot-de-passe-oublie"
          className="self-start text-sm"
          onClick={() => rememberTyped(form.ref.current)}
        >
          Mot de passe oublié{'\u202f'}?
        </Link>
      </div>
      <Button type="submit" size="large" wide busy={form.busy}>
        Se connecter
      </Button>
    </Form>
  );
}

/** The next form starts with the address that was typed here. */
function rememberTyped(form: HTMLFormElement | null) {
  const email = form === null ? '' : textOf(new FormData(form), 'email');
  if (email !== '') rememberAccount({ email, destination: recallAccount()?.destination ?? null });
}
