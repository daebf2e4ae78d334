import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readVerification } from '#service/accounts/verify-email.ts';
import { localMailbox } from '#service/mail/mailbox.ts';
import { AuthCard } from '../features/account/auth-card.tsx';
import { ResendForm } from '../features/account/resend-form.tsx';
import { VerifyEmail } from '../features/account/verify-email.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { Link } from '../ui/link.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = readWebContext(args.context);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  // A link from the mail works in a browser that holds another session.
  if (token === '') requireSignedOut(args);
  const link = token === '' ? null : await readVerification(deps, token, args.request.headers.get('cookie'));
  // Tried on one’s own machine, messages do not leave: `/boite-mail` shows them there.
  return { token, link, hasMailbox: localMailbox(deps) !== null };
}

export const meta: MetaFunction = () => pageMeta('Validation de votre adresse', { index: false });

export default function Verification() {
  const { token, link, hasMailbox } = useLoaderData<typeof loader>();
  if (token) {
    return (
      <AuthCard title="Validation de votre adresse">
        <VerifyEmail token={token} link={link} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Consultez votre boîte de réception"
      intro={
        <>
          <p>
            Nous venons de vous envoyer un e-mail. Ouvrez le lien qu’il contient, de préférence dans ce
            navigateur, pour valider votre adresse, puis connectez-vous.
          </p>
          <p className="mt-3">
            Rien au bout de quelques minutes{'\u202f'}? Regardez dans les indésirables, ou redemandez-le.
          </p>
          {hasMailbox && (
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
