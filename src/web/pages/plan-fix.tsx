import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { fixRoles } from '#contract/fix-words.ts';
import { countOf, formatDateTime, typeset } from '#contract/french.ts';
import { EvidenceList } from '#report/evidence-list.tsx';
import { SiteLink } from '#report/site-link.tsx';
import { openPlanFix, type PlanFinding } from '#service/handovers/read-plan.ts';
import { planFixPath, planPath, planPictureUrl } from '../features/handovers/handover-paths.ts';
import { markByForm } from '../features/handovers/mark-by-form.server.ts';
import { MarkForm } from '../features/handovers/mark-form.tsx';
import { FixState } from '../features/handovers/plan-list.tsx';
import { useRunning } from '../features/handovers/use-running.ts';
import { EnlargedPicture } from '../features/reports/enlarged-picture.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export { ErrorBoundary, headers } from './plan.tsx';

export const handle = { weight: 'report' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { deps } = readWebContext(context);
  const token = params.token ?? '';
  const isNoted = new URL(request.url).searchParams.get('note') === 'oui';
  return { token, isNoted, ...(await orRefusal(openPlanFix(deps, token, params.key ?? ''))) };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  const token = params.token ?? '';
  const refused = await orRefusal(markByForm(deps, token, request));
  if (refused) return data(refused, { status: refused.status });
  throw redirect(`${planFixPath(token, params.key ?? '')}?note=oui`);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData?.row.title ?? 'Correctif', { index: false });

/** One fix of a plan: what to do, where, how one sees that it is done, and its text for another tool. */
export default function PlanFixPage() {
  const { token, isNoted, host, row, explanation, findings, ticket, verify, checks } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useRunning(row.isRunning);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6">
      <Breadcrumb
        steps={[
          { label: `Correctifs à faire sur ${host}`, to: `${planPath(token)}#${row.anchor}` },
          { label: 'Correctif' },
        ]}
      />
      <PageHeader title={<span className="wrap-anywhere">{row.title}</span>}>
        <span className="text-base">
          {[fixRoles[row.role], row.work, row.reach, row.gain].filter(Boolean).join(' · ')}
        </span>
      </PageHeader>
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
      <Card padding="large" className="flex flex-col gap-3 wrap-anywhere">
        <h2 className="text-xl">Où en est ce correctif</h2>
        <FixState row={row} />
        {row.isRunning && (
          <a href={planFixPath(token, row.key)} className="w-fit text-brand underline">
            Actualiser la page
          </a>
        )}
        <p className="max-w-[72ch] text-sm text-soft">{typeset(verify)}</p>
        <MarkForm key={row.revision} row={row} {...(refused && { typed: refused.note })} />
        {checks.length > 0 && (
          <>
            <h3 className="text-base">Vérifications</h3>
            <ul className="flex flex-col gap-1 text-sm">
              {checks.map(({ id, at, page, sentence }) => (
                <li key={id}>
                  <span className="text-soft">
                    {formatDateTime(at)}, {page}
                  </span>
                  {'\u00a0'}: {sentence || 'en cours…'}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <Card padding="large" className="flex flex-col gap-6 wrap-anywhere">
        {row.urgency !== '' && <p className="font-semibold text-bad">Urgent. {row.urgency}</p>}
        {explanation !== '' && <p className="max-w-[72ch]">{explanation}</p>}
        {findings.map((finding) => (
          <Finding key={`${finding.level} ${finding.title}`} finding={finding} token={token} />
        ))}
      </Card>
      <Card padding="large">
        <h2 className="text-xl">Le ticket</h2>
        <p className="mt-1 text-soft">Le même texte, à copier dans votre outil.</p>
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">Lire le texte</summary>
          <pre className="mt-2 rounded-lg bg-sunken p-4 text-xs whitespace-pre-wrap wrap-anywhere">
            {ticket}
          </pre>
        </details>
      </Card>
      <EnlargedPicture />
    </div>
  );
}

function Finding({ finding, token }: { readonly finding: PlanFinding; readonly token: string }) {
  const screenshotUrl = planPictureUrl(token);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{finding.title}</h2>
      <p className="text-sm text-soft">{finding.level}</p>
      <p className="max-w-[72ch]">{finding.why}</p>
      <p className="max-w-[72ch]">
        <strong>À faire{'\u00a0'}:</strong> {finding.todo}
      </p>
      {finding.evidence.length > 0 && (
        <EvidenceList evidence={finding.evidence} screenshot={undefined} screenshotUrl={screenshotUrl} />
      )}
      {finding.pages.map(({ url, evidence, screenshot }) => (
        <div key={url} className="mt-2">
          <p className="text-sm">
            Page{'\u00a0'}: <SiteLink url={url} />
          </p>
          <EvidenceList {...{ evidence, screenshot, screenshotUrl }} />
        </div>
      ))}
      {finding.pagesMore > 0 && (
        <p className="text-sm text-soft">
          Et {countOf(finding.pagesMore, 'autre page', 'autres pages')}, dans le ticket ou le rapport.
        </p>
      )}
    </section>
  );
}
