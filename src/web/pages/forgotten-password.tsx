import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { AuthCard } from '../features/account/auth-card.tsx';
import { useAuth } from '../features/account/auth-context.tsx';
import { MailRequestForm } from '../features/account/mail-request-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { Link } from '../ui/link.tsx';

export const handle = { kept: 'no-search' };

export function loader(args: LoaderFunctionArgs) {
  requireSignedOut(args);
  return null;
}

export const meta: MetaFunction = () =>
  pageMeta('Mot de passe oublié', {
    index: false,
    description:
      'Recevez par e-mail un lien pour choisir un nouveau mot de passe et retrouver vos audits et vos rapports.',
  });

export default function ForgottenPassword() {
  const { identity } = useAuth();
  return (
    <AuthCard
      title="Mot de passe oublié"
      intro={
        <p>
          Indiquez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de
          passe.
        </p>
      }
      foot={<Link to="/connexion">Revenir à la connexion</Link>}
    >
      <MailRequestForm
        action="Recevoir le lien"
        send={(email) => identity.requestPasswordReset(email)}
        sent={(email) =>
          `Si un compte existe à l’adresse ${email}, un e-mail vient de partir. Le lien ne sert qu’une fois.`
        }
      />
    </AuthCard>
  );
}
