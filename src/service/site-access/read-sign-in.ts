import type { SaveSiteAccessRequest } from '#contract/api/site-access.ts';
import { AppError } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import { secretNamesOf } from '#contract/journey/journey.ts';
import { readRecording } from '#contract/journey/read-recording.ts';
import type { SignIn } from '#contract/site-sign-in.ts';
import { refusedStepOf } from '#engine/address/journey-dangers.ts';

const refused = (why: string) => new AppError('access/sign-in-refused', { data: { why: typeset(why) } });

/**
 * A recording of a sign-in as it is kept: its steps, and apart from them what they type in secret, in place of which others may
 * have been given.
 * @throws AppError `access/sign-in-refused`, which quotes nothing that was typed.
 */
export function readSignIn(
  { recording, sign, secrets }: NonNullable<SaveSiteAccessRequest['signIn']>,
  host: string,
): SignIn {
  const read = readRecording(recording, host);
  if ('refusal' in read) throw refused(read.refusal.sentence);
  const { steps, secrets: recorded } = read.recording;
  const danger = refusedStepOf(steps);
  if (danger >= 0)
    throw refused(
      `Étape ${danger + 1} : elle déconnecte, supprime ou achète. Constat ne le fait jamais : supprimez-la de l’enregistrement.`,
    );
  const wanted = secretNamesOf({ steps });
  if (wanted.length === 0)
    throw refused(
      'Cet enregistrement ne saisit rien dans un champ de mot de passe : ce n’est pas une connexion. Enregistrez-la de nouveau, jusqu’à la page qui s’affiche une fois connecté.',
    );
  const given = Object.fromEntries(secrets.map(({ name, value }) => [name, value]));
  const all = wanted.map((name): [string, string] => [name, given[name] ?? recorded[name] ?? '']);
  const empty = all.find(([, value]) => value === '');
  if (empty) throw refused(`Donnez la valeur de « ${empty[0]} » : l’enregistrement ne la contient pas.`);
  return { steps, sign, secrets: Object.fromEntries(all) };
}
