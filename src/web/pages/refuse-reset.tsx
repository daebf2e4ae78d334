import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDateTime } from '#contract/french.ts';
import { readFactorReset, refuseFactorReset } from '#service/factors/reset-factors.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { MailButton, MailPage } from '../ui/mail-page.tsx';

/** Works from a mail, in any browser and without a script. */
export const handle = { js: false };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Reading the page changes nothing: mail filters open links too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  return { reset: await readFactorReset(deps, tokenOf(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  return { refused: await refuseFactorReset(deps, tokenOf(request)) };
}

export const meta: MetaFunction = () => pageMeta('Refuser le retrait de la deuxième étape', { index: false });

/** Where the mail leads that tells of a reset by an administrator. */
export default function RefuseReset() {
  const { reset } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <MailPage title="Retrait de votre deuxième étape">
      {done?.refused ? (
        <Alert kind="success">
          Le retrait est refusé{'\u00a0'}: votre deuxième étape reste en place. Si vous ne l’aviez pas
          demandé, choisissez aussi un nouveau mot de passe.
        </Alert>
      ) : reset === null ? (
        <Alert kind="warning">
          Cette demande n’existe plus{'\u00a0'}: elle a été refusée, abandonnée ou faite.
        </Alert>
      ) : (
        <>
          <p className="wrap-anywhere">
            La deuxième étape de connexion du compte <strong>{reset.email}</strong> sera retirée à sa première
            connexion après le {formatDateTime(reset.dueAt)}.
          </p>
          <p>Si vous l’avez demandé, ne faites rien.</p>
          <MailButton>Refuser le retrait</MailButton>
        </>
      )}
    </MailPage>
  );
}
