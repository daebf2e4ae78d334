import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { readStopLink, stopScheduleMails } from '#service/schedules/stop-schedule-mails.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { Link } from '../ui/link.tsx';
import { MailButton, MailPage } from '../ui/mail-page.tsx';

/** Works from a mail, in any browser, with one click and without a script. */
export const handle = { js: false };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  return { found: await readStopLink(deps, params.id ?? '') };
}

/** The button of the page, and what mail programs post for the person (RFC 8058). */
export async function action({ params, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  await stopScheduleMails(deps, params.id ?? '');
  return null;
}

export const meta: MetaFunction = () =>
  pageMeta('Arrêter les e-mails d’un audit programmé', { index: false });

export default function StopScheduleMails() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <MailPage title="Arrêter les e-mails d’un audit programmé">
      {found === null ? (
        <Alert kind="info">
          Ce lien ne correspond à aucun audit programmé{'\u00a0'}: il a sans doute été supprimé, et n’envoie
          plus rien.
        </Alert>
      ) : found.mail === 'never' ? (
        <Alert kind="success">
          L’audit programmé de <strong className="wrap-anywhere">{found.host}</strong> n’envoie plus de
          messages. Ses audits continuent.
        </Alert>
      ) : (
        <>
          <p>
            En confirmant, vous ne recevrez plus les messages de l’audit programmé de{' '}
            <strong className="wrap-anywhere">{found.host}</strong>. Ses audits continueront.
          </p>
          <MailButton>Arrêter ces e-mails</MailButton>
        </>
      )}
      <Link to="/dashboard/schedules">Voir mes audits programmés</Link>
    </MailPage>
  );
}
