/**
 * Where the references of a rule alone would not say what it binds by: for whom a duty holds, and what a cited law does
 * not order. Each line says why. Version 2026-11, from the texts themselves.
 */

/** Bodies that law 2005-102, art. 47 binds: of `legal-duties.ts`. */
const accessibilityBodies = ['public', 'delegate', 'large'] as const;

type Profile = 'public' | 'delegate' | 'large' | 'shop' | 'company' | 'association' | 'personal';

export interface BindingException {
  /** What it is for the profiles of `dutyFor` set apart. */
  readonly otherwise: 'authority' | 'standard' | 'usage';
  /** Profiles that a law binds to it; none: nobody. */
  readonly dutyFor: readonly Profile[];
  /** Why it is a duty for these; empty where it is for nobody. */
  readonly whyDuty: string;
  /** Why it is none for the others. */
  readonly why: string;
}

const declared = 'loi 2005-102 art. 47 et décret 2019-768';
const declaration: BindingException = {
  otherwise: 'standard',
  dutyFor: accessibilityBodies,
  whyDuty: `Votre type de site doit publier une déclaration d’accessibilité (${declared}).`,
  why: 'Le modèle de déclaration du RGAA le demande. La loi n’y oblige que les organismes publics, leurs délégataires et les entreprises de plus de 250 M€ de chiffre d’affaires.',
};

/** Every rule of the accessibility theme that the RGAA asks for. */
export const accessibilityBinding: BindingException = {
  otherwise: 'standard',
  dutyFor: accessibilityBodies,
  whyDuty: 'Votre type de site doit être accessible selon le RGAA (loi 2005-102 art. 47).',
  why: 'Le RGAA et les WCAG le demandent. La loi y oblige les organismes publics, leurs délégataires et les entreprises de plus de 250 M€ de chiffre d’affaires ; aussi la vente en ligne, sauf par une microentreprise (L. 412-13 C. conso).',
};

const nobody = (otherwise: BindingException['otherwise'], why: string): BindingException => ({
  otherwise,
  dutyFor: [],
  whyDuty: '',
  why,
});

/** By rule. */
export const bindingExceptions: Readonly<Record<string, BindingException>> = {
  'legal-access-contact': declaration,
  'legal-access-contredit-par-audit': declaration,
  'legal-access-declaration-incomplete': declaration,
  'legal-access-declaration-perimee': declaration,
  'legal-access-etat-incoherent': declaration,
  'legal-access-eaa-information': {
    otherwise: 'usage',
    dutyFor: ['large', 'shop'],
    whyDuty: 'La vente en ligne y est tenue, sauf par une microentreprise (D. 412-57 C. conso).',
    why: 'Seuls les services visés par L. 412-13 C. conso, dont la vente en ligne, y sont tenus, microentreprises exceptées.',
  },
  'legal-access-eaa-services': {
    otherwise: 'usage',
    dutyFor: ['large'],
    whyDuty:
      'Banque, transport de voyageurs, télécoms et livres numériques y sont tenus, sauf par une microentreprise (D. 412-57 C. conso).',
    why: 'Seuls les services visés par L. 412-13 C. conso y sont tenus, microentreprises exceptées : que celui-ci en soit un se lit dans ses mots, et reste à vérifier.',
  },
  'legal-cgu-absentes': nobody(
    'usage',
    'L’article 14 du DSA ne vise que les services qui publient ou transmettent ce que d’autres y déposent.',
  ),
  'legal-bloctel-obsolete': nobody(
    'usage',
    'Le dispositif n’existe plus : le retirer est un soin, qu’aucun texte n’impose.',
  ),
  'legal-plateforme-rll-obsolete': nobody(
    'usage',
    'Le règlement (UE) 2024/3228 a fermé la plateforme : retirer le lien évite une impasse, sans être une obligation en soi.',
  ),
  'geo-opposition-fouille': nobody(
    'usage',
    'La loi donne le droit de s’opposer à la fouille de textes ; elle n’oblige pas à s’en servir.',
  ),
  'sec-https-absent': nobody(
    'authority',
    'L’ANSSI et la CNIL le recommandent partout ; le RGPD (art. 32) l’exige là où passent des données personnelles.',
  ),
  'sec-websocket-clair': nobody(
    'standard',
    'Le RGPD (art. 32) ne vise que les données personnelles, et rien ne dit ici que la connexion en transporte.',
  ),
  'legal-notice-garantie': nobody(
    'usage',
    'La directive (UE) 2024/825 ne lie les vendeurs que par la loi qui la transpose, dont la publication n’a pas été constatée.',
  ),
  'priv-police-google': nobody(
    'usage',
    'Le RGPD demande de limiter les données transmises ; aucune autorité française ne l’a jugé de ces polices.',
  ),
};
