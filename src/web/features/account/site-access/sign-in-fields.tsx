import type { SaveSiteAccessRequest } from '#contract/api/site-access.ts';
import { mostRecordingBytes } from '#contract/journey/journey.ts';
import { type SignKind, signKinds, signLength } from '#contract/site-sign-in.ts';
import { textOf } from '../../../lib/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { controlLook } from '../../../ui/field-look.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const kinds = Object.entries(signKinds).map(([value, label]) => ({ value, label }));

interface Props {
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** A sign-in by the form of the site: a recording, and what shows that it worked. */
export function SignInFields({ errors }: Props) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="font-semibold">Connexion par le formulaire du site (facultatif)</legend>
      <p className="text-sm text-soft">
        Enregistrez une connexion avec l’Enregistreur des outils de développement de Chrome, jusqu’à la page
        qui s’affiche une fois connecté, puis exportez-la au format JSON. Préférez un compte de test, sans
        deuxième étape. Chaque audit se connecte une fois{'\u00a0'}; rien n’y est ensuite envoyé, acheté ni
        supprimé.
      </p>
      <Field label="Enregistrement de la connexion (fichier JSON)" error={errors.recording}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            name="recording"
            accept=".json,application/json"
            className={controlLook}
          />
        )}
      </Field>
      <PasswordField
        label="Mot de passe de ce compte (facultatif)"
        name="signInPassword"
        autoComplete="new-password"
        maxLength={200}
        hint="À la place de celui de l’enregistrement, si vous l’en avez retiré."
      />
      <Select
        label="Ce qui dit que nous sommes connectés"
        name="signKind"
        defaultValue="text"
        options={kinds}
      />
      <TextField
        label="Ce texte, cette adresse ou ce sélecteur"
        name="sign"
        autoComplete="off"
        spellCheck={false}
        maxLength={signLength}
        hint="Ce que seule une personne connectée voit. Exemples : Mon compte, /compte, #profil"
        error={errors.sign}
      />
    </fieldset>
  );
}

const fileOf = (values: FormData): File | null => {
  const file = values.get('recording');
  return file instanceof File && file.size > 0 ? file : null;
};

export async function signInOf(values: FormData): Promise<SaveSiteAccessRequest['signIn']> {
  const file = fileOf(values);
  if (file === null) return undefined;
  const password = values.get('signInPassword');
  const given = typeof password === 'string' && password !== '';
  return {
    recording: await file.text(),
    sign: { kind: textOf(values, 'signKind') as SignKind, value: textOf(values, 'sign') },
    secrets: given ? [{ name: 'secret-1', value: password }] : [],
  };
}

export function wrongSignInOf(values: FormData): Record<string, string> {
  const file = fileOf(values);
  const sign = textOf(values, 'sign');
  if (file === null && (sign !== '' || values.get('signInPassword') !== ''))
    return { recording: 'Choisissez aussi l’enregistrement de la connexion.' };
  if (file && file.size > mostRecordingBytes) return { recording: 'Ce fichier dépasse 256 Kio.' };
  return file && sign === '' ? { sign: 'Indiquez ce qui dit que nous sommes connectés.' } : {};
}
