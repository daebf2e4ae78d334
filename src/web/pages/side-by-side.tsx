import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { KeptLineup, Lineup } from '#contract/api/lineups.ts';
import { isAppError } from '#contract/errors.ts';
import { formatDate, typeset } from '#contract/french.ts';
import { compareSites, listLineups } from '#service/lineups/read-lineup.ts';
import { LineupDocument } from '../features/lineups/lineup-document.tsx';
import { LineupForm } from '../features/lineups/lineup-form.tsx';
import { keepByForm, maySaveLineups, type RefusedLineup } from '../features/lineups/lineup-forms.server.ts';
import { lineupPath } from '../features/lineups/lineup-paths.ts';
import { StartedAlert } from '../features/lineups/started-alert.tsx';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card, TitledCard } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const search = new URL(args.request.url).searchParams;
  // Ticked, each by its name; typed, one a line.
  const typed = (search.get('sites') ?? '').slice(0, 10_000);
  const asked = [...search.getAll('site').slice(0, 100), ...typed.split(/\r?\n/)]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [kept, maySave, answer] = await Promise.all([
    listLineups(deps, viewer),
    maySaveLineups(deps, viewer),
    asked.length > 0 ? orMessage(compareSites(deps, viewer, asked)) : null,
  ]);
  return { asked: asked.join('\n'), kept, maySave, answer };
}

/** What is wrong with the addresses stands at their field. */
async function orMessage(work: Promise<Lineup>): Promise<{ lineup: Lineup } | { message: string }> {
  try {
    return { lineup: await work };
  } catch (error) {
    if (isAppError(error) && error.field === 'sites') return { message: typeset(error.message) };
    return orRefusal(Promise.reject(error));
  }
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const answer = await keepByForm(deps, viewer, args.request);
  if ('refused' in answer) return data(answer, { status: 400 });
  if (answer.made.refused.length === 0) throw redirect(lineupPath(answer.made.kept.id));
  return data(answer);
}

export const meta: MetaFunction = () => pageMeta('Sites côte à côte', { index: false });

/** Sites side by side: looked at once, or kept under a name. */
export default function SideBySide() {
  const { asked, kept, maySave, answer } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const made = posted && 'made' in posted ? posted.made : null;
  const lineup = answer && 'lineup' in answer ? answer.lineup : null;
  const wrong: RefusedLineup | null =
    answer && 'message' in answer
      ? { field: 'sites', message: answer.message, values: { name: '', sites: asked, audit: 'oui' } }
      : null;
  const refused = posted && 'refused' in posted ? posted.refused : wrong;
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Tous vos sites', to: '/dashboard/sites' },
          { label: 'Côte à côte' },
        ]}
      />
      <PageHeader title="Sites côte à côte">
        Scores, vitesse, poids, accessibilité, traceurs{'\u00a0'}: ce que chacun fait mieux que les autres.
      </PageHeader>
      {made && (
        <>
          <StartedAlert made={made} />
          <p>
            La comparaison «{'\u00a0'}
            {made.kept.name}
            {'\u00a0'}» est gardée. <Link to={lineupPath(made.kept.id)}>L’ouvrir</Link>
          </p>
        </>
      )}
      {lineup && <LineupDocument lineup={lineup} />}
      <KeptList kept={kept} />
      <Card padding="large" as="section" className="flex flex-col gap-5">
        <h2 className="text-xl">{lineup ? 'Garder ou changer ces sites' : 'Comparer des sites'}</h2>
        <LineupForm key={asked} sites={asked} maySave={maySave} refused={refused} />
        <p className="text-sm text-soft">
          Vous pouvez aussi cocher des sites dans <Link to="/dashboard/sites">la liste de vos sites</Link>.
        </p>
      </Card>
    </div>
  );
}

function KeptList({ kept }: { readonly kept: readonly KeptLineup[] }) {
  if (kept.length === 0) return null;
  return (
    <TitledCard title="Comparaisons gardées">
      <ul className="flex flex-col divide-y divide-line">
        {kept.map(({ id, name, hosts, savedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm wrap-anywhere text-soft">
                {hosts.join(', ')}, enregistrée le {formatDate(savedAt)}
              </p>
            </div>
            <ButtonLink to={lineupPath(id)} variant="secondary" size="small" aria-label={`Ouvrir ${name}`}>
              Ouvrir
            </ButtonLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
