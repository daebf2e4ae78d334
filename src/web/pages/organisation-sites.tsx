import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { SiteTransfer } from '#contract/api/site-transfers.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { formatDate, typeset } from '#contract/french.ts';
import {
  dropOffer,
  offerSite,
  readHosts,
  readTransfers,
  takeSite,
} from '#service/organisations/transfer-site.ts';
import { isId } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { readForm } from '../lib/read-form.server.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const [transfers, hosts] = await Promise.all([readTransfers(deps, viewer), readHosts(deps, viewer)]);
  return { transfers, hosts };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const acting = { viewer, clientAddress };
  const form = await orRefusal(readForm(args.request));
  const text = (name: string) => String(form.get(name) ?? '');
  try {
    const asked = text('faire');
    if (asked === 'proposer')
      await offerSite(deps, acting, { host: text('site'), organisation: text('organisation').trim() });
    else if (!isId(text('id'))) throw new AppError('request/not-found');
    else if (asked === 'accepter') await takeSite(deps, acting, text('id'));
    else await dropOffer(deps, acting, text('id'));
    return { done: true as const };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return data({ message: typeset(error.message) }, { status: error.status });
  }
}

export const meta: MetaFunction = () => pageMeta('Transférer un site', { index: false });

/** Gives a site to another organisation, or takes one that was offered. */
export default function OrganisationSites() {
  const { transfers, hosts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const offered = transfers.filter(({ isOurs }) => !isOurs);
  const ours = transfers.filter(({ isOurs }) => isOurs);
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Transférer un site">
        Un site passe à une organisation quand un de ses propriétaires accepte, avec ses audits, ses
        programmations, ses décisions et ses partages. Les accès protégés ne sont pas transmis, et les
        commentaires sont supprimés{'\u00a0'}; les correctifs suivis partent sans leur responsable.
      </PageHeader>
      {answer && 'message' in answer && (
        <Alert kind="error" live>
          {answer.message}
        </Alert>
      )}
      {answer && 'done' in answer && <Alert kind="success">C’est fait.</Alert>}
      {offered.length > 0 && <Offers title="Sites qui vous sont proposés" items={offered} />}
      {ours.length > 0 && <Offers title="Sites que vous proposez" items={ours} />}
      <Card padding="large" className="flex max-w-3xl flex-col gap-4">
        <h2 className="text-xl">Proposer un site</h2>
        {hosts.length === 0 ? (
          <p>Aucun site audité dans cet espace.</p>
        ) : (
          <form method="post" className="flex flex-col items-start gap-4">
            <Select label="Site" name="site" options={hosts.map((host) => ({ value: host, label: host }))} />
            <TextField
              label="Identifiant de l’organisation qui le reprend"
              hint={'Il figure sur sa page «\u00a0Organisation\u00a0» et commence par org-.'}
              name="organisation"
              required
              autoComplete="off"
              className="w-full"
            />
            <Button type="submit" plainForm name="faire" value="proposer">
              Proposer
            </Button>
          </form>
        )}
      </Card>
    </div>
  );
}

function Offers(props: { readonly title: string; readonly items: readonly SiteTransfer[] }) {
  const { title, items } = props;
  return (
    <section className="flex max-w-3xl flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {items.map(({ id, host, isOurs, expiresAt, with: other }) => (
        <Card key={id} className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 wrap-anywhere">
            <strong>{host}</strong>, {isOurs ? 'proposé à' : 'par'} {other || 'une personne'}, jusqu’au{' '}
            {formatDate(expiresAt)}
          </p>
          <form method="post" className="flex flex-wrap gap-3">
            <input type="hidden" name="id" value={id} />
            {!isOurs && (
              <Button type="submit" plainForm size="small" name="faire" value="accepter">
                Accepter {host}
              </Button>
            )}
            <Button type="submit" plainForm size="small" variant="secondary" name="faire" value="retirer">
              {isOurs ? 'Retirer la proposition' : 'Refuser'}
            </Button>
          </form>
        </Card>
      ))}
    </section>
  );
}
