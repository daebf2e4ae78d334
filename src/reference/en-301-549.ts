/**
 * EN 301 549 v4.1.1 (ETSI, 2 September 2026), clause 9: the web requirements, which are the success criteria of WCAG 2.2
 * at levels A and AA (W3C Recommendation, https://www.w3.org/TR/WCAG22/). Until the version is cited in the Official
 * Journal of the European Union, v3.2.1 (WCAG 2.1) is the harmonised one. Short titles are ours. Version 2026-11.
 */
export const enVersion = '4.1.1';

export const enAttribution =
  'Source : EN 301 549 v4.1.1 (ETSI, 2 septembre 2026), clause 9, soit les WCAG 2.2 de niveaux A et AA (W3C). Cette version n’a pas encore d’effet juridique : elle en aura à sa citation au Journal officiel de l’Union européenne. Intitulés abrégés par Constat.';

type Row = readonly [criterion: string, level: 'A' | 'AA', title: string];

const rows: readonly Row[] = [
  ['1.1.1', 'A', 'Contenus non textuels'],
  ['1.2.1', 'A', 'Contenus seulement audio ou vidéo'],
  ['1.2.2', 'A', 'Sous-titres'],
  ['1.2.3', 'A', 'Audiodescription ou version de remplacement'],
  ['1.2.4', 'AA', 'Sous-titres en direct'],
  ['1.2.5', 'AA', 'Audiodescription'],
  ['1.3.1', 'A', 'Information et relations'],
  ['1.3.2', 'A', 'Ordre de lecture logique'],
  ['1.3.3', 'A', 'Caractéristiques sensorielles'],
  ['1.3.4', 'AA', 'Orientation'],
  ['1.3.5', 'AA', 'Finalité des champs de saisie'],
  ['1.4.1', 'A', 'Utilisation de la couleur'],
  ['1.4.2', 'A', 'Contrôle du son'],
  ['1.4.3', 'AA', 'Contraste du texte'],
  ['1.4.4', 'AA', 'Agrandissement du texte'],
  ['1.4.5', 'AA', 'Texte en image'],
  ['1.4.10', 'AA', 'Redistribution du contenu'],
  ['1.4.11', 'AA', 'Contraste des éléments non textuels'],
  ['1.4.12', 'AA', 'Espacement du texte'],
  ['1.4.13', 'AA', 'Contenu au survol ou au focus'],
  ['2.1.1', 'A', 'Clavier'],
  ['2.1.2', 'A', 'Pas de piège au clavier'],
  ['2.1.4', 'A', 'Raccourcis d’une touche'],
  ['2.2.1', 'A', 'Réglage du délai'],
  ['2.2.2', 'A', 'Mettre en pause, arrêter, masquer'],
  ['2.3.1', 'A', 'Pas plus de trois flashs'],
  ['2.4.1', 'A', 'Contourner des blocs'],
  ['2.4.2', 'A', 'Titre de page'],
  ['2.4.3', 'A', 'Parcours du focus'],
  ['2.4.4', 'A', 'Fonction du lien'],
  ['2.4.5', 'AA', 'Accès multiples'],
  ['2.4.6', 'AA', 'En-têtes et étiquettes'],
  ['2.4.7', 'AA', 'Visibilité du focus'],
  ['2.4.11', 'AA', 'Focus non masqué'],
  ['2.5.1', 'A', 'Gestes'],
  ['2.5.2', 'A', 'Annulation de l’action du pointeur'],
  ['2.5.3', 'A', 'Étiquette dans le nom'],
  ['2.5.4', 'A', 'Activation par le mouvement'],
  ['2.5.7', 'AA', 'Glisser-déposer'],
  ['2.5.8', 'AA', 'Taille de la cible'],
  ['3.1.1', 'A', 'Langue de la page'],
  ['3.1.2', 'AA', 'Langue d’un passage'],
  ['3.2.1', 'A', 'Au focus'],
  ['3.2.2', 'A', 'À la saisie'],
  ['3.2.3', 'AA', 'Navigation cohérente'],
  ['3.2.4', 'AA', 'Identification cohérente'],
  ['3.2.6', 'A', 'Aide cohérente'],
  ['3.3.1', 'A', 'Identification des erreurs'],
  ['3.3.2', 'A', 'Étiquettes ou instructions'],
  ['3.3.3', 'AA', 'Suggestion après une erreur'],
  ['3.3.4', 'AA', 'Prévention des erreurs'],
  ['3.3.7', 'A', 'Saisie redondante'],
  ['3.3.8', 'AA', 'Authentification accessible'],
  ['4.1.2', 'A', 'Nom, rôle et valeur'],
  ['4.1.3', 'AA', 'Messages d’état'],
];

const principles: Readonly<Record<string, string>> = {
  '1': 'Perceptible',
  '2': 'Utilisable',
  '3': 'Compréhensible',
  '4': 'Robuste',
};

/** The requirements in order: `9.1.1.1` is success criterion 1.1.1. */
export const enCriteria = rows.map(([criterion, level, title]) => ({
  number: `9.${criterion}`,
  topic: principles[criterion.charAt(0)] ?? '',
  title,
  level,
}));

/**
 * Rules that ask more than the success criterion they name: landmarks bypass blocks as a link does (2.4.1), a vague title
 * or name is still one (2.4.2, 2.4.4), a `title` is not what is seen (2.5.3), a field without memory can be pasted into (3.3.8).
 */
export const asksMoreThanWcag: ReadonlySet<string> = new Set([
  'rgaa-lien-evitement',
  'rgaa-titre-page-generique',
  'rgaa-titres-page-identiques',
  'rgaa-titres-absents',
  'rgaa-lien-generique',
  'rgaa-lien-title-different',
  'rgaa-etiquette-invisible',
  'rgaa-obligatoire-non-indique',
  'sec-collage-bloque',
]);

/** Clause of a success criterion; undefined of one that WCAG 2.2 does not have at these levels (4.1.1, AAA). */
export const clauseOf = (criterion: string): string | undefined =>
  enCriteria.find(({ number }) => number === `9.${criterion}`)?.number;
