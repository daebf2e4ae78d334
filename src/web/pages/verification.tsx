import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthCard } from '../features/account/auth-card.tsx';
import { ResendForm } from '../features/account/resend-form.tsx';
import { VerifyEmail } from '../features/account/verify-email.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.ts';
import { Link } from '../ui/link.tsx';

export function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token');
  // A link from the mail works in a browser that holds another session.
  if (!token) requireSignedOut(args);
  return { token };
}

export const meta: MetaFunction = () => pageMeta('Validation de votre adresse', { index: false });

export default function Verification() {
  const { token } = useLoaderData<typeof loader>();
  if (token) {
    return (
      <AuthCard title="Validation de votre adresse">
        <VerifyEmail token={token} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Regardez votre boîte aux lettres"
      intro={
        <>
          <p>
            Nous venons de vous envoyer un e-mail. Ouvrez le lien qu’il contient pour valider votre adresse,
            puis connectez-vous.
          </p>
          <p className="mt-3">
            Rien au bout de quelques minutes{'\u202f'}? Regardez dans les indésirables, ou redemandez-le.
          </p>
        </>
      }
      foot={
        <p>
          Adresse déjà validée{'\u202f'}? <Link to="/connexion">Se connecter</Link>
        </p>
      }
    >
      <ResendForm />
    </AuthCard>
  );
}
