import { type MetaFunction, useLoaderData } from 'react-router';
import { formatDate } from '#contract/french.ts';
import { ReportDocument } from '#report/report-document.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { sampleReport } from '../sample/sample-report.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { js: false, kept: 'any-search', weight: 'report' };

export function loader() {
  return { report: sampleReport() };
}

export const meta: MetaFunction = () =>
  pageMeta('Exemple de rapport', {
    description:
      'Le rapport entier d’un audit de notre site de démonstration\u00a0: scores, constats avec leurs preuves, grille du RGAA, pages.',
  });

/** A whole report, from an audit that really ran. */
export default function Sample() {
  const { report } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-12 sm:px-6">
      <PageHeader
        title="Exemple de rapport"
        actions={<ButtonLink to="/inscription">Auditer mon site</ButtonLink>}
      >
        Le rapport entier de la mairie fictive de Valmont-les-Prés, notre site de démonstration, audité le{' '}
        {formatDate(report.finishedAt)}. Ses défauts y ont été placés exprès{'\u202f'}; seule son adresse a
        été remplacée.
      </PageHeader>
      <ReportDocument report={report} screenshotUrl={(key) => `/exemple/${encodeURIComponent(key)}`} />
    </div>
  );
}
