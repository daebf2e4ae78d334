import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { planOf } from '#contract/plans.ts';
import { processesOfSite } from '#service/journeys/processes-of-site.ts';
import { proposeSample } from '#service/samples/propose-sample.ts';
import { readSiteSamples } from '#service/samples/read-site-samples.ts';
import { type EditedSample, SampleEditor } from '../features/audits/samples/sample-editor.tsx';
import { samplesPath } from '../features/audits/samples/sample-list.tsx';
import { callApi } from '../lib/api.ts';
import { isId } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { useNotification } from '../notification/notification-context.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** A whole report is read to propose pages. */
export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const host = args.params.host ?? '';
  const { auditId: newest, samples } = await orRefusal(readSiteSamples(deps, viewer, host));
  const asked = new URL(args.request.url).searchParams.get('audit');
  const auditId = isId(asked) ? asked : newest;
  const proposal = auditId === null ? null : await orRefusal(proposeSample(deps, viewer, auditId));
  const url = proposal?.url ?? samples[0]?.url ?? '';
  const processes = await processesOfSite(deps, viewer, host);
  return { host, auditId, proposal, url, processes, limit: planOf(viewer.plan).pagesPerAudit };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Nouvel échantillon de ${loaderData.host}` : 'Nouvel échantillon', { index: false });

/** A sample proposed from an audit, to be corrected and saved. */
export default function NewSamplePage() {
  const { host, auditId, proposal, url, processes, limit } = useLoaderData<typeof loader>();
  const { notify } = useNotification();
  const navigate = useNavigate();
  const back = samplesPath(host);
  const save = async (edited: EditedSample) => {
    const { sample } = await callApi('POST', '/api/samples', { body: { url, ...edited } });
    notify('successSimple', `Échantillon «\u00a0${sample.name}\u00a0» enregistré.`);
    await navigate(back);
  };
  const drawn =
    auditId !== null && proposal ? { auditId, draw: proposal.draw, from: proposal.drawnFrom } : null;
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Tous vos sites', to: '/dashboard/sites' },
          { label: 'Échantillons', to: back },
          { label: 'Nouveau' },
        ]}
      />
      <PageHeader title="Composer l’échantillon">
        <span className="block wrap-anywhere">{host}</span>
        {proposal && 'Proposé d’après l’audit. Corrigez ce qui doit l’être, puis enregistrez.'}
      </PageHeader>
      <Card padding="large" className="max-w-3xl">
        <SampleEditor
          sample={{ url, name: 'Échantillon RGAA', pages: proposal?.pages ?? [], journeys: null, drawn }}
          processes={processes}
          limit={limit}
          back={back}
          save={save}
        />
      </Card>
    </div>
  );
}
