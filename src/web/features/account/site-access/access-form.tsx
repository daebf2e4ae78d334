import type { SaveSiteAccessRequest } from '#contract/api/site-access.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SignInFields, signInOf, wrongSignInOf } from './sign-in-fields.tsx';

const schemes = [
  { value: 'https', label: 'https' },
  { value: 'http', label: 'http (sans chiffrement)' },
];

interface Props {
  readonly host: string;
  readonly isReplaced: boolean;
  onSaved(): Promise<void>;
}

/** What opens a site, typed once: it is never shown again. */
export function AccessForm({ host, isReplaced, onSaved }: Props) {
  const form = useForm({
    validate: wrongIn,
    submit: async (values) => {
      const signIn = await signInOf(values);
      const body = { ...requestOf(values), ...(signIn && { signIn }) };
      await callApi('PUT', '/api/sites/:host/access', { params: { host }, body });
      await onSaved();
    },
  });
  return (
    <Form form={form} className="max-w-xl gap-4">
      <Select label="Adresse du site" name="scheme" defaultValue="https" options={schemes} />
      <TextField
        label="Nom (HTTP Basic, facultatif)"
        name="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={form.errors.user}
      />
      <PasswordField
        label="Mot de passe (HTTP Basic)"
        name="password"
        autoComplete="new-password"
        maxLength={200}
        error={form.errors.password}
      />
      <TextArea
        label="En-têtes (facultatif)"
        name="headers"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        hint="Un par ligne. Exemple : X-Apercu: 8f3a1c2b7d"
        error={form.errors.headers}
      />
      <TextArea
        label="Cookies (facultatif)"
        name="cookies"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        hint="Un par ligne. Exemple : session=51d2e7a90c"
        error={form.errors.cookies}
      />
      <SignInFields errors={form.errors} />
      <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
        {isReplaced ? 'Remplacer l’accès' : 'Enregistrer l’accès'}
      </Button>
    </Form>
  );
}

const linesOf = (values: FormData, name: string) =>
  textOf(values, name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `name: value` and `name=value`; a line without the sign gives an empty name. */
const pairsOf = (lines: readonly string[], sign: ':' | '=') =>
  lines.map((line) => {
    const at = line.indexOf(sign);
    return { name: line.slice(0, Math.max(0, at)).trim(), value: line.slice(at + 1).trim() };
  });

/** Spaces are part of a password. */
const passwordOf = (values: FormData): string => {
  const value = values.get('password');
  return typeof value === 'string' ? value : '';
};

function requestOf(values: FormData): SaveSiteAccessRequest {
  const user = textOf(values, 'user');
  return {
    scheme: textOf(values, 'scheme') === 'http' ? 'http' : 'https',
    ...(user !== '' && { basic: { user, password: passwordOf(values) } }),
    headers: pairsOf(linesOf(values, 'headers'), ':'),
    cookies: pairsOf(linesOf(values, 'cookies'), '='),
  };
}

function wrongIn(values: FormData): Record<string, string> {
  const { basic, headers, cookies } = requestOf(values);
  const isBroken = ({ name, value }: { readonly name: string; readonly value: string }) =>
    name === '' || value === '';
  return {
    ...(!basic && passwordOf(values) !== '' && { user: 'Indiquez aussi le nom.' }),
    ...(basic?.password === '' && { password: 'Indiquez aussi le mot de passe.' }),
    ...(headers.some(isBroken) && { headers: 'Écrivez chaque en-tête « nom: valeur », un par ligne.' }),
    ...(cookies.some(isBroken) && { cookies: 'Écrivez chaque cookie « nom=valeur », un par ligne.' }),
    ...wrongSignInOf(values),
  };
}
