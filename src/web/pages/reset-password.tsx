import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthCard } from '../features/account/auth-card.tsx';
import { ResetPasswordForm } from '../features/account/reset-password-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Open to signed-in people too: the mail may be read in a browser that still holds a session. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get('token') };
}

export const meta: MetaFunction = () => pageMeta('Nouveau mot de passe', { index: false });

export default function ResetPassword() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <AuthCard title="Nouveau mot de passe">
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <div className="flex flex-col items-start gap-5">
          <Alert kind="warning">
            Ce lien est incomplet. Ouvrez-le depuis l’e-mail, ou demandez-en un nouveau.
          </Alert>
          <ButtonLink to="/mot-de-passe-oublie">Demander un nouveau lien</ButtonLink>
        </div>
      )}
    </AuthCard>
  );
}
