import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { planOf } from '#contract/plans.ts';
import { processesOfSite } from '#service/journeys/processes-of-site.ts';
import { readSample } from '#service/samples/read-samples.ts';
import { readSiteSamples } from '#service/samples/read-site-samples.ts';
import { type EditedSample, SampleEditor } from '../features/audits/samples/sample-editor.tsx';
import { samplesPath } from '../features/audits/samples/sample-list.tsx';
import { SampleVersions } from '../features/audits/samples/sample-versions.tsx';
import { callApi } from '../lib/api.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { useNotification } from '../notification/notification-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card, TitledCard } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const asked = Number(new URL(args.request.url).searchParams.get('version'));
  const version = Number.isInteger(asked) && asked > 0 && asked < 1e9 ? asked : undefined;
  const sample = await orRefusal(readSample(deps, viewer, idParam(args), version));
  if (sample.host !== args.params.host) await orRefusal(Promise.reject(new AppError('request/not-found')));
  const { auditId } = await orRefusal(readSiteSamples(deps, viewer, sample.host));
  const processes = await processesOfSite(deps, viewer, sample.host);
  return { sample, auditId, processes, limit: planOf(viewer.plan).pagesPerAudit };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Échantillon ${loaderData.sample.name}` : 'Échantillon', { index: false });

/** A sample to correct; each save is a version. */
export default function EditSamplePage() {
  const { sample, auditId, processes, limit } = useLoaderData<typeof loader>();
  const { id, host, version, shownVersion, schedules } = sample;
  const { notify } = useNotification();
  const navigate = useNavigate();
  const back = samplesPath(host);
  const saveFrom = async (edited: EditedSample, from: number) => {
    const { sample: saved } = await callApi('PUT', '/api/samples/:id', {
      params: { id },
      body: { ...edited, version: from },
    });
    notify('successSimple', `Échantillon enregistré, version ${formatNumber(saved.version)}.`);
    await navigate(back);
  };
  const saveOver = async (edited: EditedSample) => {
    const { sample: now } = await callApi('GET', '/api/samples/:id', { params: { id } });
    await saveFrom(edited, now.version);
  };
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Tous vos sites', to: '/dashboard/sites' },
          { label: 'Échantillons', to: back },
          { label: 'Modifier' },
        ]}
      />
      <PageHeader title={<span className="wrap-anywhere">{sample.name}</span>}>
        <span className="wrap-anywhere">{host}</span>, version {formatNumber(shownVersion)}
      </PageHeader>
      {shownVersion !== version && (
        <Alert kind="info">
          Vous regardez la version {formatNumber(shownVersion)}. Enregistrez-la pour la reprendre{'\u00a0'}:
          elle deviendra la version {formatNumber(version + 1)}.
        </Alert>
      )}
      {schedules > 0 && (
        <Alert kind="info">
          {countOf(schedules, 'audit programmé suivra', 'audits programmés suivront')} ce que vous
          enregistrez.
        </Alert>
      )}
      <Card padding="large" className="max-w-3xl">
        <SampleEditor
          key={`${id} ${shownVersion}`}
          sample={{
            url: sample.url,
            name: sample.name,
            pages: sample.pages,
            journeys: sample.journeys,
            drawn: auditId === null ? null : { auditId, draw: 1, from: null },
          }}
          processes={processes}
          limit={limit}
          back={back}
          save={(edited) => saveFrom(edited, version)}
          saveOver={saveOver}
        />
      </Card>
      <TitledCard title="Versions">
        <SampleVersions sample={sample} />
      </TitledCard>
    </div>
  );
}
