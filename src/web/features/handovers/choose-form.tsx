import { type FixRole, fixRoles } from '#contract/fix-words.ts';
import { countOf } from '#contract/french.ts';
import { handoverDays, longestHandoverMessage, mostHandedFixes } from '#contract/handover-words.ts';
import type { ChoosableFix } from '#service/handovers/choose-fixes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { HandOverValues } from './hand-over.server.ts';

interface Props {
  readonly auditId: string;
  readonly role: FixRole | null;
  readonly fixes: readonly ChoosableFix[];
  /** The report shows pages that an access opened: asked once more. */
  readonly isProtected: boolean;
  /** What was posted; null at first, when what comes first is ticked. */
  readonly values: HandOverValues | null;
  readonly errors: Readonly<Record<string, string>>;
}

const days = handoverDays.map((count) => ({ value: String(count), label: countOf(count, 'jour', 'jours') }));

/** Which fixes, to whom, with which words: a form of the browser’s own, which then shows what will be sent. */
export function ChooseForm({ auditId, role, fixes, isProtected, values, errors }: Props) {
  const ticked = new Set(
    values?.fixes ??
      fixes
        .filter(({ view, isFirst, isFirstOfRole }) =>
          role === null ? isFirst : view.fix.role === role && isFirstOfRole,
        )
        .map(({ view }) => view.fix.key),
  );
  const shown = fixes.filter(({ view }) => role === null || view.fix.role === role);
  const elsewhere = fixes.filter(
    ({ view }) => role !== null && view.fix.role !== role && ticked.has(view.fix.key),
  );
  return (
    <form key={`${role} ${[...ticked].join(' ')}`} method="post" className="flex flex-col gap-6">
      {/* What Enter presses in a field: the first button of a form, which would be a role. */}
      <button type="submit" name="faire" value="voir" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="pour" value={role ?? ''} />
      {elsewhere.map(({ view }) => (
        <input key={view.fix.key} type="hidden" name="fixes" value={view.fix.key} />
      ))}
      <RoleFilter role={role} />
      {errors[''] && (
        <Alert kind="error" live formError>
          {errors['']}
        </Alert>
      )}
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 text-xl font-semibold">
          Correctifs à envoyer ({mostHandedFixes} au plus)
        </legend>
        {errors.fixes && (
          <Alert kind="error" live>
            {errors.fixes}
          </Alert>
        )}
        {elsewhere.length > 0 && (
          <p role="status">
            {countOf(elsewhere.length, 'correctif choisi', 'correctifs choisis')} pour d’autres métiers{' '}
            {elsewhere.length === 1 ? 'reste coché' : 'restent cochés'}.
          </p>
        )}
        {shown.length === 0 && <p>Aucun correctif de ce rapport ne s’adresse à ce métier.</p>}
        <div className="flex flex-col divide-y divide-line border-y border-line">
          {shown.map(({ view, isFirst }) => (
            <Checkbox
              key={view.fix.key}
              name="fixes"
              value={view.fix.key}
              defaultChecked={ticked.has(view.fix.key)}
              className="py-2 wrap-anywhere"
              hint={[view.role, view.where, view.work, view.gain].filter(Boolean).join(' · ')}
            >
              <span className="font-semibold">{view.fix.title}</span>
              {isFirst && <span className="text-soft"> (à corriger en premier)</span>}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="flex max-w-xl flex-col gap-4">
        <TextField
          label="Adresse e-mail du prestataire"
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          defaultValue={values?.email ?? ''}
          error={errors.email}
        />
        <TextArea
          label="Message (facultatif)"
          name="message"
          rows={4}
          maxLength={longestHandoverMessage}
          defaultValue={values?.message ?? ''}
          hint="Texte simple : aucun lien n’y sera cliquable."
          error={errors.message}
        />
        <Select
          label="Durée du lien"
          name="days"
          defaultValue={String(values?.days ?? 90)}
          options={days}
          hint="Vous pourrez le révoquer à tout moment."
        />
        {isProtected && (
          <Checkbox
            name="showProtected"
            defaultChecked={values?.showProtected ?? false}
            error={errors.showProtected}
          >
            Ce rapport montre des pages protégées{'\u00a0'}: je veux les montrer à ce prestataire.
          </Checkbox>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" plainForm name="faire" value="voir">
          Voir ce qui sera envoyé
        </Button>
        <Link to={`/reports/${auditId}`}>Revenir au rapport</Link>
      </div>
    </form>
  );
}

/** Buttons of the form, so that what is ticked and typed stays, without a script too. */
function RoleFilter({ role }: Pick<Props, 'role'>) {
  const roles = Object.entries(fixRoles) as [FixRole, string][];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Filtrer par métier</legend>
      {[[null, 'Tous les métiers'] as const, ...roles].map(([id, label]) => (
        <button
          key={label}
          type="submit"
          formNoValidate
          name="metier"
          value={id ?? ''}
          {...(id === role && { 'aria-current': 'true' as const })}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-xl border border-edge px-4 py-2 hover:bg-sunken aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
