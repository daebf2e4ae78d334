import { useState } from 'react';
import type { Factor } from '#contract/api/factors.ts';
import { factorLabels, maxFactorName } from '#contract/factor-words.ts';
import { formatDate } from '#contract/french.ts';
import { callApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The applications and passkeys of an account, each of which may be renamed and, by who confirms to be the person, removed. */
export function FactorItems({
  factors,
  run,
  onChanged,
}: {
  factors: readonly Factor[];
  run: (work: () => Promise<void>) => void;
  onChanged: () => void;
}) {
  const [renamed, setRenamed] = useState<Factor | null>(null);
  const remove = (id: string) =>
    run(async () => {
      await callApi('DELETE', '/api/account/factors/:id', { params: { id } });
      onChanged();
    });
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {factors.map((factor) => {
          const { id, kind, name, readable, createdAt, lastUsedAt } = factor;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
                  {name}
                  {!readable && <Badge tone="bad">Illisible</Badge>}
                </p>
                <p className="text-sm text-soft">
                  {factorLabels[kind]}, ajoutée le {formatDate(createdAt)},{' '}
                  {lastUsedAt ? `utilisée le ${formatDate(lastUsedAt)}` : 'jamais utilisée'}
                </p>
                {!readable && (
                  <p className="text-sm text-soft">
                    Ce service a perdu de quoi vérifier ses codes. Retirez-la, puis ajoutez-la de nouveau.
                  </p>
                )}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" size="small" onPress={() => setRenamed(factor)}>
                  Renommer<span className="sr-only"> {name}</span>
                </Button>
                <Button variant="danger" size="small" onPress={() => remove(id)}>
                  Retirer<span className="sr-only"> {name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog title="Renommer" isOpen={renamed !== null} onClose={() => setRenamed(null)}>
        {renamed && (
          <RenameForm
            factor={renamed}
            onCancel={() => setRenamed(null)}
            onDone={() => {
              setRenamed(null);
              onChanged();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

const typedIn = (values: FormData): string => String(values.get('name') ?? '').trim();

function RenameForm(props: {
  readonly factor: Factor;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const { factor, onDone, onCancel } = props;
  const form = useForm({
    validate: (values): Record<string, string> => (typedIn(values) ? {} : { name: 'Donnez un nom.' }),
    submit: async (values) => {
      const input = { params: { id: factor.id }, body: { name: typedIn(values) } };
      await callApi('PATCH', '/api/account/factors/:id', input);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField
        label="Nom"
        name="name"
        required
        maxLength={maxFactorName}
        defaultValue={factor.name}
        error={form.errors.name}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          Annuler
        </Button>
        <Button type="submit" busy={form.busy}>
          Enregistrer
        </Button>
      </div>
    </Form>
  );
}
