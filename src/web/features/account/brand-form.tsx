import { useRevalidator } from 'react-router';
import type { AccountBrand } from '#contract/api/account.ts';
import { brandLimits, logoTypes } from '#contract/brand.ts';
import { callApi } from '../../lib/api.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { controlLook, labelLook } from '../../ui/field-look.ts';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';

const tooLarge = 'Ce fichier pèse plus de 200 ko. Choisissez une image plus légère.';

/** The name, logo and colour of what the account hands over. */
export function BrandForm({ brand }: { readonly brand: AccountBrand }) {
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const form = useForm({
    validate: (values) => ((fileOf(values)?.size ?? 0) > brandLimits.logoBytes ? { logo: tooLarge } : {}),
    submit: async (values) => {
      const file = fileOf(values);
      const isRemoved = values.get('removeLogo') !== null;
      const logo = file ? { logo: await base64Of(file) } : isRemoved ? { logo: null } : {};
      const color = values.get('ownColor') === null ? null : textOf(values, 'color');
      const body = { name: textOf(values, 'brandName'), ...logo, color };
      await callApi('PUT', '/api/account/brand', { body });
      await revalidate();
      notify('successSimple', 'Marque enregistrée.');
    },
  });
  return (
    <TitledCard title="Votre marque">
      <Form form={form} className="max-w-xl gap-6">
        <TextField
          label="Nom"
          name="brandName"
          defaultValue={brand.name}
          autoComplete="organization"
          maxLength={brandLimits.nameLength}
          hint="En tête des PDF, des rapports partagés, des plans et des e-mails reçus par vos clients. Si ce champ est vide, ils portent le nom de Constat."
          error={form.errors.name}
        />
        <Field
          label="Logo"
          hint={`PNG ou JPEG, 200\u00a0ko et 2\u202f000\u00a0pixels de côté au plus.`}
          error={form.errors.logo}
        >
          {(attributes) => (
            <input
              type="file"
              name="logo"
              accept={logoTypes.join(',')}
              className={controlLook}
              {...attributes}
            />
          )}
        </Field>
        {brand.logo !== null && (
          <div className="flex flex-wrap items-center gap-5">
            {/* White as paper is, whatever the theme. */}
            <img src={brand.logo} alt="Logo actuel" className="max-h-20 max-w-48 rounded-lg bg-white p-2" />
            <label className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="removeLogo" className="size-5" />
              Retirer ce logo
            </label>
          </div>
        )}
        <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <legend className={labelLook}>Couleur</legend>
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="ownColor" defaultChecked={brand.color !== null} className="size-5" />
            Un trait à votre couleur, au-dessus de votre nom
          </label>
          <input
            type="color"
            name="color"
            aria-label="Votre couleur"
            defaultValue={brand.color ?? '#12408a'}
            className="h-11 w-16 rounded-lg border border-edge bg-surface p-1"
          />
        </fieldset>
        <Button type="submit" busy={form.busy} className="self-start">
          Enregistrer
        </Button>
      </Form>
    </TitledCard>
  );
}

/** The chosen file; null when there is none. */
function fileOf(values: FormData): File | null {
  const file = values.get('logo');
  return file instanceof File && file.size > 0 ? file : null;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
