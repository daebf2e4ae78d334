import { accessibilityBodies, professionals } from './legal-duties.ts';

/** A duty that a visit can look into, with the day it began. */
export interface LegalDuty {
  readonly label: string;
  /** First day it applies, ISO; null where no source at hand tells it: the duty is in force, its beginning stays unsaid. */
  readonly since: string | null;
  readonly source: string;
  /** Whom it binds, in French. */
  readonly binds: string;
  /** Profiles it binds for certain; null: whoever runs a site of that kind, which no profile tells. */
  readonly profiles: readonly string[] | null;
  /** Rules that look into it: whole ids, or beginnings that end with a hyphen. */
  readonly rules: readonly string[];
}

/**
 * Duties in force, those whose first day is known by date, the latest last; a recommendation of an authority is called so.
 * Sources: Légifrance and CNIL as cited by each rule. Version 2026-11. No amount stands here: they move, and sources
 * contradict each other.
 */
export const legalCalendar: readonly LegalDuty[] = [
  {
    label: 'Mentions légales : éditeur, directeur de la publication, hébergeur',
    since: null,
    source: 'LCEN, art. 1-1 et 19',
    binds: 'Tout site professionnel',
    profiles: professionals,
    rules: [
      ...['legal-mentions-', 'legal-editeur-', 'legal-hebergeur-', 'legal-directeur-publication'],
      ...['legal-immatriculation', 'legal-rcs-ville', 'legal-capital-social', 'legal-tva-intracom'],
    ],
  },
  {
    label: 'Places de marché : classement des offres, statut et identité des vendeurs',
    since: null,
    source: 'Code de la consommation, L. 111-7 ; règlement sur les services numériques (DSA), art. 30',
    binds: 'Qui vend en ligne pour d’autres vendeurs',
    profiles: null,
    rules: ['legal-place-de-marche'],
  },
  {
    label: 'Médiateur de la consommation : nom et coordonnées',
    since: '2016-01-01',
    source: 'Code de la consommation, L. 616-1',
    binds: 'Qui vend à des particuliers',
    profiles: ['shop'],
    rules: ['legal-mediateur'],
  },
  {
    label: 'Information sur les données personnelles',
    since: '2018-05-25',
    source: 'RGPD, art. 12 à 14',
    binds: 'Tout site qui traite des données personnelles',
    profiles: null,
    rules: ['priv-politique-', 'priv-formulaire-sans-information'],
  },
  {
    // The last of its days: that of sites older than September 2019.
    label: 'Déclaration d’accessibilité et mention sur l’accueil',
    since: '2020-09-23',
    source: 'Loi 2005-102, art. 47 ; décret 2019-768',
    binds: 'Organismes publics, délégataires, grandes entreprises',
    profiles: accessibilityBodies,
    rules: [
      ...['legal-access-page-absente', 'legal-access-mention-accueil', 'legal-access-declaration-'],
      ...['legal-access-schema-pluriannuel', 'legal-access-contact', 'legal-access-etat-incoherent'],
    ],
  },
  {
    // The CNIL gave until the end of March 2021 to follow its guidelines.
    label: 'Accord avant les traceurs, et refus aussi simple que l’accord',
    since: '2021-04-01',
    source: 'Loi Informatique et libertés, art. 82 ; CNIL 2020-091',
    binds: 'Tout site qui dépose des traceurs',
    profiles: null,
    rules: [
      ...['priv-bandeau-absent', 'priv-traceur-avant-choix', 'priv-google-analytics-sans-accord'],
      ...['priv-refus-', 'priv-cookies-persistants-apres-retrait', 'priv-mur-de-traceurs'],
      ...['priv-cases-precochees-bandeau', 'priv-consentement-groupe'],
    ],
  },
  {
    label: 'Résiliation en trois clics',
    since: '2023-06-01',
    source: 'Code de la consommation, L. 215-1-1',
    binds: 'Qui vend des abonnements en ligne',
    profiles: null,
    rules: ['legal-resiliation-trois-clics'],
  },
  {
    label: 'Point de contact pour les autorités et les utilisateurs',
    since: '2024-02-17',
    source: 'Règlement sur les services numériques (DSA), art. 11 et 12',
    binds: 'Qui héberge les contenus d’autrui',
    profiles: null,
    rules: ['legal-point-de-contact-dsa'],
  },
  {
    label: 'Accessibilité des services vendus en ligne, et sa description',
    since: '2025-06-28',
    source: 'Loi 2023-171 ; Code de la consommation, L. 412-13, D. 412-49 et suivants',
    binds: 'Commerce en ligne, banque, transport, télécoms, livres numériques ; microentreprises exceptées',
    profiles: ['shop'],
    rules: ['legal-access-eaa-information', 'legal-access-eaa-services'],
  },
  {
    label: 'Plateforme européenne de règlement des litiges fermée : lien à retirer',
    since: '2025-07-20',
    source: 'Règlement (UE) 2024/3228',
    binds: 'Qui vend à des particuliers',
    profiles: null,
    rules: ['legal-plateforme-rll-obsolete'],
  },
  {
    label:
      'Choix valable sur plusieurs appareils (recommandation) : portée dite d’emblée, refus de même portée',
    since: '2025-12-18',
    source: 'Recommandation de la CNIL, délibération 2025-131',
    binds: 'Qui étend le choix de ses visiteurs à leurs autres appareils',
    profiles: null,
    rules: ['priv-consentement-multi-terminaux'],
  },
  {
    label:
      'Mesure de qui ouvre les lettres d’information (recommandation) : accord à part, retrait aussi simple',
    since: '2026-04-14',
    source: 'Recommandation de la CNIL, délibération 2026-042',
    binds: 'Qui envoie des lettres d’information et mesure qui les ouvre',
    profiles: null,
    rules: ['priv-infolettre-ouvertures'],
  },
  {
    label: 'Bouton de rétractation',
    since: '2026-06-19',
    source: 'Code de la consommation, L. 221-21 et D. 221-5',
    binds: 'Qui vend à distance à des particuliers',
    profiles: ['shop'],
    rules: ['legal-bouton-retractation', 'legal-bouton-retractation-info'],
  },
  {
    label: 'Agents conversationnels annoncés comme tels',
    since: '2026-08-02',
    source: 'Règlement européen sur l’IA, art. 50',
    binds: 'Qui fait converser ses visiteurs avec une machine',
    profiles: null,
    rules: ['priv-ia-conversationnelle'],
  },
  {
    label: 'Démarchage par téléphone sur accord préalable seulement',
    since: '2026-08-11',
    source: 'Code de la consommation, L. 223-1',
    binds: 'Qui démarche des particuliers',
    profiles: null,
    rules: ['legal-bloctel-obsolete'],
  },
];

/** Whether a duty names the rule. */
export const looksInto = ({ rules }: LegalDuty, ruleId: string): boolean =>
  rules.some((rule) => (rule.endsWith('-') ? ruleId.startsWith(rule) : ruleId === rule));
