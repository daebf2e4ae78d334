import { useRevalidator } from 'react-router';
import type { MailChoices } from '#contract/api/account.ts';
import { type MailGroup, mailGroups } from '#contract/mail-groups.ts';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';

const groups = Object.keys(mailGroups) as MailGroup[];

/** Which optional mails to receive; those about the account always leave. */
export function MailForm({ choices }: { choices: MailChoices }) {
  const { notify } = useNotification();
  const { revalidate } = useRevalidator();
  const form = useForm({
    submit: async (values) => {
      const body = Object.fromEntries(groups.map((id) => [id, values.has(id)])) as MailChoices;
      await callApi('PATCH', '/api/account/mails', { body });
      notify('successSimple', 'Choix enregistrés.');
      await revalidate();
    },
  });
  return (
    <TitledCard title="E-mails">
      <Form form={form} className="max-w-xl gap-6">
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 font-semibold">E-mails à recevoir</legend>
          {groups.map((id) => (
            <Checkbox key={id} name={id} value="oui" defaultChecked={choices[id]} hint={mailGroups[id].hint}>
              {mailGroups[id].label}
            </Checkbox>
          ))}
        </fieldset>
        <p className="text-sm text-soft">
          Les e-mails qui concernent votre compte (sécurité, adresse, formule) partent toujours.
        </p>
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          Enregistrer mes choix
        </Button>
      </Form>
    </TitledCard>
  );
}
