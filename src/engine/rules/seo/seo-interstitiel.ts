import { coveringLayers } from '../../derive/dom/overlays.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const halfScreen = 0.5;

export default defineRule({
  id: 'seo-interstitiel',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, interstitiels intrusifs' }],
  title: {
    fail: 'Une fenêtre couvre plus de la moitié de l’écran à l’arrivée : à vérifier',
    pass: 'Aucune fenêtre ne couvre la page à l’arrivée',
  },
  why: 'Le visiteur doit la fermer avant de lire, et les moteurs peuvent déclasser la page sur téléphone.',
  fix: 'Remplacer la fenêtre par un bandeau discret, ou ne la montrer qu’à la demande.',
  judges: 'layout',
  artifacts: ['dom', 'page', 'consentBanner'],
  evaluate({ dom, page, consentBanner }) {
    if (page.device !== 'mobile') return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const layers = coveringLayers(dom, consentBanner, halfScreen);
    return layers.length === 0 ? { status: 'pass' } : { status: 'review', ...evidenceOfNodes(dom, layers) };
  },
});
