import { useAuth } from './auth-context.tsx';
import { MailRequestForm } from './mail-request-form.tsx';

/** Asks for the verification mail again. */
export function ResendForm() {
  const { identity } = useAuth();
  return (
    <MailRequestForm
      action="Renvoyer l’e-mail de validation"
      variant="secondary"
      send={(email) => identity.resendVerification(email)}
      sent={(email) =>
        `Si un compte attend sa validation à l’adresse ${email}, un nouvel e-mail vient de partir.`
      }
    />
  );
}
