import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { readPdfState } from '#service/reports/export-report.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const lookEveryMs = 3_000;
/** Whoever comes back to look does not ask for another one. */
const waiting = 'attente';

const fileOf = (id: string) => `/api/reports/${id}/export?format=pdf`;

/** Has the PDF made where it is not there; one that is there is downloaded at once, the report staying in sight. */
export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const id = idParam(args);
  const isBack = new URL(args.request.url).searchParams.has(waiting);
  const { audit, state } = await orRefusal(readPdfState(deps, viewer, id, !isBack));
  if (state === 'ready' && !isBack) throw redirect(fileOf(id));
  // Comes back to look, not to ask.
  if (!isBack) throw redirect(`/reports/${id}/pdf?${waiting}=1`);
  return data({ id, host: audit.host, state });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `PDF du rapport de ${loaderData.host}` : 'PDF du rapport', { index: false });

/** Waits for the PDF of a report, without JavaScript too, and gives it. */
export default function ReportPdf() {
  const { id, host, state } = useLoaderData<typeof loader>();
  useLookAgain(state === 'preparing');
  useEffect(() => {
    if (state === 'ready') window.location.assign(fileOf(id));
  }, [state, id]);
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${host}`, to: `/reports/${id}` },
          { label: 'PDF' },
        ]}
      />
      <PageHeader title="PDF du rapport">
        <span className="wrap-anywhere">{host}</span>
      </PageHeader>
      <div role="status" className="flex flex-col items-start gap-4">
        {state === 'preparing' && (
          <>
            <p>
              <strong>En préparation.</strong> Le rapport ou ses décisions ont changé depuis le dernier PDF,
              ou il n’a pas encore été demandé. Cette page donne le nouveau dès qu’il est prêt, d’ordinaire en
              quelques secondes.
            </p>
            <Link to={`/reports/${id}/pdf?${waiting}=1`}>Actualiser</Link>
          </>
        )}
        {state === 'ready' && (
          <>
            <p>
              <strong>Le PDF est prêt.</strong> Son téléchargement commence{'\u202f'}; sinon, utilisez ce
              bouton.
            </p>
            <ButtonLink to={fileOf(id)} reloadDocument download>
              Télécharger le PDF
            </ButtonLink>
          </>
        )}
        {state === 'failed' && (
          <>
            <p>
              <strong>Le PDF n’a pas pu être préparé.</strong> Demandez-le de nouveau, ou imprimez le rapport
              depuis sa version à imprimer.
            </p>
            <ButtonLink to={`/reports/${id}/pdf`} reloadDocument>
              Demander de nouveau
            </ButtonLink>
            <Link to={`/reports/${id}/impression`}>Version à imprimer</Link>
          </>
        )}
      </div>
      <ComeBack state={state} file={fileOf(id)} />
      <p>
        <Link to={`/reports/${id}`}>Revenir au rapport</Link>
      </p>
    </div>
  );
}

/** The same for a browser without JavaScript. */
function ComeBack({ state, file }: { state: string; file: string }) {
  if (state === 'failed') return null;
  const content = state === 'ready' ? `0;url=${file}` : String(lookEveryMs / 1000);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={content} />
    </noscript>
  );
}

function useLookAgain(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), lookEveryMs);
    return () => clearTimeout(timer);
  }, [isWaiting, state, revalidate]);
}
