import type { Data } from './audit-finished-words.ts';

const reportUrl = 'https://constat.example/reports/0199';
const verifyUrl = (ruleId: string) => `${reportUrl}?verifier=${ruleId}&page=https%3A%2F%2Fwww.exemple.fr%2F`;

/** A second audit that went better, with something new all the same. */
export const sample: Data = {
  displayName: 'Camille Durand',
  url: 'https://www.exemple.fr/',
  host: 'www.exemple.fr',
  verdict:
    'Site rapide, mais difficile d’accès pour les personnes handicapées : des traceurs partent avant tout choix.',
  score: 68,
  band: 'À améliorer',
  previousScore: 64,
  previousFinishedAt: '2026-10-02T10:00:00.000Z',
  changes: {
    fresh: { count: 1, rules: 1, shown: [{ title: 'Une image n’a pas d’alternative', count: 1 }] },
    fixed: {
      count: 14,
      rules: 4,
      shown: [
        { title: 'Le pied de page a un contraste insuffisant', count: 10 },
        { title: 'L’en-tête HSTS est absent', count: 1 },
        { title: 'Deux champs n’ont pas d’étiquette', count: 2 },
      ],
    },
  },
  themes: [
    { id: 'accessibility', label: 'Accessibilité', score: 58, previousScore: 55 },
    { id: 'performance', label: 'Performance', score: 81, previousScore: 81 },
    { id: 'security', label: 'Sécurité', score: 66, previousScore: 40 },
    { id: 'privacy', label: 'Vie privée', score: 69, previousScore: null },
    { id: 'seo', label: 'Référencement', score: 88, previousScore: 90 },
    { id: 'legal', label: 'Obligations légales', score: 52, previousScore: 52 },
    { id: 'eco-design', label: 'Écoconception', score: 74, previousScore: 74 },
    { id: 'quality', label: 'Qualité', score: null, previousScore: null },
  ],
  home: { key: 'accueil.webp', width: 412, height: 2400 },
  findings: [
    {
      title: 'Des traceurs sont déposés avant tout choix',
      why: 'Le visiteur doit consentir avant tout dépôt de traceur publicitaire ou de mesure d’audience.',
      fix: 'Ne charger ces services qu’après un clic sur « Tout accepter ».',
      severity: 'bloquant',
      gain: 6,
      verifyUrl: verifyUrl('priv-traceur-avant-choix'),
    },
    {
      title: 'La langue de la page n’est pas indiquée',
      why: 'La synthèse vocale choisit une mauvaise prononciation.',
      fix: 'Ajouter lang="fr" sur la balise html.',
      severity: 'majeur',
      gain: 1,
      page: 'https://www.exemple.fr/contact',
      verifyUrl: verifyUrl('rgaa-langue-absente'),
    },
    {
      title: 'Corriger le pied de page',
      why: 'Le même élément se répète sur 8\u00a0pages.',
      fix: '',
      severity: 'majeur',
      gain: 9,
      page: 'https://www.exemple.fr/',
      picture: {
        key: 'accueil.webp',
        width: 412,
        height: 2400,
        box: { x: 24, y: 2000, width: 180, height: 40 },
      },
      facts:
        '412\u00a0endroits, 8\u00a0pages\u00a0· +9\u00a0points\u00a0· moins d’une heure\u00a0· Développement',
      verifyUrl: verifyUrl('axe-color-contrast'),
    },
    {
      title: 'Donner un nom au bouton du menu',
      why: 'Un lecteur d’écran n’annonce que «\u00a0bouton\u00a0»\u202f; la personne ne sait pas ce qu’il ouvre.',
      fix: 'Ajouter un texte, visible ou non, dans le bouton.',
      severity: 'majeur',
      gain: 3,
      page: 'https://www.exemple.fr/actualites?page=2',
      picture: {
        key: 'actualites.webp',
        width: 412,
        height: 1800,
        box: { x: 344, y: 12, width: 48, height: 48 },
      },
      verifyUrl: verifyUrl('axe-button-name'),
    },
    {
      title: 'Alléger les images de l’accueil',
      why: 'Elles pèsent 3,2\u00a0Mo : sur un téléphone, la page reste blanche plusieurs secondes.',
      fix: 'Les servir en AVIF ou en WebP, à la taille où elles sont montrées.',
      severity: 'mineur',
      gain: 2,
      verifyUrl: verifyUrl('perf-images-lourdes'),
    },
  ],
  failureCount: 24,
  reviewCount: 11,
  pageCount: 10,
  notAnalysedCount: 2,
  partial: true,
  finishedAt: '2026-11-21T10:05:00.000Z',
  reportUrl,
  pdf: true,
  stopUrl: 'https://constat.example/desabonnement?jeton=exemple&groupe=results',
};
