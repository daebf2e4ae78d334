import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { countOf } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { ReportBody } from '#report/report-body.tsx';
import { readPrintable } from '#service/reports/read-printable.ts';
import { PrintButton } from '../features/reports/print-button.tsx';
import { PrintedProofs } from '../features/reports/printed-proofs.tsx';
import { placesOf } from '../features/reports/report-places.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const id = idParam(args);
  const printable = await orRefusal(readPrintable(deps, viewer, id));
  if (printable === null) throw redirect(`/reports/${id}`);
  return data(printable);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Rapport de ${loaderData.audit.host}, à imprimer` : 'Rapport à imprimer', {
    index: false,
  });

/** A report opened whole, with its proofs, for paper. */
export default function ReportPrint() {
  const { audit, reading, proofs, without } = useLoaderData<typeof loader>();
  const places = placesOf(audit.id);
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${audit.host}`, to: `/reports/${audit.id}` },
          { label: 'À imprimer' },
        ]}
      />
      <PageHeader
        title={<span className="wrap-anywhere">{reading.view.title}</span>}
        actions={<PrintButton />}
      >
        <span className="wrap-anywhere">{inLetters(audit.reachedUrl ?? audit.url)}</span>
        <span className="block text-base">Audit du {reading.view.finishedAt}</span>
        {without > 0 && (
          <span className="block text-base">
            Ce rapport est long{'\u00a0'}: les preuves de {countOf(without, 'constat', 'constats')} restent en
            ligne. Pour le papier, préférez le PDF, fait pour cela.
          </span>
        )}
      </PageHeader>
      <ReportBody
        reading={reading}
        places={places}
        below="menu"
        slots={{ proofs: (view) => <PrintedProofs printed={proofs.get(view.anchor)} places={places} /> }}
      />
    </div>
  );
}
