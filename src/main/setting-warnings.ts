import { isLocalUrl } from '#contract/loopback.ts';
import type { Config } from '#platform/config.ts';
import { isRiskyTarget } from '#platform/judge-settings.ts';

/** What the start says of settings that may stand and had better be meant, in French. */
export function settingWarnings(
  config: Pick<Config, 'allowTargets' | 'publicUrl' | 'trustedProxies' | 'host'>,
): string[] {
  const { allowTargets, publicUrl, trustedProxies, host } = config;
  const opened = allowTargets
    .filter((entry) => isRiskyTarget(entry, publicUrl))
    .map(
      (entry) => `Attention : CONSTAT_ALLOW_TARGETS (« ${entry} ») ouvre cette machine à tous les comptes.`,
    );
  const listens = `http://${host.includes(':') ? `[${host}]` : host}`;
  const hidden = !isLocalUrl(publicUrl) && isLocalUrl(listens) && trustedProxies.length === 0;
  return hidden
    ? [
        ...opened,
        'Attention : CONSTAT_TRUSTED_PROXIES est vide ; derrière un serveur mandataire, tous les visiteurs comptent comme un seul.',
      ]
    : opened;
}
