import { formatDate } from '#contract/french.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/database.ts';
import { listAsking } from '#store/asked-factors.ts';
import type { Deps } from '../deps.ts';

/**
 * Why an account must have a second factor, as sentences; none: it need not.
 * @param reasons what asks for it besides the installation (an organisation), in sentences of its own
 */
export function mustHaveFactor(
  { requireSecondFactor }: Pick<Config, 'requireSecondFactor'>,
  person: { readonly admin: boolean },
  reasons: readonly string[] = [],
): readonly string[] {
  if (requireSecondFactor === 'all') return ['Ce service la demande à toutes les personnes.', ...reasons];
  if (requireSecondFactor === 'admins' && person.admin)
    return ['Ce service la demande à qui l’administre.', ...reasons];
  return reasons;
}

/** Why the account must keep or get one, whatever space is looked at: its organisations count too, before their day as well. */
export async function reasonsForFactor(
  { db, clock, config }: { readonly db: Db } & Pick<Deps, 'clock' | 'config'>,
  person: { readonly uid: string; readonly admin: boolean },
): Promise<readonly string[]> {
  const now = clock.now();
  const asking = (await listAsking(db, person.uid)).map(({ name, from }) =>
    from <= now
      ? `L’organisation ${name} la demande à ses membres.`
      : `L’organisation ${name} la demandera à ses membres à partir du ${formatDate(from)}.`,
  );
  return mustHaveFactor(config, person, asking);
}
