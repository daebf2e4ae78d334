import { defineSiteRule } from '../../rule.ts';

const services =
  /(?:^|\.)(?:onesignal\.com|wonderpush\.com|batch\.com|pushengage\.com|pushwoosh\.com|webpushr\.com|subscribers\.com|izooto\.com|pushalert\.co|cleverpush\.com|airship\.com|accengage\.com)$/;

export default defineSiteRule({
  id: 'eco-notifications',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 4.13' }],
  title: {
    fail: 'Le site emploie un service de notifications : leur nombre est à vérifier',
    pass: 'Aucun service de notifications repéré',
  },
  why: 'Le référentiel demande moins de cinq notifications par jour, et un moyen simple de les arrêter.',
  fix: 'Limiter les envois à ce que le visiteur a demandé, et rappeler comment les désactiver.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.flatMap((page) =>
      page.thirdParties
        .filter(({ host }) => services.test(host))
        .map(({ host, urls }) => ({ page, host, urls })),
    );
    if (found.length === 0) return { status: 'pass' };
    const hosts = [...Map.groupBy(found, ({ host }) => host).values()];
    return {
      status: 'review',
      pages: [...new Set(found.map(({ page }) => page.url))],
      evidence: hosts.map(([first]) => ({
        type: 'request',
        url: first?.urls[0] ?? `https://${first?.host ?? ''}/`,
        note: 'service de notifications',
      })),
    };
  },
});
