import {
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { inLetters } from '#contract/in-letters.ts';
import { openPlan } from '#service/handovers/read-plan.ts';
import { planFixPath, planPath, planPictureUrl } from '../features/handovers/handover-paths.ts';
import { markByForm } from '../features/handovers/mark-by-form.server.ts';
import { MarkForm } from '../features/handovers/mark-form.tsx';
import { PlanHead } from '../features/handovers/plan-head.tsx';
import { PlanList } from '../features/handovers/plan-list.tsx';
import { useRunning } from '../features/handovers/use-running.ts';
import { readWebContext } from '../lib/context.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SenderBand } from '../ui/sender-band.tsx';

export const handle = { weight: 'report' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  const token = params.token ?? '';
  const isNoted = new URL(request.url).searchParams.get('note') === 'oui';
  return { token, isNoted, plan: await orRefusal(openPlan(deps, token)) };
}

/** The marks: plain forms, so that they work without a script. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  const token = params.token ?? '';
  const refused = await orRefusal(markByForm(deps, token, request));
  if (refused) return data(refused, { status: refused.status });
  throw redirect(`${planPath(token)}?note=oui`);
}

/** Nobody keeps it, no engine lists it; said of refusals too. */
export const headers = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Correctifs à faire sur ${loaderData.plan.host}` : 'Correctifs à faire', {
    index: false,
  });

/** What was sent to a provider, as they read and mark it: without an account, and nothing else of the report. */
export default function PlanPage() {
  const { token, isNoted, plan } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isRunning = plan.rows.some((row) => row.isRunning);
  useRunning(isRunning);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-10 sm:px-6">
      <SenderBand sender={plan.sender} />
      <PageHeader
        title={<span className="wrap-anywhere">Correctifs à faire sur {inLetters(plan.host)}</span>}
      ></PageHeader>
      {refused && (
        <Alert kind="error" live>
          {refused.message}
        </Alert>
      )}
      {isNoted && !refused && (
        <Alert kind="success" live>
          C’est noté{'\u00a0'}: la personne qui vous envoie ce plan le voit.
        </Alert>
      )}
      {isRunning && (
        <Alert kind="info" live>
          Une vérification est en cours, pour une quinzaine de secondes.{' '}
          <a href={planPath(token)} className="underline">
            Actualiser la page
          </a>
        </Alert>
      )}
      <PlanHead plan={plan} />
      <Card padding="large">
        <h2 className="mb-4 text-2xl">Le plan</h2>
        <PlanList
          rows={plan.rows}
          pictureUrl={planPictureUrl(token)}
          fixUrl={({ key }) => planFixPath(token, key)}
          actions={(row) => (
            <MarkForm
              key={row.revision}
              row={row}
              {...(refused?.key === row.key && { typed: refused.note })}
            />
          )}
        />
      </Card>
      <section aria-labelledby="constat" className="max-w-[72ch] text-sm text-soft">
        <h2 id="constat" className="text-base">
          Qu’est-ce que Constat{'\u00a0'}?
        </h2>
        <p className="mt-1">
          Un service d’audit de sites web{'\u00a0'}: il relève ce qui ne va pas, avec des preuves, et dit quoi
          faire. «{'\u00a0'}Vérifier{'\u00a0'}» refait le contrôle du correctif, sur les pages concernées
          seulement, dans la limite de ce que comprend la formule de la personne qui vous envoie ce plan.
        </p>
      </section>
    </div>
  );
}

/** A link that opens nothing says why, and what to do. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410))
    return <ErrorPage error={error} />;
  const isGone = error.status === 410;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-20 sm:px-6 sm:py-28">
      <title>{isGone ? 'Lien fermé – Constat' : 'Lien inconnu – Constat'}</title>
      <h1 tabIndex={-1} className="text-3xl font-bold">
        {isGone ? 'Ce lien ne s’ouvre plus' : 'Ce lien n’ouvre aucun plan'}
      </h1>
      <p className="text-lg">
        {isGone
          ? String((error.data as { message?: unknown }).message)
          : 'L’adresse est incomplète, ou un message plus récent l’a remplacée. Ouvrez le lien du dernier e-mail reçu, ou demandez à la personne qui vous l’a envoyé de vous renvoyer le plan.'}
      </p>
    </div>
  );
}
