import { useNavigate } from 'react-router';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { rememberAccount } from './account-memory.ts';
import { useAuth } from './auth-context.tsx';
import { credentialField, emailError, newPasswordError, onlyErrors, passwordOf } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/**
 * Creates the account; the person stays signed out and is asked to open their mailbox. The site they came with goes with the
 * account: the mail may be opened elsewhere.
 */
export function SignUpForm({ destination, url }: { destination: string | null; url: string | null }) {
  const { auth } = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    validate: (values) =>
      onlyErrors({ email: emailError(values), password: newPasswordError(passwordOf(values)) }),
    submit: async (values) => {
      const email = textOf(values, 'email');
      await auth.signUp({ email, password: passwordOf(values), ...(url !== null && { url }) });
      rememberAccount({ email, destination });
      await navigate('/verification');
    },
    fieldOf: credentialField,
  });
  return (
    <Form form={form}>
      <EmailField error={form.errors.email} />
      <NewPasswordField error={form.errors.password} />
      <Button type="submit" size="large" wide busy={form.busy}>
        Créer mon compte
      </Button>
      <p className="text-sm text-faint">
        En créant un compte, vous acceptez les <Link to="/cgu">conditions d’utilisation</Link>. La page{' '}
        <Link to="/confidentialite">Confidentialité</Link> dit ce que nous faisons de vos données.
      </p>
    </Form>
  );
}
