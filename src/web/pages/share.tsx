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
import { isAppError } from '#contract/errors.ts';
import { formatDateTime } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { sharedFindingPath } from '#report/reading/finding-path.ts';
import { ReportBody } from '#report/report-body.tsx';
import { openShare, unlockShare } from '#service/shares/open-share.ts';
import { EnlargedPicture } from '../features/reports/enlarged-picture.tsx';
import { FindingProofs } from '../features/reports/finding-proofs.tsx';
import { sharedPlaces } from '../features/reports/report-places.ts';
import { SharePassword } from '../features/reports/shares/share-password.tsx';
import { useOpenForPrint } from '../features/reports/use-open-for-print.ts';
import { useOpenTarget } from '../features/reports/use-open-target.ts';
import { readWebContext } from '../lib/context.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { readForm } from '../lib/read-form.server.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SenderBand } from '../ui/sender-band.tsx';

export const handle = { weight: 'report' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { deps, viewer } = readWebContext(context);
  const token = params.token ?? '';
  const visit = { token, cookies: request.headers.get('cookie') };
  return { token, shared: await orRefusal(openShare(deps, visit, viewer)) };
}

/** The password of a protected link: a plain form, so that it works without a script. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { deps } = readWebContext(context);
  const token = params.token ?? '';
  const readPassword = async () => {
    const password = (await readForm(request)).get('password');
    return typeof password === 'string' ? password : '';
  };
  try {
    const cookie = await unlockShare(deps, token, readPassword);
    return redirect(`/partage/${token}`, { headers: { 'set-cookie': cookie } });
  } catch (error) {
    if (isAppError(error) && [400, 403, 429].includes(error.status))
      return data({ refusal: error.message }, { status: error.status });
    return orRefusal(Promise.reject(error));
  }
}

/** Nobody keeps it, no engine lists it; said of refusals too. */
export const headers = () => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData?.shared ? `Rapport de ${loaderData.shared.host}` : 'Rapport partagé', {
    index: false,
  });

/** A report as whoever holds its link reads it: the document alone, with nothing of the account it belongs to. */
export default function SharePage() {
  const { token, shared } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useOpenTarget();
  useOpenForPrint();
  if (shared === null) return <SharePassword refusal={answer?.refusal} />;
  const { host, url, finishedAt, sender, reading } = shared;
  const places = sharedPlaces(token);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-10 sm:px-6">
      <SenderBand sender={sender} />
      <PageHeader title={<span className="wrap-anywhere">{inLetters(host)}</span>}>
        <span className="wrap-anywhere">{inLetters(url)}</span>
        <span className="block text-base">
          Audit du {formatDateTime(finishedAt)}, partagé en lecture seule
          {sender && ` par ${sender.name}`}
        </span>
      </PageHeader>
      <ReportBody
        reading={reading}
        places={places}
        slots={{
          proofs: (view) => (
            <FindingProofs view={view} href={sharedFindingPath(token, view.finding)} places={places} />
          ),
        }}
      />
      <EnlargedPicture />
    </div>
  );
}

/** A link that worked once says so, and nothing else. */
export function ErrorBoundary() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error) && error.status === 410 ? String(error.data.message) : null;
  if (message === null) return <ErrorPage error={error} />;
  return (
    <div className="mx-auto max-w-3xl px-4 py-20 sm:px-6 sm:py-28">
      <h1 tabIndex={-1} className="text-3xl font-bold">
        {message}
      </h1>
    </div>
  );
}
