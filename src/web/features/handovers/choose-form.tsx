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
import { handOverPath } from './handover-paths.ts';

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
  const ticked = values && new Set(values.fixes);
  return (
    <div className="flex flex-col gap-6">
      <RoleFilter auditId={auditId} role={role} />
      <form key={`${role} ${values === null}`} method="post" className="flex flex-col gap-6">
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
          {fixes.length === 0 && <p>Aucun correctif de ce rapport ne s’adresse à ce métier.</p>}
          <div className="flex flex-col divide-y divide-line border-y border-line">
            {fixes.map(({ view, isFirst }) => (
              <Checkbox
                key={view.fix.key}
                name="fixes"
                value={view.fix.key}
                defaultChecked={ticked ? ticked.has(view.fix.key) : isFirst}
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
    </div>
  );
}

/** Links, so that it works without a script: who does the work comes before which fixes. */
function RoleFilter({ auditId, role }: Pick<Props, 'auditId' | 'role'>) {
  const roles = Object.entries(fixRoles) as [FixRole, string][];
  const path = handOverPath(auditId);
  return (
    <nav aria-label="Filtrer par métier" className="flex flex-wrap gap-2">
      {[[null, 'Tous les métiers'] as const, ...roles].map(([id, label]) => (
        <Link
          key={label}
          to={id === null ? path : `${path}?pour=${id}`}
          {...(id === role && { 'aria-current': 'true' as const })}
          className="inline-flex min-h-11 items-center rounded-xl border border-edge px-4 py-2 no-underline aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
