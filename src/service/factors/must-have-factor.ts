import type { Config } from '#platform/config.ts';

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
