/** One page open to everybody. */
export interface PublicPage {
  /** As in web/routes.ts, with its leading slash. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly group: PublicPageGroup;
  /** What is found there, as it follows the label on the site map. */
  readonly summary: string;
  /** Day of the last change of its text, `AAAA-MM-JJ`; only where the page shows it. */
  readonly updated?: string;
  /** False: for people only, search engines are asked not to keep it. */
  readonly indexed?: false;
}

export const publicPageGroups = {
  discover: 'Découvrir',
  account: 'Compte',
  legal: 'Informations légales',
} as const;
export type PublicPageGroup = keyof typeof publicPageGroups;

/**
 * The public pages, in the order of the site map: the site map page, sitemap.xml, llms.txt, the canonical addresses
 * and the share previews all read them here. A test compares them with web/routes.ts.
 */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/constat',
    label: 'Accueil',
    group: 'discover',
    summary: 'ce que Constat vérifie, un exemple de rapport, les prix, les questions fréquentes',
  },
  {
    path: '/methode',
    label: 'Méthode',
    group: 'discover',
    summary: 'comment les scores sont calculés, et ce qu’une machine ne peut pas dire',
    updated: '2026-11-29',
  },
  {
    path: '/controles',
    label: 'Tous les contrôles',
    group: 'discover',
    summary: 'pourquoi chacun compte, comment il est fait, comment corriger',
  },
  {
    path: '/exemple',
    label: 'Exemple de rapport',
    group: 'discover',
    summary: 'le rapport entier d’un audit de notre site de démonstration',
  },
  {
    path: '/contact',
    label: 'À propos et contact',
    group: 'discover',
    summary: 'qui tient ce service, et comment lui écrire',
    updated: '2026-11-21',
  },
  {
    path: '/nos-visites',
    label: 'Nos visites',
    group: 'discover',
    summary:
      'ce que Constat envoie aux sites qu’il audite, comment vérifier qu’une visite est la sienne, le ralentir ou le refuser',
    updated: '2026-11-27',
  },
  {
    path: '/plan-du-site',
    label: 'Plan du site',
    group: 'discover',
    summary: 'cette page',
  },
  {
    path: '/inscription',
    label: 'Créer un compte',
    group: 'account',
    summary: 'une adresse e-mail et un mot de passe suffisent',
  },
  {
    path: '/connexion',
    label: 'Se connecter',
    group: 'account',
    summary: 'retrouver ses audits et ses rapports',
  },
  {
    path: '/mot-de-passe-oublie',
    label: 'Mot de passe oublié',
    group: 'account',
    summary: 'en choisir un nouveau',
    indexed: false,
  },
  {
    path: '/mentions-legales',
    label: 'Mentions légales',
    group: 'legal',
    summary: 'qui édite et qui héberge ce service',
    updated: '2026-11-21',
  },
  {
    path: '/confidentialite',
    label: 'Confidentialité',
    group: 'legal',
    summary: 'les données gardées, pourquoi et combien de temps',
    updated: '2026-11-27',
  },
  {
    path: '/cgu',
    label: 'Conditions d’utilisation',
    group: 'legal',
    summary: 'ce que chacun peut attendre de l’autre',
    updated: '2026-11-21',
  },
  {
    path: '/accessibilite',
    label: 'Accessibilité',
    group: 'legal',
    summary: 'l’état de conformité de ce site et comment signaler un obstacle',
    updated: '2026-11-21',
  },
  {
    path: '/ecoconception',
    label: 'Écoconception',
    group: 'legal',
    summary: 'le poids que ces pages s’interdisent de dépasser, et ce qui reste à faire',
    updated: '2026-11-21',
  },
];

/** The public page at an address, with or without a trailing slash. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/';
  return publicPages.find((page) => page.path === path);
}

/** @throws Error for an address that is not in the table: the page forgot to enter itself. */
export function publicPage(path: string): PublicPage {
  const page = publicPageAt(path);
  if (page === undefined) throw new Error(`${path} is not a public page.`);
  return page;
}
