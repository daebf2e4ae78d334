import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { planOf } from '#contract/plans.ts';
import { readLineup } from '#service/lineups/read-lineup.ts';
import { useLive } from '../features/audits/use-live.ts';
import { LineupDocument } from '../features/lineups/lineup-document.tsx';
import { actOnLineup, maySaveLineups } from '../features/lineups/lineup-forms.server.ts';
import { lineupsPath } from '../features/lineups/lineup-paths.ts';
import { LineupSettings } from '../features/lineups/lineup-settings.tsx';
import { StartedAlert } from '../features/lineups/started-alert.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const [read, maySave] = await Promise.all([
    orRefusal(readLineup(deps, viewer, idParam(args))),
    maySaveLineups(deps, viewer),
  ]);
  const exports: readonly string[] = planOf(viewer.plan).exports;
  return { ...read, maySave, hasCsv: viewer.admin || exports.includes('csv') };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const answer = await actOnLineup(deps, viewer, idParam(args), args.request);
  if ('done' in answer && answer.done === 'deleted') throw redirect(lineupsPath);
  return data(answer, { status: 'refused' in answer ? 400 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `${loaderData.kept.name}, côte à côte` : 'Sites côte à côte', { index: false });

/** A line-up that is kept: opened, refreshed, taken away. */
export default function KeptSideBySide() {
  const { kept, lineup, maySave, hasCsv } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useLive(lineup.sites.some(({ running }) => running));
  const file = (format: string) => `/api/lineups/${kept.id}/export?format=${format}`;
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Côte à côte', to: lineupsPath },
          { label: kept.name },
        ]}
      />
      <PageHeader
        title={<span className="wrap-anywhere">{kept.name}</span>}
        actions={
          <>
            <ButtonLink to={file('svg')} reloadDocument variant="secondary">
              Image pour présentation
            </ButtonLink>
            {hasCsv && (
              <ButtonLink to={file('csv')} reloadDocument variant="secondary">
                CSV
              </ButtonLink>
            )}
            {maySave && (
              <form method="post">
                <Button type="submit" plainForm name="faire" value="auditer">
                  Actualiser
                </Button>
              </form>
            )}
          </>
        }
      >
        Sites côte à côte.{maySave && ' Actualiser démarre un audit de chaque site, comme la dernière fois.'}
      </PageHeader>
      {answer && 'made' in answer && <StartedAlert made={answer.made} />}
      {answer && 'done' in answer && (
        <Alert kind="success" live>
          La comparaison est enregistrée.
        </Alert>
      )}
      {answer && 'refused' in answer && answer.refused.field === null && (
        <Alert kind="error" live>
          {answer.refused.message}
        </Alert>
      )}
      <LineupDocument lineup={lineup} />
      {maySave && (
        <LineupSettings
          key={kept.savedAt}
          kept={kept}
          sites={lineup.sites.map(({ url }) => url)}
          refused={answer && 'refused' in answer ? answer.refused : null}
        />
      )}
    </div>
  );
}
