import { useRevalidator } from 'react-router';
import type { SessionUser } from '#contract/api/account.ts';
import { callApi } from '../../lib/api.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';

const themes = [
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
  { value: 'system', label: 'Comme l’appareil' },
] as const;

/** The name shown in mails and the theme of the pages. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const form = useForm({
    submit: async (values) => {
      const theme = themes.find(({ value }) => value === textOf(values, 'theme'))?.value;
      const body = { displayName: textOf(values, 'displayName'), ...(theme && { theme }) };
      await callApi('PATCH', '/api/account', { body });
      await revalidate();
      notify('successSimple', 'Profil enregistré.');
    },
  });
  return (
    <TitledCard title="Profil">
      <Form form={form} className="max-w-xl gap-6">
        <TextField
          label="Nom affiché"
          name="displayName"
          defaultValue={user.displayName}
          autoComplete="name"
          maxLength={80}
          hint="Sert à vous saluer dans les e-mails."
          error={form.errors.displayName}
        />
        <RadioGroup label="Thème" name="theme" inline defaultValue={user.settings.theme} options={themes} />
        <Button type="submit" busy={form.busy} className="self-start">
          Enregistrer
        </Button>
      </Form>
    </TitledCard>
  );
}
