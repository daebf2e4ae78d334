import type { PlanResponse } from '#contract/api/plans.ts';
import type { SampleSummary } from '#contract/api/samples.ts';
import type { AuditChoices } from '#contract/audit.ts';
import type { KnownSite } from '#contract/known-site.ts';
import { planOf } from '#contract/plans.ts';
import type { ScheduleFrequency } from '#contract/schedule-words.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NewAuditForm } from './new-audit-form.tsx';

export interface NewAuditData {
  readonly plan: PlanResponse;
  readonly demoUrl: string | null;
  /** Carried from the landing page. */
  readonly url: string;
  /** Those of the audit to repeat. */
  readonly choices: AuditChoices | null;
  /** How often the form proposes at first. */
  readonly when: ScheduleFrequency | 'once';
  /** Domains the person has proved. */
  readonly provedHosts: readonly string[];
  /** Those the person keeps, of all sites. */
  readonly samples: readonly SampleSummary[];
  /** Sites that were audited. */
  readonly known: readonly KnownSite[];
}

/** « Nouvel audit ». */
export function NewAuditTab({ data }: { data: NewAuditData }) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Nouvel audit">
        Performance, accessibilité, référencement, sécurité, vie privée, obligations légales, écoconception et
        qualité, sur les mêmes pages.
      </PageHeader>
      <Card padding="large" className="max-w-3xl">
        <NewAuditForm
          plan={data.plan}
          demoUrl={data.demoUrl}
          initialUrl={data.url}
          choices={data.choices}
          when={data.when}
          scheduleLimit={planOf(data.plan.plan).scheduledAudits}
          provedHosts={data.provedHosts}
          samples={data.samples}
          known={data.known}
        />
      </Card>
    </div>
  );
}
