import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-consent-mode-defauts.ts';

const page = (script: string, type = '') =>
  pageArtifacts(`<html><head><script${type}>${script}</script></head><body></body></html>`);
const call = (settings: string) => `gtag('consent', 'default', {${settings}});`;
const denied =
  "ad_storage: 'denied', analytics_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied'";
const absent = {
  verdict: 'inapplicable',
  reason: 'aucun réglage de départ pour Google n’est lisible dans la page',
} as const;
const review = (title: string, ...quotes: readonly string[]) => ({
  verdict: 'review' as const,
  title,
  evidence: quotes.map((quote) => ({ type: 'text' as const, quote, where: 'https://www.exemple.fr/' })),
});
const takes = (settings: string) =>
  `Les balises de Google partent d’un accord que le visiteur n’a pas donné (${settings}) : à vérifier`;

ruleCases(rule, {
  'all is denied': { artifacts: page(call(denied)), verdict: 'pass' },
  'all is denied, in quoted names': {
    artifacts: page(call(denied.replaceAll(/(\w+):/g, '"$1":'))),
    verdict: 'pass',
  },
  'measures are granted': {
    artifacts: page(call("ad_storage: 'denied', analytics_storage: 'granted'")),
    ...review(takes('analytics_storage'), "gtag('consent', 'default', {ad_storage…"),
  },
  'granted elsewhere, denied in France': {
    artifacts: page(
      call("ad_storage: 'granted', analytics_storage: 'granted'") + call(`${denied}, region: ['FR', 'BE']`),
    ),
    verdict: 'pass',
  },
  'granted in another region only': {
    artifacts: page(call("analytics_storage: 'granted', region: ['US-CA']")),
    ...absent,
  },
  'a later default takes it back': {
    artifacts: page(call("analytics_storage: 'granted'") + call(denied)),
    verdict: 'pass',
  },
  'one of two, by a choice made before': {
    artifacts: page(`if (chosen) { ${call("analytics_storage: 'granted'")} } else { ${call(denied)} }`),
    verdict: 'pass',
  },
  'a condition that comes first': {
    artifacts: page(`if (!chosen) { ${call(denied)} } else { ${call("analytics_storage: 'granted'")} }`),
    verdict: 'pass',
  },
  'regions that the script computes': {
    artifacts: page(call(`${denied}, region: europe`) + call("analytics_storage: 'granted'")),
    ...absent,
  },
  'states that the script computes': {
    artifacts: page(
      call("ad_storage: 'denied', ad_user_data: saved ? 'granted' : 'denied', ad_personalization: saved"),
    ),
    verdict: 'pass',
  },
  'the settings of the second version are missing': {
    artifacts: page(call("ad_storage: 'denied', analytics_storage: 'denied'")),
    ...review(
      'Le réglage de départ des balises de Google est incomplet (ad_user_data, ad_personalization absent) : à vérifier',
      "gtag('consent', 'default', {ad_storage…",
    ),
    severity: 'info',
  },
  'a call that a comment holds': {
    artifacts: page(`// ${call("analytics_storage: 'granted'")}\n/* ${call("ad_storage: 'granted'")} */`),
    ...absent,
  },
  'no tag of Google': { artifacts: page('let a = 1;'), ...absent },
  'an update is no default': {
    artifacts: page("gtag('consent', 'update', {analytics_storage: 'granted'});"),
    ...absent,
  },
});
