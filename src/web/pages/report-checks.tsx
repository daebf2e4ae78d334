import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf } from '#contract/french.ts';
import { themeIds, themes } from '#contract/themes.ts';
import { besideTitle } from '#report/check-words.ts';
import { CheckGroup } from '#report/theme-section.tsx';
import { readReportChecks } from '#service/reports/read-report-pages.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  return data(await orRefusal(readReportChecks(deps, viewer, idParam(args))));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Contrôles sans constat de ${loaderData.audit.host}` : 'Contrôles', { index: false });

/** Checks that found nothing: respected, without object, not tested. What was not tested is said. */
export default function ReportChecks() {
  const { audit, checks } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${audit.host}`, to: `/reports/${audit.id}` },
          { label: 'Contrôles sans constat' },
        ]}
      />
      <PageHeader title="Contrôles sans constat">
        {countOf(checks.length, 'contrôle', 'contrôles')}
      </PageHeader>
      {themeIds.map((theme) => {
        const own = checks.filter((check) => check.theme === theme);
        const of = (status: (typeof checks)[number]['status']) =>
          own.filter((check) => check.status === status);
        if (own.length === 0) return null;
        return (
          <Card key={theme} padding="large" className="wrap-anywhere">
            <h2 id={theme} className="scroll-mt-8 text-xl">
              {themes[theme].label}
            </h2>
            <CheckGroup as="h3" title="Non testés" checks={of('error')} />
            <CheckGroup
              as="h3"
              title="Respectés"
              checks={of('pass').filter((check) => !check.untestedOn && !check.beside)}
            />
            <CheckGroup
              as="h3"
              title="Respectés sur une partie des pages"
              checks={of('pass').filter((check) => check.untestedOn && !check.beside)}
            />
            <CheckGroup as="h3" title={besideTitle} checks={of('pass').filter((check) => check.beside)} />
            <CheckGroup as="h3" title="Non exécutés" checks={of('off')} />
            <CheckGroup as="h3" title="Sans objet sur ces pages" checks={of('inapplicable')} />
          </Card>
        );
      })}
    </div>
  );
}
