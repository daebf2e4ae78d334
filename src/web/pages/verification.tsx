import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthCard } from '../features/account/auth-card.tsx';
import { ResendForm } from '../features/account/resend-form.tsx';
import { VerifyEmail } from '../features/account/verify-email.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { Link } from '../ui/link.tsx';

export function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token');
  // A link from the mail works in a browser that holds another session.
  if (!token) requireSignedOut(args);
  return { token, localMailbox: hasLocalMailbox(args) };
}

/** Tried on one’s own machine, messages do not leave: `/boite-mail` shows them there. */
function hasLocalMailbox(args: LoaderFunctionArgs): boolean {
  const { hostname } = new URL(args.request.url);
  const { mailer } = readWebContext(args.context).deps;
  return mailer.mailboxFolder !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

export const meta: MetaFunction = () => pageMeta('Validation de votre adresse', { index: false });

export default function Verification() {
  const { token, localMailbox } = useLoaderData<typeof loader>();
  if (token) {
    return (
      <AuthCard title="Validation de votre adresse">
        <VerifyEmail token={token} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Consultez votre boîte de réception"
      intro={
        <>
          <p>
            Nous venons de vous envoyer un e-mail. Ouvrez le lien qu’il contient pour valider votre adresse,
            puis connectez-vous.
          </p>
          <p className="mt-3">
            Rien au bout de quelques minutes{'\u202f'}? Regardez dans les indésirables, ou redemandez-le.
          </p>
          {localMailbox && (
            <p className="mt-3">
              Cette installation n’a pas de serveur d’envoi{'\u00a0'}: ses e-mails arrivent dans la{' '}
              <a href="/boite-mail" className="text-brand underline">
                boîte de réception locale
              </a>
              .
            </p>
          )}
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
