import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isAppError } from '#contract/errors.ts';
import { formatDateTime, typeset } from '#contract/french.ts';
import { spaceRoleWords } from '#contract/space-roles.ts';
import {
  acceptInvitation,
  declineInvitation,
  readInvitation,
} from '#service/organisations/answer-invitation.ts';
import { asPerson } from '#service/viewer.ts';
import { readWebContext } from '../lib/context.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { readForm } from '../lib/read-form.server.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MailPage } from '../ui/mail-page.tsx';

/** Reading the page changes nothing: mail filters open links too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, viewer } = readWebContext(context);
  const { token = '' } = params;
  const invitation = await readInvitation(deps, token);
  return { token, invitation, account: viewer?.email ?? null };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const acting = { viewer: asPerson(viewer), clientAddress };
  const { token = '' } = args.params;
  const form = await orRefusal(readForm(args.request));
  const accepts = form.get('reponse') === 'oui';
  try {
    await (accepts ? acceptInvitation : declineInvitation)(deps, acting, token);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { message: typeset(error.message) };
  }
  throw redirect(accepts ? '/dashboard?tab=overview' : '/espaces');
}

export const meta: MetaFunction = () => pageMeta('Invitation dans une organisation', { index: false });

/** Where the mail of an invitation leads: who has an account accepts, others make one on the way. */
export default function Invitation() {
  const { token, invitation, account } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (invitation === null)
    return (
      <MailPage title="Invitation dans une organisation">
        <Alert kind="warning">
          Cette invitation a expiré, a été retirée ou a déjà servi. Demandez-en une nouvelle à la personne qui
          vous a invité.
        </Alert>
      </MailPage>
    );
  const { organisation, email, inviterEmail, role, hosts, expiresAt } = invitation;
  const suite = `?suite=${encodeURIComponent(`/invitation/${token}`)}`;
  return (
    <MailPage title="Invitation dans une organisation">
      <p className="wrap-anywhere">
        {inviterEmail ? <strong>{inviterEmail}</strong> : 'Un membre'} vous invite à rejoindre{' '}
        <strong>{organisation}</strong>, comme {spaceRoleWords[role].label.toLowerCase()}
        {'\u00a0'}: {spaceRoleWords[role].means.toLowerCase()}
      </p>
      {hosts.length > 0 && (
        <p className="wrap-anywhere">
          Sites confiés{'\u00a0'}: {hosts.join(', ')}.
        </p>
      )}
      <p className="text-soft">Cette invitation est valable jusqu’au {formatDateTime(expiresAt)}.</p>
      {refused && (
        <Alert kind="error" live>
          {refused.message}
        </Alert>
      )}
      {account === null ? (
        <>
          <p className="wrap-anywhere">
            Connectez-vous avec l’adresse <strong>{email}</strong>, ou créez un compte avec elle.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/connexion${suite}`}>Se connecter</ButtonLink>
            <ButtonLink to={`/inscription${suite}`} variant="secondary">
              Créer un compte
            </ButtonLink>
          </div>
        </>
      ) : account.toLowerCase() === email ? (
        <form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" plainForm name="reponse" value="oui">
            Rejoindre l’organisation
          </Button>
          <Button type="submit" plainForm variant="secondary" name="reponse" value="non">
            Décliner
          </Button>
        </form>
      ) : (
        <Alert kind="warning">
          Cette invitation est pour <strong className="wrap-anywhere">{email}</strong>, et vous êtes connecté
          avec <strong className="wrap-anywhere">{account}</strong>. Déconnectez-vous, puis rouvrez ce lien.
        </Alert>
      )}
    </MailPage>
  );
}
