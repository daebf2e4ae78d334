import { useRevalidator } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';

/** Whether the audits of the space count in the medians of the installation. */
export function MediansForm({ counts }: { readonly counts: boolean }) {
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const form = useForm({
    validate: () => ({}),
    submit: async (values) => {
      await callApi('PUT', '/api/medians', { body: { counts: values.get('medians') !== null } });
      await revalidate();
      notify('successSimple', 'Choix enregistré. Le prochain calcul en tient compte, demain au plus tard.');
    },
  });
  return (
    <TitledCard title="Médianes">
      <Form form={form} className="max-w-xl gap-5">
        <p className="text-soft">
          Constat calcule chaque jour, par type de site, ce que la moitié des sites audités ici font de mieux.
          Ces chiffres ne nomment ni site ni compte, et ne sont montrés qu’à partir de 30 sites de 10 comptes.
        </p>
        <Checkbox name="medians" value="oui" defaultChecked={counts}>
          Mes audits comptent dans les médianes
        </Checkbox>
        <Button type="submit" busy={form.busy} className="self-start">
          Enregistrer ce choix
        </Button>
      </Form>
    </TitledCard>
  );
}
