import { readFile } from 'node:fs/promises';
import { accessSecrets, canBeHidden, kindsOf, type SiteAccess, secretsOf } from '#contract/site-access.ts';
import { namedVariable } from './remote/client-environment.ts';

type Variables = (name: string) => string | undefined;

/** Where what opens the site stands: `env:NAME` or `@file`, each line of it a value. */
export interface AccessSources {
  readonly basic: string | null;
  readonly header: readonly string[];
  readonly cookie: readonly string[];
}

/** What cannot be used as an access; the message says what to do, in French. */
export class AccessError extends Error {}

/**
 * What opens the site, for its origin alone; null where nothing was given. Never a value of the command line itself: all
 * users of a machine see the arguments of its processes, and shells keep them.
 * @throws AccessError, which quotes no value.
 */
export async function readAccess(
  { basic, header, cookie }: AccessSources,
  origin: string,
  env: Variables = namedVariable,
): Promise<SiteAccess | null> {
  const [[pair], headers, cookies] = [
    basic === null ? [] : await valuesOf('--basic', basic, env),
    await allOf('--header', header, env),
    await allOf('--cookie', cookie, env),
  ];
  const read = accessSecrets.safeParse({
    ...(pair !== undefined && { basic: splitAt(pair, ':', ['user', 'password']) }),
    headers: headers.map((line) => splitAt(line, ':', ['name', 'value'])),
    cookies: cookies.map((line) => splitAt(line, '=', ['name', 'value'])),
  });
  if (!read.success)
    throw new AccessError(
      'L’accès ne peut pas être lu : « nom:mot de passe » pour --basic, « Nom: valeur » pour --header, « nom=valeur » pour --cookie.',
    );
  if (kindsOf(read.data).length === 0) return null;
  if (!secretsOf(read.data).every((secret) => canBeHidden(secret) && !origin.includes(secret.toLowerCase())))
    throw new AccessError(
      'Chaque valeur secrète doit avoir huit caractères au moins, ne pas être un simple mot et ne pas figurer dans l’adresse : sinon elle ne peut pas être masquée à coup sûr.',
    );
  return { ...read.data, origin };
}

export async function allOf(option: string, sources: readonly string[], env: Variables): Promise<string[]> {
  const read = await Promise.all(sources.map((source) => valuesOf(option, source, env)));
  return read.flat();
}

async function valuesOf(option: string, source: string, env: Variables): Promise<string[]> {
  const text = source.startsWith('@')
    ? await textOf(option, source.slice(1))
    : fromEnvironment(option, source, env);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new AccessError(`${option} : il n’y a rien à lire à l’endroit indiqué.`);
  return lines;
}

async function textOf(option: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new AccessError(`${option} : le fichier ${file} ne peut pas être lu.`);
  }
}

function fromEnvironment(option: string, source: string, env: Variables): string {
  const name = /^env:(\w{1,100})$/.exec(source)?.[1];
  if (name === undefined)
    throw new AccessError(
      `${option} attend env:NOM (une variable d’environnement) ou @fichier. Une valeur écrite sur la ligne de commande serait lisible par tous les utilisateurs de la machine, et resterait dans l’historique.`,
    );
  return env(name) ?? '';
}

/** The two parts around the first sign; the value of a header begins after its spaces. */
function splitAt(
  line: string,
  sign: string,
  [first, second]: readonly [string, string],
): Record<string, string> {
  const at = line.indexOf(sign);
  const after = line.slice(at + 1);
  return {
    [first]: line.slice(0, Math.max(0, at)).trim(),
    [second]: second === 'password' ? after : after.trim(),
  };
}
