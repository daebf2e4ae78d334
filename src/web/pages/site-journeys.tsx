import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readVersionsOfSite } from '#service/journeys/journey-versions.ts';
import { readJourneys } from '#service/journeys/manage-journeys.ts';
import { JourneyList } from '../features/sites/journeys/journey-list.tsx';
import { JourneyUpload } from '../features/sites/journeys/journey-upload.tsx';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const host = args.params.host ?? '';
  const read = await orRefusal(readJourneys(deps, viewer, host));
  return { host, ...read, versions: await readVersionsOfSite(deps, viewer, host) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Parcours de ${loaderData.host}` : 'Parcours', { index: false });

/** The journeys of one site: recorded with Chrome, replayed by its audits. */
export default function SiteJourneysPage() {
  const { host, proved, journeys, versions } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Tous vos sites', to: '/dashboard/sites' },
          { label: 'Parcours' },
        ]}
      />
      <PageHeader
        title={
          <>
            Parcours de <span className="inline-block max-w-full wrap-anywhere">{host}</span>
          </>
        }
      />
      <p className="max-w-prose text-soft">
        Un panier, une commande, un espace client{'\u00a0'}: ce qui ne s’atteint qu’en plusieurs gestes.
        Enregistrez-les avec l’Enregistreur des outils de développement de Chrome, exportez-les au format
        JSON, puis ajoutez-les ici. Les audits du site entier et des échantillons qui les nomment les
        rejouent, jugent chaque état marqué comme une page, et mesurent ce que le navigateur met à répondre
        aux gestes. Rien n’est jamais acheté, supprimé ni déconnecté.
      </p>
      {!proved && (
        <Alert kind="warning">
          <p>
            Un parcours n’est gardé et rejoué que sur un domaine prouvé. Prouvez celui-ci dans «{'\u00a0'}Mon
            profil
            {'\u00a0'}», puis revenez.
          </p>
        </Alert>
      )}
      <JourneyList host={host} journeys={journeys} versions={versions} />
      {proved && <JourneyUpload host={host} />}
    </div>
  );
}
