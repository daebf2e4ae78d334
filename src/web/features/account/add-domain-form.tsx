import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Adds a domain to prove. */
export function AddDomainForm({ onAdded }: { onAdded: (host: string) => void }) {
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState(0);
  const form = useForm({
    validate: (values): Record<string, string> =>
      textOf(values, 'host') === '' ? { host: 'Indiquez un domaine, par exemple www.exemple.fr.' } : {},
    submit: async (values) => {
      const body = { host: textOf(values, 'host') };
      const { domain } = await callApi('POST', '/api/domains', { body });
      await revalidate();
      setAdded((count) => count + 1);
      onAdded(domain.host);
    },
  });
  return (
    <Form key={added} form={form} className="max-w-xl gap-4">
      <TextField
        label="Ajouter un domaine"
        name="host"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="www.exemple.fr"
        hint="Tel qu’il s’affiche dans l’adresse du site, avec ou sans www."
        error={form.errors.host}
      />
      <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
        Ajouter
      </Button>
    </Form>
  );
}
