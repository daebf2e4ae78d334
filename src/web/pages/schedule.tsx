import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readPlan } from '#service/plans/read-plan.ts';
import { listSamples } from '#service/samples/read-samples.ts';
import { readSchedule } from '#service/schedules/list-schedules.ts';
import { ScheduleForm } from '../features/audits/schedule-form.tsx';
import { RecipientsPanel } from '../features/sites/recipients-panel.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { provedHostsOf } from '../lib/proved-hosts.server.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const schedule = await orRefusal(readSchedule(deps, viewer, idParam(args)));
  const [plan, provedHosts, samples] = await Promise.all([
    readPlan(deps, viewer),
    provedHostsOf(deps, viewer),
    listSamples(deps, viewer),
  ]);
  return { schedule, plan, provedHosts, samples };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Audit programmé de ${loaderData.schedule.host}` : 'Audit programmé', {
    index: false,
  });

export default function SchedulePage() {
  const { schedule, plan, provedHosts, samples } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Audits programmés', to: '/dashboard/schedules' },
          { label: 'Modifier' },
        ]}
      />
      <PageHeader title="Modifier l’audit programmé">
        <span className="wrap-anywhere">{schedule.host}</span>
      </PageHeader>
      <Card padding="large" className="max-w-3xl">
        <ScheduleForm key={schedule.id} {...{ schedule, plan, provedHosts, samples }} />
      </Card>
      <RecipientsPanel host={schedule.host} />
    </div>
  );
}
