import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readSiteSamples } from '#service/samples/read-site-samples.ts';
import { SampleList, samplesPath } from '../features/audits/samples/sample-list.tsx';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  return orRefusal(readSiteSamples(deps, viewer, args.params.host ?? ''));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Échantillons de ${loaderData.host}` : 'Échantillons', { index: false });

/** The samples of one site. */
export default function SiteSamplesPage() {
  const { host, samples, auditId } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Tous vos sites', to: '/dashboard/sites' },
          ...(auditId === null
            ? []
            : [{ label: 'Historique', to: `/dashboard/sites/${encodeURIComponent(host)}` }]),
          { label: 'Échantillons' },
        ]}
      />
      <PageHeader
        title={
          <>
            Échantillons de <span className="inline-block max-w-full wrap-anywhere">{host}</span>
          </>
        }
        actions={<ButtonLink to={`${samplesPath(host)}/nouveau`}>Composer un échantillon</ButtonLink>}
      />
      <SampleList host={host} samples={samples} />
    </div>
  );
}
