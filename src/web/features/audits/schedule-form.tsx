import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanResponse } from '#contract/api/plans.ts';
import type { SampleSummary } from '#contract/api/samples.ts';
import type { Schedule } from '#contract/api/schedules.ts';
import { planOf } from '#contract/plans.ts';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuditOptions } from './audit-options.tsx';
import { auditErrors } from './audit-request.ts';
import { RepeatLimits } from './repeat-limits.tsx';
import { samplesOf } from './samples/sample-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { frequencyOf, scheduleRequestOf } from './schedule-request.ts';

interface ScheduleFormProps {
  schedule: Schedule;
  plan: PlanResponse;
  provedHosts: readonly string[];
  /** Those the person keeps, of all sites. */
  samples: readonly SampleSummary[];
}

/** Changes what a schedule audits, when, and which mails it sends. */
export function ScheduleForm({ schedule, plan, provedHosts, samples }: ScheduleFormProps) {
  const { notify } = useNotification();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(schedule.url);
  const form = useForm({
    validate: auditErrors,
    submit: async (values) => {
      const body = scheduleRequestOf(values, frequencyOf(values) ?? schedule.frequency);
      await callApi('PUT', '/api/schedules/:id', { params: { id: schedule.id }, body });
      notify('successSimple', 'Audit programmé modifié.');
      await navigate('/dashboard/schedules');
    },
    fieldOf: (code) => (code.startsWith('target/') ? 'url' : undefined),
  });
  return (
    <Form form={form} className="gap-6">
      <TextField
        label="Adresse du site"
        name="url"
        defaultValue={schedule.url}
        onValue={setTyped}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        error={form.errors.url}
      />
      <RepeatLimits plan={plan} choices={schedule} provedHosts={provedHosts} />
      <AuditOptions
        plan={plan}
        choices={schedule}
        onPages={() => {}}
        errors={form.errors}
        provedHosts={provedHosts}
        samples={samplesOf(samples, typed)}
      />
      <ScheduleFields
        initial={schedule}
        limit={planOf(plan.plan).scheduledAudits}
        error={form.errors.frequency ?? form.errors.day}
      />
      <p className="text-sm text-soft">
        Changer les pages, l’appareil, l’organisation à qui appartient le site ou les adresses écartées fait
        que le prochain audit ne se comparera pas aux précédents.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={form.busy}>
          Enregistrer
        </Button>
        <ButtonLink to="/dashboard/schedules" variant="secondary" size="large">
          Annuler
        </ButtonLink>
      </div>
    </Form>
  );
}
