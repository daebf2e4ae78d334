import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { confirmInvitation, readInvitation } from '#service/recipients/answer-invitation.ts';
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
  return { invitation: await readInvitation(deps, tokenOf(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  await confirmInvitation(deps, tokenOf(request));
  return null;
}

export const meta: MetaFunction = () => pageMeta('Recevoir les résultats d’un site', { index: false });

/** Where the mail that proposes the results of a site leads. */
export default function ConfirmRecipient() {
  const { invitation } = useLoaderData<typeof loader>();
  return (
    <MailPage title="Recevoir les résultats d’un site">
      {invitation === null ? (
        <Alert kind="warning">
          Cette proposition a expiré ou a été retirée. Demandez-en une nouvelle à la personne qui vous l’a
          faite.
        </Alert>
      ) : invitation.state === 'confirmed' ? (
        <Alert kind="success">
          Les résultats des audits de <strong className="wrap-anywhere">{invitation.host}</strong> seront
          envoyés à <strong className="wrap-anywhere">{invitation.email}</strong>. Chaque message permet
          d’arrêter d’un clic.
        </Alert>
      ) : invitation.state === 'left' ? (
        <Alert kind="info">Vous avez demandé à ne pas recevoir ces messages{'\u00a0'}: rien ne part.</Alert>
      ) : (
        <>
          <p className="wrap-anywhere">
            <strong>{invitation.ownerEmail}</strong> propose d’envoyer à <strong>{invitation.email}</strong>{' '}
            les résultats des audits de <strong>{invitation.host}</strong>. Chaque message permettra d’arrêter
            d’un clic.
          </p>
          <p>Si vous ne le souhaitez pas, ne faites rien{'\u00a0'}: rien ne vous sera envoyé.</p>
          <MailButton>Donner mon accord</MailButton>
        </>
      )}
    </MailPage>
  );
}
