import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { isAppError } from '#contract/errors.ts';
import { readEmailChange } from '#service/accounts/change-email.ts';
import { AuthCard } from '../features/account/auth-card.tsx';
import { ConfirmEmail } from '../features/account/confirm-email.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Reading the page changes nothing: mail filters open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = readWebContext(args.context);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    return { token, change: await readEmailChange(deps, viewer, token) };
  } catch (error) {
    if (!isAppError(error) || error.code !== 'auth/expired-link') throw error;
    return { token, change: null };
  }
}

export const meta: MetaFunction = () => pageMeta('Nouvelle adresse e-mail', { index: false });

/** Where the mail sent to a new address leads. */
export default function NewEmail() {
  const { token, change } = useLoaderData<typeof loader>();
  return (
    <AuthCard title="Nouvelle adresse e-mail">
      {change ? (
        <ConfirmEmail token={token} {...change} />
      ) : (
        <div className="flex flex-col items-start gap-5">
          <Alert kind="warning">
            Ce lien a expiré, a déjà servi ou a été remplacé. Demandez un nouveau changement depuis votre
            profil.
          </Alert>
          <ButtonLink to="/dashboard?tab=settings">Ouvrir mon profil</ButtonLink>
        </div>
      )}
    </AuthCard>
  );
}
