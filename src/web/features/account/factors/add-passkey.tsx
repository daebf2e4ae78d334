import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { FactorName, nameErrors } from './add-app.tsx';
import { addPasskey } from './passkey-client.ts';

/** Adds a passkey, in the browser’s own window. @param start may ask to confirm first */
export function AddPasskey({
  busy,
  start,
  onAdded,
}: {
  busy: boolean;
  start: (work: () => Promise<void>) => void;
  onAdded: (codes: readonly string[] | null) => void;
}) {
  const form = useForm({
    validate: nameErrors,
    submit: async (values) => {
      const name = textOf(values, 'name');
      start(async () => onAdded(await addPasskey(name)));
    },
  });
  return (
    <Form form={form}>
      <p className="text-soft">
        Une clé d’accès reste dans votre appareil, votre gestionnaire de mots de passe ou une clé USB. Elle
        vous connecte sans mot de passe, par votre empreinte, votre visage ou un code.
      </p>
      <FactorName error={form.errors.name} example="Ordinateur du bureau" />
      <Button type="submit" busy={form.busy || busy} className="self-start">
        Créer la clé d’accès
      </Button>
    </Form>
  );
}
