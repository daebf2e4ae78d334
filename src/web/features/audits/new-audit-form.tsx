import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanResponse } from '#contract/api/plans.ts';
import type { SampleSummary } from '#contract/api/samples.ts';
import type { ScheduleRequest } from '#contract/api/schedules.ts';
import type { AuditChoices, StartAuditRequest } from '#contract/audit.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { formatDateTime } from '#contract/french.ts';
import type { KnownSite } from '#contract/known-site.ts';
import type { ScheduleFrequency } from '#contract/schedule-words.ts';
import { callApi } from '../../lib/api.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuditCost, QuotaSpent } from './audit-cost.tsx';
import { AuditOptions } from './audit-options.tsx';
import { auditErrors, auditRequestOf } from './audit-request.ts';
import { KnownSiteNote } from './known-site.tsx';
import { pagesToAsk } from './pages-to-ask.ts';
import { RepeatLimits } from './repeat-limits.tsx';
import { samplesOf } from './samples/sample-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { frequencyOf, scheduleRequestOf } from './schedule-request.ts';
import { suggestedAddress } from './suggested-address.ts';
import { useKnownSite } from './use-known-site.ts';

/** Refusals that another plan would not give. */
const planLimits: readonly string[] = [
  'audit/quota-reached',
  'audit/too-many-at-once',
  'audit/starts-limit',
] satisfies ErrorCode[];

/** They stand beside what the audit costs, no control has that name. */
const quotaField = 'quota';

interface NewAuditFormProps {
  plan: PlanResponse;
  demoUrl: string | null;
  initialUrl: string;
  /** Those of the audit to repeat. */
  choices?: AuditChoices | null;
  /** Domains the person has proved. */
  provedHosts?: readonly string[];
  /** Those the person keeps, of all sites. */
  samples?: readonly SampleSummary[];
  /** Sites that were audited: what the form proposes for each. */
  known?: readonly KnownSite[];
  /** One field and one button. */
  compact?: boolean;
  /** Schedules the plan lets run. */
  scheduleLimit?: number;
  /** How often the form proposes at first. */
  when?: ScheduleFrequency | 'once';
}

/** Starts an audit: says what it will cover and cost, sends it once, follows it. */
export function NewAuditForm({
  plan,
  demoUrl,
  initialUrl,
  choices = null,
  provedHosts = [],
  samples = [],
  known = [],
  compact = false,
  scheduleLimit = 0,
  when = 'once',
}: NewAuditFormProps) {
  const hydrated = useHydrated();
  const start = useStartAudit();
  const schedule = useScheduleAudit();
  const [frequency, setFrequency] = useState(scheduleLimit === 0 ? 'once' : when);
  const knowing = useKnownSite(choices === null ? known : [], initialUrl, (site) =>
    setPages(pagesToAsk(plan, site?.choices ?? null)),
  );
  const proposed = choices ?? knowing.taken?.choices ?? null;
  const [pages, setPages] = useState(pagesToAsk(plan, proposed));
  const form = useForm({
    validate: auditErrors,
    submit: (values) => {
      const often = frequencyOf(values);
      return often === null ? start(auditRequestOf(values)) : schedule(scheduleRequestOf(values, often));
    },
    fieldOf: (code) =>
      code.startsWith('target/') ? 'url' : planLimits.includes(code) ? quotaField : undefined,
  });
  return (
    <Form form={form} className="gap-6">
      <QuotaSpent plan={plan} />
      <TextField
        label="Adresse du site"
        name="url"
        defaultValue={initialUrl}
        onValue={knowing.type}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="exemple.fr"
        error={form.errors.url}
        hint="Telle que vous la tapez dans un navigateur. Le site doit être public."
      />
      <Suggestion form={form} />
      <KnownSiteNote {...knowing} samples={samples} />
      <RepeatLimits plan={plan} choices={proposed} provedHosts={provedHosts} />
      {!compact && (
        <>
          <div className="flex flex-col gap-6" onChange={knowing.touch}>
            <AuditOptions
              key={knowing.taken?.auditId ?? ''}
              plan={plan}
              choices={proposed}
              onPages={setPages}
              errors={form.errors}
              provedHosts={provedHosts}
              samples={samplesOf(samples, knowing.typed)}
            />
          </div>
          <ScheduleFields
            withOnce
            initial={{ frequency }}
            limit={scheduleLimit}
            error={form.errors.frequency}
            onFrequency={setFrequency}
          />
        </>
      )}
      {frequency === 'once' ? (
        <AuditCost plan={plan} pages={pages} />
      ) : (
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
          Chaque audit programmé compte pour un dans votre quota du mois.
        </p>
      )}
      {form.errors[quotaField] && (
        <Alert kind="error" live formError>
          <p>{form.errors[quotaField]}</p>
          <Link to="/dashboard?tab=plan">Comparer les formules</Link>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="large" className="max-sm:w-full" busy={form.busy} isDisabled={!hydrated}>
          {frequency === 'once' ? 'Lancer l’audit' : 'Programmer l’audit'}
        </Button>
        {demoUrl !== null && frequency === 'once' && (
          <DemoButton url={demoUrl} start={start} disabled={!hydrated || form.busy} />
        )}
      </div>
    </Form>
  );
}

/** Takes the address that a refusal proposes, and sends the form again: one click. */
function Suggestion({ form }: { form: FormState }) {
  const address = suggestedAddress(form.code, form.errors.url);
  if (address === null) return null;
  const take = () => {
    const field = form.ref.current?.elements.namedItem('url');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = address;
    form.ref.current?.requestSubmit();
  };
  return (
    <Button variant="secondary" className="-mt-3 self-start wrap-anywhere" busy={form.busy} onPress={take}>
      Auditer {address}
    </Button>
  );
}

/** Sends the request with a key of its own, so that a double click or a lost answer never starts two audits. */
function useStartAudit() {
  const { start } = useNotification();
  const navigate = useNavigate();
  const sent = useRef({ body: '', key: '' });
  return async (request: StartAuditRequest) => {
    const body = JSON.stringify(request);
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    const headers = { 'idempotency-key': sent.current.key };
    const { id } = await callApi('POST', '/api/audits', { body: request, headers });
    sent.current = { body: '', key: '' };
    start(id);
    await navigate('/dashboard?tab=overview');
  };
}

/** Plans the audit and shows where it stands among the others. */
function useScheduleAudit() {
  const { notify } = useNotification();
  const navigate = useNavigate();
  return async (body: ScheduleRequest) => {
    const { schedule } = await callApi('POST', '/api/schedules', { body });
    const first =
      schedule.nextRunAt === null ? '' : ` Le premier part le ${formatDateTime(schedule.nextRunAt)}.`;
    notify('successSimple', `Audit de ${schedule.host} programmé.${first}`);
    await navigate('/dashboard/schedules');
  };
}

function DemoButton({
  url,
  start,
  disabled,
}: {
  url: string;
  start: (request: StartAuditRequest) => Promise<void>;
  disabled: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const { notify } = useNotification();
  const press = async () => {
    setBusy(true);
    try {
      await start({ url, scope: 'site', profile: 'public' });
    } catch (error) {
      notify('error', error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="large"
      className="max-sm:w-full"
      busy={busy}
      isDisabled={disabled}
      onPress={() => void press()}
    >
      Auditer le site de démonstration
    </Button>
  );
}
