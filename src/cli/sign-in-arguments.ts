import { readFile } from 'node:fs/promises';
import { canBeHidden, type SiteAccess } from '#contract/site-access.ts';
import {
  type SignedInSign,
  type SignIn,
  type SignKind,
  signKinds,
  signLength,
} from '#contract/site-sign-in.ts';
import { readSignIn } from '#service/site-access/read-sign-in.ts';
import { AccessError, allOf } from './access-arguments.ts';
import { namedVariable } from './remote/client-environment.ts';

/** A recorded sign-in, what shows that it worked, and where what it types in secret stands. */
export interface SignInSources {
  /** Null: nobody signs in. */
  readonly file: string | null;
  /** `text:…`, `address:…` or `selector:…`. */
  readonly sign: string | null;
  /** `env:NAME` or `@file`, each line `secret-1=value`; else the values of the recording. */
  readonly secret: readonly string[];
}

/**
 * The access with the sign-in of the command line.
 * @throws AccessError, and AppError `access/sign-in-refused`, which quote no value.
 */
export async function withSignIn(
  access: SiteAccess | null,
  { file, sign, secret }: SignInSources,
  origin: string,
  env: (name: string) => string | undefined = namedVariable,
): Promise<SiteAccess | null> {
  if (file === null) {
    if (sign !== null || secret.length > 0)
      throw new AccessError('--signed-in et --sign-in-secret vont avec --sign-in.');
    return access;
  }
  const secrets = (await allOf('--sign-in-secret', secret, env)).map((line) => {
    const at = line.indexOf('=');
    return { name: line.slice(0, Math.max(0, at)).trim(), value: line.slice(at + 1) };
  });
  const recording = await textOf(file);
  const signIn: SignIn = readSignIn({ recording, sign: signOf(sign), secrets }, new URL(origin).host);
  const isHidden = (value: string) => canBeHidden(value) && !origin.includes(value.toLowerCase());
  for (const [name, value] of Object.entries(signIn.secrets))
    if (!isHidden(value))
      throw new AccessError(
        `--sign-in : « ${name} » doit avoir huit caractères au moins, ne pas être un simple mot et ne pas figurer dans l’adresse.`,
      );
  return { ...(access ?? { origin, headers: [], cookies: [] }), signIn };
}

function signOf(text: string | null): SignedInSign {
  const at = text?.indexOf(':') ?? -1;
  const kind = (text ?? '').slice(0, Math.max(0, at));
  const value = (text ?? '').slice(at + 1).trim();
  const isKind = (name: string): name is SignKind => Object.hasOwn(signKinds, name);
  if (!isKind(kind) || value === '' || value.length > signLength)
    throw new AccessError(
      '--sign-in demande aussi --signed-in, le signe d’une connexion réussie : « text:Bonjour », « address:/compte » ou « selector:#compte ».',
    );
  return { kind, value };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new AccessError(`--sign-in : le fichier ${file} ne peut pas être lu.`);
  }
}
