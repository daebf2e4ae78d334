import { formatNumber } from '#contract/french.ts';
import { bannerCover, isScrollLocked } from '../../derive/trackers/banner-cover.ts';
import { refuseButtons } from '../../derive/trackers/consent.ts';
import { defineRule, threshold } from '../../rule.ts';

const halfScreen = threshold(0.5, { ours: 'what is left beside a larger banner cannot be read' });

export default defineRule({
  id: 'priv-bandeau-bloque-lecture',
  version: 3,
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  title: {
    fail: 'Le bandeau cache {percent} % de l’écran et bloque la lecture, sans refus direct',
    pass: 'Le bandeau laisse lire la page ou permet de refuser aussitôt',
  },
  why: 'Un visiteur empêché de lire clique sur « Accepter » pour s’en débarrasser : son accord n’est pas libre.',
  fix: 'Réduire le bandeau ou laisser défiler la page, et proposer « Tout refuser » au même écran.',
  judges: 'layout',
  artifacts: ['page', 'dom', 'consentBanner'],
  evaluate({ page, dom, consentBanner }) {
    if (!consentBanner.found || !consentBanner.box)
      return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const cover = bannerCover(consentBanner, dom);
    const blocks = cover > halfScreen && isScrollLocked(dom);
    if (!blocks || refuseButtons(consentBanner).length > 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { percent: formatNumber(cover * 100) },
      extent: cover,
      evidence: [
        {
          type: 'element',
          selector: consentBanner.selector,
          snippet: consentBanner.text.slice(0, 200),
          box: { ...consentBanner.box },
          note: page.device === 'mobile' ? 'sur téléphone' : 'sur ordinateur',
        },
      ],
    };
  },
});
