import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isAppError } from '#contract/errors.ts';
import { countOf, typeset } from '#contract/french.ts';
import { deleteOrganisation, readHoldings } from '#service/organisations/delete-organisation.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { readForm } from '../lib/read-form.server.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TextField } from '../ui/text-field.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  if (viewer.space.kind === 'person') throw redirect('/espaces');
  return { name: viewer.space.name, held: await orRefusal(readHoldings(deps, viewer)) };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const typed = (await orRefusal(readForm(args.request))).get('name');
  try {
    await deleteOrganisation(deps, { viewer, clientAddress }, typeof typed === 'string' ? typed : '');
  } catch (error) {
    if (!isAppError(error) || error.status === 404) throw error;
    return data({ message: typeset(error.message) }, { status: error.status });
  }
  throw redirect('/espaces');
}

export const meta: MetaFunction = () => pageMeta('Supprimer l’organisation', { index: false });

/** Everything that goes with the organisation, told before an owner types its name. */
export default function OrganisationDeletion() {
  const { name, held } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const goes = [
    `${countOf(held.sites, 'site', 'sites')}, ${countOf(held.audits, 'audit', 'audits')} et leurs rapports`,
    held.running > 0 && `${countOf(held.running, 'audit en cours', 'audits en cours')}, qui s’arrêtent`,
    held.schedules > 0 && countOf(held.schedules, 'audit programmé', 'audits programmés'),
    held.shares > 0 &&
      `${countOf(held.shares, 'lien de partage', 'liens de partage')}, qui n’ouvrent plus rien`,
    held.keys > 0 && `${countOf(held.keys, 'clé d’API', 'clés d’API')}, refusées aussitôt`,
    held.webhooks > 0 && countOf(held.webhooks, 'webhook', 'webhooks'),
    held.subscribed && 'la formule payante, arrêtée chez le prestataire de paiement',
    'les décisions, les correctifs confiés et leurs commentaires, les échantillons, les destinataires, les domaines prouvés et le journal',
  ].filter((line) => typeof line === 'string');
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb steps={[{ label: `Organisation ${name}`, to: '/organisation' }, { label: 'Supprimer' }]} />
      <PageHeader title={`Supprimer ${name}`}>
        La suppression est immédiate et ne peut pas être annulée.
      </PageHeader>
      <Card padding="large" className="flex max-w-3xl flex-col gap-4">
        <h2 className="text-xl">Ce qui disparaît</h2>
        <ul className="flex list-disc flex-col gap-1 pl-6">
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          Les {countOf(held.members, 'membre', 'membres')} gardent leur compte et leur espace personnel. Pour
          garder un site, transférez-le d’abord à une autre organisation.
        </p>
        {refused && (
          <Alert kind="error" live>
            {refused.message}
          </Alert>
        )}
        <form method="post" className="flex flex-col items-start gap-4">
          <TextField
            label={`Pour confirmer, saisissez le nom de l’organisation\u00a0: ${name}`}
            name="name"
            required
            autoComplete="off"
            className="w-full"
          />
          <Button type="submit" plainForm variant="danger">
            Supprimer définitivement
          </Button>
        </form>
      </Card>
    </div>
  );
}
