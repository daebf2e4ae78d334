import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { leaveProvider, readProviderLink } from '#service/handovers/leave-provider.ts';
import { readWebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { MailButton, MailPage } from '../ui/mail-page.tsx';

/** Works from a mail, in any browser, with one click and without a script. */
export const handle = { js: false };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  return { found: await readProviderLink(deps, params.id ?? '') };
}

/** The button of the page, and what mail programs post for the person (RFC 8058). */
export async function action({ params, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  await leaveProvider(deps, params.id ?? '');
  return null;
}

export const meta: MetaFunction = () => pageMeta('Ne plus recevoir de plans', { index: false });

export default function LeaveProvider() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <MailPage title="Ne plus recevoir de plans">
      {found === null ? (
        <Alert kind="info">
          Ce lien ne correspond à aucun envoi{'\u00a0'}: il a sans doute été supprimé, et n’envoie plus rien.
        </Alert>
      ) : found.hasLeft ? (
        <Alert kind="success">
          <strong className="wrap-anywhere">{found.ownerEmail}</strong> ne peut plus vous envoyer de plan.
        </Alert>
      ) : (
        <>
          <p className="wrap-anywhere">
            En confirmant, vous ne recevrez plus aucun plan de correctifs envoyé par{' '}
            <strong>{found.ownerEmail}</strong>. Les plans déjà reçus restent ouverts jusqu’à leur terme.
          </p>
          <MailButton>Ne plus les recevoir</MailButton>
        </>
      )}
    </MailPage>
  );
}
