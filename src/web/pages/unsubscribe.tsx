import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { mailGroups } from '#contract/mail-groups.ts';
import { readStopLink, stopMails } from '#service/accounts/mail-choices.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { Link } from '../ui/link.tsx';
import { MailButton, MailPage } from '../ui/mail-page.tsx';

/** Works from a mail, in any browser, with one click and without a script. */
export const handle = { js: false };

const linkOf = (request: Request) => {
  const search = new URL(request.url).searchParams;
  return { token: search.get('jeton') ?? '', group: search.get('groupe') ?? '' };
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  return { found: await readStopLink(deps, linkOf(request)) };
}

/** The button of the page, and what mail programs post for the person (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  await stopMails(deps, linkOf(request));
  return null;
}

export const meta: MetaFunction = () => pageMeta('Ne plus recevoir ces e-mails', { index: false });

export default function Unsubscribe() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <MailPage title="Ne plus recevoir ces e-mails">
      {found === null ? (
        <Alert kind="warning">Ce lien n’est plus valable. Vos choix sont dans « Mon profil ».</Alert>
      ) : found.stopped ? (
        <Alert kind="success">
          Vous ne recevrez plus ces messages{'\u00a0'}: « {mailGroups[found.group].label} ».
        </Alert>
      ) : (
        <>
          <p>
            En confirmant, vous ne recevrez plus ces messages{'\u00a0'}: « {mailGroups[found.group].label} ».
            Ceux qui concernent votre compte partiront toujours.
          </p>
          <MailButton>Ne plus les recevoir</MailButton>
        </>
      )}
      <Link to="/dashboard?tab=settings">Ouvrir mon profil</Link>
    </MailPage>
  );
}
