import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { countOf } from '#contract/french.ts';
import type { Whose } from '#contract/work-words.ts';
import { mayWork } from '#service/work/mark-assignment.ts';
import { countLeftFixes, listAssignments } from '#service/work/read-assignments.ts';
import { MyFixes } from '../features/work/my-fixes.tsx';
import { markInList } from '../features/work/work-by-form.server.ts';
import { listOf, whoseOf } from '../features/work/work-paths.ts';
import { cx } from '../lib/cx.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';

const atOnce = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const search = new URL(args.request.url).searchParams;
  const whose = whoseOf(search.get('qui'));
  const page = Math.min(1_000, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  const [list, left] = await Promise.all([
    listAssignments(deps, viewer, { whose, limit: atOnce, offset: (page - 1) * atOnce }),
    countLeftFixes(deps, viewer),
  ]);
  const isShared = viewer.space.kind === 'organisation';
  return { ...list, whose, page, left, isShared, canWork: mayWork(viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const refused = await orRefusal(markInList(deps, { viewer, clientAddress }, args.request));
  if (refused) return data(refused, { status: refused.status });
  const { pathname, search } = new URL(args.request.url);
  throw redirect(`${pathname}${search}`);
}

export const meta: MetaFunction = () => pageMeta('Mes corrections', { index: false });

const tabs: Readonly<Record<Whose, string>> = { mine: 'À moi', nobody: 'À personne', all: 'Tous' };

/** What somebody has to mend over all sites of the space, what is due first first. */
export default function MyFixesPage() {
  const { items, total, whose, page, left, isShared, canWork } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const late = items.filter(({ isLate }) => isLate).length;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Mes corrections">
        {total === 0
          ? 'Les correctifs confiés, sur tous les sites de cet espace.'
          : `${countOf(total, 'correctif suivi', 'correctifs suivis')}${late > 0 ? `, dont ${countOf(late, 'en retard', 'en retard')}` : ''}.`}
      </PageHeader>
      <Tabs whose={whose} />
      {left > 0 && isShared && whose !== 'nobody' && (
        <Alert kind="warning">
          {countOf(left, 'correctif n’a', 'correctifs n’ont')} plus personne depuis le départ de qui{' '}
          {left > 1 ? 'les' : 'le'} faisait. <Link to={listOf('nobody')}>Les voir</Link>
        </Alert>
      )}
      {items.length === 0 ? (
        <Nothing whose={whose} />
      ) : (
        <MyFixes items={items} withNames={whose !== 'mine'} mayWork={canWork} refused={refused} />
      )}
      <Pagination
        label="Pages de la liste des correctifs"
        page={page}
        pageCount={Math.max(1, Math.ceil(total / atOnce))}
        to={(at) => listOf(whose, at)}
      />
    </div>
  );
}

function Tabs({ whose }: { readonly whose: Whose }) {
  const ids = Object.keys(tabs) as Whose[];
  return (
    <nav aria-label="Correctifs de">
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <li key={id}>
            <Link
              to={listOf(id)}
              aria-current={id === whose ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold no-underline',
                id === whose
                  ? 'border-brand bg-brand-soft text-brand-strong'
                  : 'border-edge bg-surface text-ink hover:bg-sunken',
              )}
            >
              {tabs[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ whose }: { readonly whose: Whose }) {
  return (
    <EmptyState title={whose === 'mine' ? 'Rien ne vous est confié' : 'Aucun correctif ici'}>
      Dans un rapport, ouvrez un correctif{'\u00a0'}: «{'\u00a0'}Qui s’en occupe{'\u00a0'}» permet de le
      confier à quelqu’un ou à vous, avec une échéance. Il reste suivi d’un audit à l’autre.
    </EmptyState>
  );
}
