import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { organisationEndpoints } from '#contract/api/organisations.ts';
import { formatDateTime } from '#contract/french.ts';
import { readJournal } from '#service/organisations/journal.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Table } from '../ui/table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  if (viewer.space.kind === 'person') throw redirect('/espaces');
  const cursor = new URL(args.request.url).searchParams.get('suite') ?? undefined;
  const asked = organisationEndpoints.listOrganisationEvents.query.safeParse({ limit: 50, cursor });
  if (!asked.success) throw data({ message: 'Cette suite du journal n’existe pas.' }, { status: 404 });
  return { name: viewer.space.name, ...(await readJournal(deps, viewer, asked.data)) };
}

export const meta: MetaFunction = () => pageMeta('Journal de l’organisation', { index: false });

/** Who did what in the organisation, for a year. */
export default function OrganisationJournal() {
  const { name, items, nextCursor } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb steps={[{ label: `Organisation ${name}`, to: '/organisation' }, { label: 'Journal' }]} />
      <PageHeader title="Journal de l’organisation">
        Qui a fait quoi, quand et depuis quel réseau. Chaque ligne est gardée un an.
      </PageHeader>
      <Table
        caption="Journal, du plus récent au plus ancien"
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'when',
            header: 'Date',
            rowHeader: true,
            cell: ({ happenedAt }) => formatDateTime(happenedAt),
          },
          {
            id: 'who',
            header: 'Par',
            cell: ({ actorName, actorEmail }) => (
              <span className="wrap-anywhere">{[actorName, actorEmail].filter(Boolean).join(', ')}</span>
            ),
          },
          { id: 'what', header: 'Action', cell: ({ label }) => label },
          {
            id: 'target',
            header: 'Objet',
            cell: ({ target }) => <span className="wrap-anywhere">{target || '–'}</span>,
          },
          { id: 'network', header: 'Réseau', cell: ({ network }) => network || 'inconnu' },
        ]}
      />
      <p className="flex flex-wrap gap-6">
        <a href="/api/organisation/events/export" download className="text-brand underline">
          Exporter le journal (CSV)
        </a>
        {nextCursor && <Link to={`/organisation/journal?suite=${nextCursor}`}>Lignes plus anciennes</Link>}
      </p>
    </div>
  );
}
