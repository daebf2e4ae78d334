import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readSiteHistory } from '#service/sites/read-site-history.ts';
import { SiteHistoryView } from '../features/sites/site-history.tsx';
import { isId } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const search = new URL(args.request.url).searchParams;
  const audit = search.get('audit') ?? '';
  const asked = { series: search.get('serie'), auditId: isId(audit) ? audit : null };
  return {
    history: await orRefusal(readSiteHistory(deps, viewer, args.params.host ?? '', asked)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Historique de ${loaderData.history.host}` : 'Historique', { index: false });

export default function SiteHistoryPage() {
  return <SiteHistoryView history={useLoaderData<typeof loader>().history} />;
}
