import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'qual-manifest',
  // 2: a page that could not be read may declare one.
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'W3C, Web App Manifest' },
    { kind: 'ours', title: 'bonne pratique' },
  ],
  title: {
    fail: 'Ni manifeste ni icône d’écran d’accueil (apple-touch-icon) n’est déclaré',
    pass: 'Une icône est prévue pour l’écran d’accueil d’un téléphone',
  },
  why: 'Le visiteur qui garde le site sur son écran d’accueil verra, selon son téléphone, une capture, une lettre ou une petite icône floue.',
  fix: 'Ajouter une icône apple-touch-icon de 180 pixels et un fichier manifest avec des icônes de 192 et 512 pixels.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    if (pages.some(({ icons }) => icons.some(({ rel }) => /^(?:manifest|apple-touch-icon)/.test(rel))))
      return { status: 'pass' };
    const home = pages.find(({ isHome }) => isHome) ?? pages[0];
    return {
      status: 'fail',
      unseen: true,
      occurrences: 1,
      evidence: [{ type: 'page', url: home?.url ?? '', note: 'ni manifest ni apple-touch-icon' }],
    };
  },
});
