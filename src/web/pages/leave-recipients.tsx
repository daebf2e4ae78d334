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
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

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
    <div className="mx-auto w-full max-w-lg px-4 pt-12 sm:px-6 sm:pt-20">
      <Card padding="large" className="flex flex-col items-start gap-5">
        <h1 tabIndex={-1} className="text-3xl font-bold">
          Ne plus recevoir les résultats d’un site
        </h1>
        {found === null ? (
          <Alert kind="info">
            Ce lien ne correspond à aucun envoi{'\u00a0'}: il a sans doute été supprimé, et n’envoie plus
            rien.
          </Alert>
        ) : found.state === 'left' ? (
          <Alert kind="success">
            Vous ne recevrez plus les résultats des audits de{' '}
            <strong className="break-all">{found.host}</strong>.
          </Alert>
        ) : (
          <>
            <p>
              Vous ne recevrez plus les résultats des audits de{' '}
              <strong className="break-all">{found.host}</strong>, et personne ne pourra vous les proposer à
              nouveau depuis le même compte.
            </p>
            <form method="post">
              <Button type="submit" plainForm>
                Ne plus les recevoir
              </Button>
            </form>
          </>
        )}
      </Card>
    </div>
  );
}
