import { useRevalidator } from 'react-router';
import type { MailChoices } from '#contract/api/account.ts';
import { type MailGroup, mailGroups } from '#contract/mail-groups.ts';
import { type WorkPace, workPaces } from '#contract/work-words.ts';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';

/** Those that are wanted or not; mails about fixes have a choice of their own. */
const groups = (Object.keys(mailGroups) as MailGroup[]).filter((id) => id !== 'work');

const paces = [
  ...Object.entries(workPaces).map(([value, words]) => ({ value: value as WorkPace, ...words })),
  {
    value: 'never' as const,
    label: 'Jamais',
    hint: 'Tout reste visible dans «\u00a0Mes corrections\u00a0».',
  },
];

/** Which optional mails to receive; those about the account always leave. */
export function MailForm({ choices }: { choices: MailChoices }) {
  const { notify } = useNotification();
  const { revalidate } = useRevalidator();
  const form = useForm({
    submit: async (values) => {
      const pace = values.get('work');
      const body: Partial<MailChoices> = {
        ...Object.fromEntries(groups.map((id) => [id, values.has(id)])),
        work: pace !== 'never',
        ...((pace === 'soon' || pace === 'daily') && { workPace: pace }),
      };
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
        <RadioGroup
          label={mailGroups.work.label}
          hint={mailGroups.work.hint}
          name="work"
          options={paces}
          defaultValue={choices.work ? choices.workPace : 'never'}
        />
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
