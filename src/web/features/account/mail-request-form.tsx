import { type ReactNode, useState } from 'react';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { credentialField, emailError, onlyErrors } from './credentials.ts';
import { EmailField } from './email-field.tsx';

interface MailRequestFormProps {
  action: string;
  variant?: ButtonVariant;
  send: (email: string) => Promise<void>;
  /** Said once sent; the same whether or not the address is known. */
  sent: (email: string) => ReactNode;
}

/** One address and one button: resend the verification, ask for a reset. */
export function MailRequestForm({ action, variant = 'primary', send, sent }: MailRequestFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    validate: (values) => onlyErrors({ email: emailError(values) }),
    submit: async (values) => {
      const email = textOf(values, 'email');
      await send(email);
      setSentTo(email);
    },
    fieldOf: credentialField,
  });
  return (
    <Form form={form}>
      {sentTo !== null && (
        <Alert kind="success" live>
          {sent(sentTo)}
        </Alert>
      )}
      <EmailField error={form.errors.email} />
      <Button type="submit" variant={variant} wide busy={form.busy}>
        {action}
      </Button>
      <p className="text-sm text-faint">
        L’adresse ne sert qu’à cet envoi. La page <Link to="/confidentialite">Confidentialité</Link> dit ce
        que nous faisons de vos données.
      </p>
    </Form>
  );
}
