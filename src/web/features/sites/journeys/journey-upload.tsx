import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { mostRecordingBytes } from '#contract/journey/journey.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { controlLook } from '../../../ui/field-look.ts';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** A recording, as a file or pasted. */
export function JourneyUpload({ host }: { readonly host: string }) {
  const { revalidate } = useRevalidator();
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const form = useForm({
    validate: (values) => {
      const file = fileOf(values);
      if (file && file.size > mostRecordingBytes) return { file: 'Ce fichier dépasse 256 Kio.' };
      const isEmpty = file === null && textOf(values, 'recording') === '';
      return isEmpty ? { file: 'Choisissez un fichier, ou collez l’enregistrement.' } : {};
    },
    submit: async (values) => {
      const recording = (await fileOf(values)?.text()) ?? textOf(values, 'recording');
      const name = textOf(values, 'name');
      const body = { recording, ...(name !== '' && { name }) };
      const { journey } = await callApi('POST', '/api/sites/:host/journeys', { params: { host }, body });
      await revalidate();
      setSaid(`Le parcours «\u00a0${journey.name}\u00a0» est ajouté.`);
      status.current?.focus();
    },
  });
  return (
    <Card>
      <h2 className="text-lg">Ajouter un parcours</h2>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={said === '' ? 'sr-only' : 'font-semibold wrap-anywhere'}
      >
        {said}
      </p>
      <Form form={form} className="mt-3 max-w-xl gap-4">
        <TextField
          label="Nom (facultatif)"
          name="name"
          maxLength={100}
          hint="Sinon, le titre de l’enregistrement."
        />
        <Field label="Enregistrement (fichier JSON)" error={form.errors.file}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              name="file"
              accept=".json,application/json"
              className={controlLook}
            />
          )}
        </Field>
        <TextArea
          label="Ou le texte de l’enregistrement"
          name="recording"
          rows={4}
          spellCheck={false}
          autoComplete="off"
        />
        <Button type="submit" busy={form.busy} className="self-start">
          Ajouter le parcours
        </Button>
      </Form>
    </Card>
  );
}

function fileOf(values: FormData): File | null {
  const file = values.get('file');
  return file instanceof File && file.size > 0 ? file : null;
}
