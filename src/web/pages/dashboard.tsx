import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.ts';
import { dashboardTab, dashboardTabs } from '../shell/menu-entries.ts';
import { PageHeader } from '../ui/page-header.tsx';

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireViewer(args);
  const tab = dashboardTab(new URL(args.request.url).searchParams.get('tab'), viewer.admin);
  return { tab };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(dashboardTabs[loaderData?.tab ?? 'overview'], { index: false });

export default function Dashboard() {
  const { tab } = useLoaderData<typeof loader>();
  return <PageHeader title={dashboardTabs[tab]} />;
}
