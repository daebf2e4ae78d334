import { readFile } from 'node:fs/promises';
import { type Journey, secretNamesOf } from '#contract/journey/journey.ts';
import { withUsualMarks } from '#contract/journey/mark-steps.ts';
import { readRecording } from '#contract/journey/read-recording.ts';
import { canBeHidden, type SiteAccess } from '#contract/site-access.ts';
import { refusedStepOf } from '#engine/address/journey-dangers.ts';
import { AccessError, allOf } from './access-arguments.ts';
import { namedVariable } from './remote/client-environment.ts';

/** Recordings to replay, and where what they type in secret stands. */
export interface JourneySources {
  readonly files: readonly string[];
  /** `env:NAME` or `@file`, each line `secret-1=value`; else the values of the recordings. */
  readonly secret: readonly string[];
}

interface ReadJourneys {
  readonly journeys: readonly Journey[];
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * The journeys of the command line, for a site; the steps that lead to a page are marked.
 * @throws AccessError, which quotes no value.
 */
export async function readJourneys(
  { files, secret }: JourneySources,
  origin: string,
  env: (name: string) => string | undefined = namedVariable,
): Promise<ReadJourneys> {
  const { host } = new URL(origin);
  const journeys: Journey[] = [];
  const typed: Record<string, string> = {};
  for (const file of files) {
    const read = readRecording(await textOf(file), host);
    if ('refusal' in read) throw new AccessError(`--journey ${file} : ${read.refusal.sentence}`);
    const { title, steps, secrets } = read.recording;
    const danger = refusedStepOf(steps);
    if (danger >= 0)
      throw new AccessError(
        `--journey ${file} : l’étape ${danger + 1} déconnecte, supprime ou achète. Constat ne le fait jamais : supprimez-la.`,
      );
    Object.assign(typed, secrets);
    journeys.push({
      name: title || file.replace(/^.*\//, '').replace(/\.json$/, ''),
      steps: withUsualMarks(steps),
    });
  }
  for (const line of await allOf('--journey-secret', secret, env)) {
    const at = line.indexOf('=');
    if (at > 0) typed[line.slice(0, at).trim()] = line.slice(at + 1);
  }
  const wanted = new Set(journeys.flatMap(secretNamesOf));
  for (const name of wanted)
    if (!canBeHidden(typed[name] ?? '') || origin.includes((typed[name] ?? '').toLowerCase()))
      throw new AccessError(
        `--journey : « ${name} » doit avoir huit caractères au moins, ne pas être un simple mot et ne pas figurer dans l’adresse. Donnez-le par --journey-secret env:NOM.`,
      );
  return { journeys, typed };
}

/** An access with what journeys type in secret; one of its own where the site is open. */
export function withTyped(
  access: SiteAccess | null,
  origin: string,
  typed: Readonly<Record<string, string>>,
): SiteAccess | null {
  if (Object.keys(typed).length === 0) return access;
  return { ...(access ?? { origin, headers: [], cookies: [] }), typed };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new AccessError(`--journey : le fichier ${file} ne peut pas être lu.`);
  }
}
