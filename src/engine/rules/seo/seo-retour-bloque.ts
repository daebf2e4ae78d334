import { backButtonTrap } from '../../derive/html/back-button-trap.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-retour-bloque',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    {
      kind: 'vendor',
      title: 'Google, règles relatives au spam',
      date: '2026-06-15',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
  ],
  title: {
    fail: 'Un script semble retenir le visiteur qui revient en arrière : à vérifier',
    pass: 'Aucun script écrit dans la page ne semble retenir le visiteur qui revient en arrière',
  },
  why: 'Le bouton « Précédent » qui ne ramène pas à la page d’avant enferme le visiteur. Google traite ce procédé comme du spam depuis le 15 juin 2026 : la page, ou le site, peut perdre sa place.',
  fix: 'Retirer ce script, ou celui de la régie qui l’apporte, puis essayer le bouton « Précédent » depuis un moteur de recherche.',
  artifacts: ['page', 'source'],
  evaluate({ page, source }) {
    if (source.html === '') return { status: 'inapplicable', reason: 'le HTML reçu n’a pas été lu' };
    const code = backButtonTrap(source.html);
    if (code === null) return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote: code, where: page.url }] };
  },
});
