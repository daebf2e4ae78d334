import type { AccessTrial } from '#contract/api/site-access.ts';
import { AppError } from '#contract/errors.ts';
import { mostRefusedTries } from '#contract/site-access.ts';
import type { AccessAnswer } from '#engine/probe/try-access.ts';
import { findSiteAccess, noteAccessTry } from '#store/site-accesses.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { isProvedNow, own } from './manage-access.ts';
import { openAccess } from './sealed-access.ts';

type TryDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'tryAccess'>;

/**
 * « Essayer l’accès »: asks the home page once with it, within twenty seconds; no audit, no quota. After two refusals of
 * the same secrets the site is left alone until they are replaced.
 * @throws AppError `request/not-found`, `access/not-proved`, `access/unreadable`, `access/refused-twice`.
 */
export async function trySiteAccess(
  deps: TryDeps,
  { uid }: Pick<Viewer, 'uid'>,
  host: string,
): Promise<AccessTrial> {
  const row = await own(deps.db, uid, host);
  if (!(await isProvedNow(deps, uid, host))) throw new AppError('access/not-proved');
  const access = openAccess(deps, row);
  if (access === null) throw new AppError('access/unreadable');
  if (row.refusals >= mostRefusedTries) throw new AppError('access/refused-twice');
  const answer = await deps.tryAccess(access, new AbortController().signal, uid);
  const says = answer.outcome === 'refused' || answer.outcome === 'opened';
  if (says && (await findSiteAccess(deps.db, uid, host))?.id === row.id)
    await noteAccessTry(deps.db, { id: row.id, refused: answer.outcome === 'refused' }, deps.clock.now());
  return { ...answer, message: trialSentence(answer) };
}

/** What a try means and what to do. */
function trialSentence({ outcome, status, title }: AccessAnswer): string {
  if (outcome === 'opened')
    return title === ''
      ? 'Le site s’ouvre : sa page d’accueil a répondu.'
      : `Le site s’ouvre : sa page d’accueil s’intitule « ${title} ».`;
  if (outcome === 'refused')
    return `Le site a refusé cet accès (HTTP ${status}). Remplacez-le : après deux refus, nous ne l’envoyons plus.`;
  if (outcome === 'elsewhere')
    return 'La page d’accueil redirige vers une autre adresse, à laquelle l’accès n’est pas envoyé. Enregistrez-le pour celle-là.';
  if (outcome === 'error')
    return `Le site répond par une erreur (HTTP ${status}). Corrigez-la, puis réessayez.`;
  return 'Le site n’a pas répondu. Vérifiez qu’il est en ligne, puis réessayez.';
}
