import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listSchedules } from '#service/schedules/list-schedules.ts';
import { ScheduleList } from '../features/audits/schedule-list.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  return { ...(await listSchedules(deps, viewer)), plan: viewer.plan };
}

export const meta: MetaFunction = () => pageMeta('Audits programmés', { index: false });

export default function SchedulesPage() {
  return <ScheduleList data={useLoaderData<typeof loader>()} />;
}
