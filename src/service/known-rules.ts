import { allRules } from '#engine/rules/registry.ts';
import { type Config, SettingError } from '#platform/config.ts';

/**
 * A switch that switches nothing would go unnoticed.
 * @throws SettingError naming the first unknown id of `CONSTAT_RULES_OFF`
 */
export function assertKnownRules({ rulesOff }: Pick<Config, 'rulesOff'>): void {
  const unknown = rulesOff.find((id) => !allRules.some((rule) => rule.id === id));
  if (unknown === undefined) return;
  throw new SettingError(
    `Réglage CONSTAT_RULES_OFF incorrect : aucun contrôle ne s’appelle « ${unknown} ». La liste est dans docs/rules.md, écrit par npm run docs.`,
  );
}
