import { useState } from 'react';
import { longestShareDays, shortestSharePassword } from '#contract/share-limits.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const durations = [
  { value: '7', label: '7 jours' },
  { value: '30', label: '30 jours' },
  { value: '90', label: '90 jours' },
  { value: String(longestShareDays), label: '1 an' },
];

interface Created {
  readonly url: string;
  readonly locked: boolean;
}

interface Props {
  readonly id: string;
  /** The report shows pages that an access opened: asked once more. */
  readonly isProtected: boolean;
  onCreated(): Promise<void>;
}

/** Makes a link; its address is shown here, once. */
export function ShareForm({ id, isProtected, onCreated }: Props) {
  const [created, setCreated] = useState<Created | null>(null);
  const [made, setMade] = useState(0);
  const form = useForm({
    validate: (values): Record<string, string> => {
      if (isProtected && values.get('showProtected') === null)
        return { showProtected: 'Confirmez que ces pages peuvent être montrées.' };
      const { length } = passwordOf(values);
      return length > 0 && length < shortestSharePassword
        ? { password: `Choisissez au moins ${shortestSharePassword} caractères, ou laissez vide.` }
        : {};
    },
    submit: async (values) => {
      const password = passwordOf(values);
      const days = Number(textOf(values, 'days'));
      const body = {
        ...{ label: textOf(values, 'label'), days },
        ...(isProtected && { showProtected: true }),
        ...(password !== '' && { password }),
      };
      const { share, url } = await callApi('POST', '/api/reports/:id/shares', { params: { id }, body });
      setCreated({ url, locked: share.locked });
      setMade((count) => count + 1);
      await onCreated();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <Form key={made} form={form} className="max-w-xl gap-4">
        <TextField
          label="Pour qui (facultatif)"
          name="label"
          maxLength={80}
          autoComplete="off"
          hint="Pour vous y retrouver : vous seul le lisez."
        />
        <Select label="Durée du lien" name="days" defaultValue="30" options={durations} />
        <PasswordField
          label="Mot de passe (facultatif)"
          name="password"
          autoComplete="new-password"
          maxLength={1024}
          hint="À transmettre autrement que le lien."
          error={form.errors.password}
        />
        {isProtected && (
          <Checkbox name="showProtected" error={form.errors.showProtected}>
            Ce rapport montre des pages protégées{'\u00a0'}: je veux les montrer à qui reçoit ce lien.
          </Checkbox>
        )}
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          Créer un lien
        </Button>
      </Form>
      {created && (
        <Alert kind="success" live title="Lien créé">
          <div className="flex flex-col gap-3">
            <p>Copiez-le maintenant{'\u00a0'}: nous n’en gardons que l’empreinte.</p>
            <CopyField label="Lien de partage" value={created.url} what="le lien" />
            {!created.locked && (
              <CopyField
                label="Badge : le code à coller dans une page de votre site, pour y montrer le score"
                value={`<a href="${created.url}"><img src="${created.url}/badge.svg" alt="Score Constat de ce site" height="24"></a>`}
                what="le code du badge"
              />
            )}
          </div>
        </Alert>
      )}
    </div>
  );
}

/** Spaces are part of a password. */
function passwordOf(values: FormData): string {
  const value = values.get('password');
  return typeof value === 'string' ? value : '';
}
