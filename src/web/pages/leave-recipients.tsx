import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { leaveRecipients, readLeaveLink } from '#service/recipients/answer-invitation.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { MailButton, MailPage } from '../ui/mail-page.tsx';

/** Works from a mail, in any browser, with one click and without a script. */
export const handle = { js: false };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  return { found: await readLeaveLink(deps, params.id ?? '') };
}

/** The button of the page, and what mail programs post for the person (RFC 8058). */
export async function action({ params, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  await leaveRecipients(deps, params.id ?? '');
  return null;
}

export const meta: MetaFunction = () =>
  pageMeta('Ne plus recevoir les résultats d’un site', { index: false });

export default function LeaveRecipients() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <MailPage title="Ne plus recevoir les résultats d’un site">
      {found === null ? (
        <Alert kind="info">
          Ce lien ne correspond à aucun envoi{'\u00a0'}: il a sans doute été supprimé, et n’envoie plus rien.
        </Alert>
      ) : found.state === 'left' ? (
        <Alert kind="success">
          Vous ne recevrez plus les résultats des audits de{' '}
          <strong className="wrap-anywhere">{found.host}</strong>.
        </Alert>
      ) : (
        <>
          <p>
            En confirmant, vous ne recevrez plus les résultats des audits de{' '}
            <strong className="wrap-anywhere">{found.host}</strong>, et personne ne pourra vous les proposer à
            nouveau depuis le même compte.
          </p>
          <MailButton>Ne plus les recevoir</MailButton>
        </>
      )}
    </MailPage>
  );
}
