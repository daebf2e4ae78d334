import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { decideByForm, loadDecisionPage } from '../features/reports/decisions/decide.server.ts';
import { DecisionForm } from '../features/reports/decisions/decision-form.tsx';
import { decisionAddress, findingAddress } from '../features/reports/decisions/decision-target.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  return orRefusal(loadDecisionPage(deps, viewer, idParam(args), args.request.url));
}

/** What the browser posts by itself where there is no script: decide, or undo. */
export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const { request } = args;
  const id = idParam(args);
  const refused = await orRefusal(decideByForm(deps, { viewer, clientAddress }, id, request));
  if (refused) return refused;
  const search = new URL(request.url).searchParams;
  const verdict = search.get('verdict') === 'defaut' ? 'fail' : 'review';
  throw redirect(findingAddress({ auditId: id, ruleId: search.get('controle') ?? '', verdict }));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Décision sur un constat de ${loaderData.host}` : 'Décider', { index: false });

/** Decides of one finding, or of one of its places, on a page of its own. */
export default function ReportDecision() {
  const { host, title, name, target, places } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Rapport', to: `/reports/${target.auditId}` },
          { label: 'Décider' },
        ]}
      />
      <PageHeader title="Décision sur un constat">
        <span className="wrap-anywhere">{host}</span>
      </PageHeader>
      <Card padding="large" className="flex max-w-3xl flex-col gap-5">
        <div className="[overflow-wrap:anywhere]">
          <h2 className="text-xl">{title}</h2>
          {target.place === null ? (
            <p className="text-soft">Pour tout le site</p>
          ) : (
            <p className="text-soft">
              {target.label}
              {target.place.page !== '' && `, ${target.place.page}`}
            </p>
          )}
        </div>
        <DecisionForm
          target={target}
          name={name}
          sent={sent}
          onOvertaken={revalidate}
          onDecided={() => navigate(findingAddress(target))}
        />
        {places.length > 1 && <PlaceLinks target={target} places={places} />}
        <Link to={findingAddress(target)}>Revenir au rapport sans décider</Link>
      </Card>
    </div>
  );
}

type PageData = Awaited<ReturnType<typeof loader>>;

function PlaceLinks({ target, places }: Pick<PageData, 'target' | 'places'>) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">Décider pour un seul endroit</summary>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 [overflow-wrap:anywhere]">
        {places.map((place) => (
          <li key={`${place.order} ${place.page}`}>
            <Link to={decisionAddress({ ...target, place })}>
              {place.label}
              {place.page !== '' && `, ${place.page}`}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
