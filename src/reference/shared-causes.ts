/**
 * Rules whose failures have one cause whatever their evidence: one setting, one document, one way of asking for consent.
 * A rule stands in one row at most; rules that are in none are grouped by what their proofs show, or stand alone.
 */
export interface SharedCause {
  /** Its kind and its name: the stable key of the fix. */
  readonly key: `${'part' | 'consent' | 'setting' | 'template' | 'document' | 'images'}:${string}`;
  /** What it is, in French: « la politique CSP ». */
  readonly subject: string;
  /** What to do, in French. */
  readonly title: string;
  /** What its findings have in common, where the kind does not tell it: ends a sentence that counts them. */
  readonly why?: string;
  /** What to do where that rule says that there is none at all. */
  readonly absent?: { readonly ruleId: string; readonly title: string };
  readonly role: 'direction' | 'editorial' | 'development' | 'dpo';
  readonly ruleIds: readonly string[];
  /** It is one cause only where most pages show it; elsewhere each rule stands alone. */
  readonly onMostPages?: true;
}

/** The fix of trackers that start before any choice; its title names them. */
export const trackersKey = 'consent:trackers';

/** The fix of images that are published as they came. */
export const imagesKey = 'images:pipeline';

export const sharedCauses: readonly SharedCause[] = [
  {
    key: trackersKey,
    subject: 'les traceurs lancés avant le choix',
    title: 'Faire attendre les traceurs jusqu’au choix du visiteur',
    role: 'development',
    ruleIds: [
      ...['priv-traceur-avant-choix', 'priv-requete-traceur-avant-choix', 'priv-stockage-local-avant-choix'],
      ...['priv-google-analytics-sans-accord', 'priv-rejeu-session', 'priv-empreinte', 'priv-bandeau-absent'],
      ...['priv-refus-inefficace', 'priv-cookies-persistants-apres-retrait', 'priv-tcf-apres-refus'],
      ...['priv-recaptcha-sans-accord', 'priv-bouton-social', 'priv-google-consent-mode'],
    ],
  },
  {
    key: 'consent:banner',
    subject: 'le bandeau de cookies',
    title: 'Corriger le bandeau de cookies',
    role: 'dpo',
    ruleIds: [
      ...['priv-refus-absent-premier-niveau', 'priv-refus-multiclic', 'priv-refus-moins-visible'],
      ...['priv-refus-ambigu', 'priv-poursuite-vaut-accord', 'priv-cases-precochees-bandeau'],
      ...['priv-redemande-apres-refus', 'priv-retrait-introuvable', 'priv-mur-de-traceurs'],
      ...['priv-finalites-absentes', 'priv-memoire-choix', 'priv-acceptation-repetee'],
      ...['priv-tiers-non-listes', 'priv-bandeau-bloque-lecture', 'priv-lien-politique-bandeau'],
      'priv-tcf-trop-de-partenaires',
    ],
  },
  {
    key: 'setting:https',
    subject: 'le passage en HTTPS',
    title: 'Servir tout le site en HTTPS',
    role: 'development',
    ruleIds: [
      ...['sec-https-absent', 'sec-http-non-redirige', 'sec-formulaire-http', 'sec-mot-de-passe-http'],
    ],
  },
  {
    key: 'setting:certificate',
    subject: 'le certificat',
    title: 'Renouveler et bien installer le certificat',
    role: 'development',
    ruleIds: [
      ...['sec-certificat-expire', 'sec-certificat-bientot', 'sec-certificat-cle-faible'],
      'sec-certificat-chaine',
    ],
  },
  {
    key: 'setting:tls',
    subject: 'le réglage du chiffrement (TLS)',
    title: 'N’accepter que les chiffrements actuels (TLS 1.2 et 1.3)',
    role: 'development',
    ruleIds: ['sec-tls-obsolete', 'sec-tls-sans-pfs', 'sec-tls13-absent'],
  },
  {
    key: 'setting:strict-transport-security',
    subject: 'l’en-tête Strict-Transport-Security',
    title: 'Imposer HTTPS par l’en-tête Strict-Transport-Security',
    role: 'development',
    ruleIds: ['sec-hsts-absent', 'sec-hsts-court', 'sec-hsts-sous-domaines'],
  },
  {
    key: 'setting:content-security-policy',
    subject: 'l’en-tête Content-Security-Policy',
    title: 'Limiter les scripts par l’en-tête Content-Security-Policy',
    role: 'development',
    ruleIds: [
      ...['sec-csp-absente', 'sec-csp-unsafe-inline', 'sec-csp-unsafe-eval', 'sec-csp-http'],
      ...['sec-csp-invalide', 'sec-csp-sans-base-form'],
    ],
  },
  {
    key: 'setting:x-frame-options',
    subject: 'l’en-tête X-Frame-Options',
    title: 'Interdire l’affichage des pages dans un cadre (X-Frame-Options)',
    role: 'development',
    ruleIds: ['sec-cadre-non-protege'],
  },
  {
    key: 'setting:x-content-type-options',
    subject: 'l’en-tête X-Content-Type-Options',
    title: 'Envoyer l’en-tête X-Content-Type-Options: nosniff',
    role: 'development',
    ruleIds: ['sec-xcto-absent'],
  },
  {
    key: 'setting:referrer-policy',
    subject: 'l’en-tête Referrer-Policy',
    title: 'Envoyer l’en-tête Referrer-Policy',
    role: 'development',
    ruleIds: ['sec-referrer-policy'],
  },
  {
    key: 'setting:permissions-policy',
    subject: 'l’en-tête Permissions-Policy',
    title: 'Envoyer l’en-tête Permissions-Policy',
    role: 'development',
    ruleIds: ['sec-permissions-policy'],
  },
  {
    key: 'setting:cross-origin-opener-policy',
    subject: 'l’en-tête Cross-Origin-Opener-Policy',
    title: 'Envoyer l’en-tête Cross-Origin-Opener-Policy',
    role: 'development',
    ruleIds: ['sec-coop'],
  },
  {
    key: 'setting:access-control-allow-origin',
    subject: 'l’en-tête Access-Control-Allow-Origin',
    title: 'Limiter les sites qui peuvent lire vos réponses (CORS)',
    role: 'development',
    ruleIds: ['sec-cors-universel', 'sec-cors-null'],
  },
  {
    key: 'setting:server-version',
    subject: 'la version annoncée par le serveur',
    title: 'Ne plus annoncer la version du serveur',
    role: 'development',
    ruleIds: ['sec-serveur-version'],
  },
  {
    key: 'setting:php',
    subject: 'la version de PHP',
    title: 'Passer à une version de PHP encore entretenue',
    role: 'development',
    ruleIds: ['sec-php-obsolete'],
  },
  {
    key: 'setting:cookies',
    subject: 'les cookies du site',
    title: 'Protéger les cookies du site (Secure, HttpOnly, SameSite)',
    role: 'development',
    ruleIds: ['sec-cookie-secure', 'sec-cookie-httponly', 'sec-cookie-samesite', 'sec-cookie-prefixe'],
  },
  {
    key: 'setting:mail-domain',
    subject: 'les réglages de messagerie du domaine',
    title: 'Protéger les e-mails du domaine (SPF, DMARC)',
    role: 'development',
    ruleIds: [
      ...['sec-spf-absent', 'sec-spf-faible', 'sec-dmarc-absent', 'sec-dmarc-none'],
      ...['sec-mx-absent-non-protege', 'sec-mta-sts'],
    ],
  },
  {
    key: 'setting:security-txt',
    subject: 'le fichier security.txt',
    title: 'Publier un fichier security.txt complet',
    role: 'development',
    ruleIds: ['sec-security-txt', 'sec-security-txt-invalide'],
  },
  {
    key: 'setting:robots-txt',
    subject: 'le fichier robots.txt',
    title: 'Corriger le fichier robots.txt',
    role: 'development',
    ruleIds: [
      ...[
        'seo-robots-absent',
        'seo-robots-bloque-page',
        'seo-robots-bloque-ressources',
        'seo-robots-erreurs',
      ],
      ...[
        'geo-opposition-fouille',
        'geo-robots-ia-bloques',
        'geo-robots-ia-incoherent',
        'sec-robots-sensible',
      ],
    ],
  },
  {
    key: 'setting:sitemap',
    subject: 'le plan de site XML',
    title: 'Corriger le plan de site XML',
    absent: { ruleId: 'seo-sitemap-absent', title: 'Publier un plan de site XML' },
    role: 'development',
    ruleIds: [
      ...['seo-sitemap-absent', 'seo-sitemap-incomplet', 'seo-sitemap-invalide', 'seo-sitemap-urls-erreur'],
    ],
  },
  {
    key: 'setting:not-found',
    subject: 'la page d’erreur 404',
    title: 'Corriger la réponse aux adresses qui n’existent pas',
    role: 'development',
    ruleIds: ['seo-soft-404', 'seo-page-404-utile'],
  },
  {
    key: 'setting:addresses',
    subject: 'les doubles adresses',
    title: 'Garder une seule adresse par page et y rediriger les autres',
    role: 'development',
    ruleIds: ['seo-www-doublon', 'seo-barre-finale-doublon', 'seo-casse-doublon', 'seo-index-doublon'],
  },
  {
    key: 'setting:compression',
    subject: 'la compression des textes',
    title: 'Activer la compression des textes sur le serveur',
    role: 'development',
    ruleIds: ['eco-compression'],
  },
  {
    key: 'setting:cache',
    subject: 'la durée de cache des fichiers',
    title: 'Faire garder les fichiers par le navigateur (Cache-Control)',
    role: 'development',
    ruleIds: ['eco-cache-navigateur', 'eco-seconde-visite'],
  },
  {
    key: 'setting:server-time',
    subject: 'le temps de réponse du serveur',
    title: 'Accélérer la réponse du serveur',
    role: 'development',
    ruleIds: ['seo-temps-serveur', 'lh-document-latency-insight'],
  },
  {
    key: 'setting:build',
    subject: 'la fabrication des styles et des scripts',
    title: 'Réduire les styles et les scripts avant de les publier',
    role: 'development',
    ruleIds: [
      ...['lh-unminified-javascript', 'lh-unminified-css', 'lh-legacy-javascript-insight'],
      ...['lh-duplicated-javascript-insight', 'lh-unused-javascript', 'lh-unused-css-rules'],
    ],
  },
  {
    key: 'template:head',
    subject: 'l’en-tête HTML (head) du gabarit',
    title: 'Compléter l’en-tête HTML (head) du gabarit des pages',
    role: 'development',
    onMostPages: true,
    ruleIds: [
      ...['axe-meta-viewport', 'seo-charset', 'seo-canonique-absente', 'seo-og-incomplet'],
      ...['seo-twitter-carte', 'rgaa-doctype', 'rgaa-langue-absente', 'sec-cms-version'],
    ],
  },
  {
    key: 'template:skip-link',
    subject: 'le lien d’évitement',
    title: 'Corriger le lien d’évitement',
    absent: { ruleId: 'rgaa-lien-evitement', title: 'Ajouter un lien d’évitement en tête de page' },
    role: 'development',
    ruleIds: ['rgaa-lien-evitement'],
  },
  {
    key: 'part:footer',
    subject: 'le pied de page',
    title: 'Corriger le pied de page',
    role: 'development',
    ruleIds: ['qual-date-copyright'],
  },
  {
    key: 'template:common-links',
    subject: 'les liens communs à toutes les pages',
    title: 'Mettre les mêmes liens utiles et obligatoires sur toutes les pages',
    role: 'development',
    ruleIds: [
      ...['legal-mentions-acces', 'priv-politique-acces', 'rgaa-plan-site-acces', 'rgaa-recherche-acces'],
      'rgaa-systemes-navigation',
    ],
  },
  {
    key: 'document:legal-notice',
    subject: 'les mentions légales',
    title: 'Compléter les mentions légales',
    absent: { ruleId: 'legal-mentions-absentes', title: 'Publier des mentions légales' },
    role: 'dpo',
    ruleIds: [
      ...[
        'legal-mentions-absentes',
        'legal-mentions-format',
        'legal-editeur-identite',
        'legal-editeur-adresse',
      ],
      ...['legal-editeur-telephone', 'legal-editeur-courriel', 'legal-immatriculation'],
      ...['legal-immatriculation-fausse', 'legal-directeur-publication', 'legal-hebergeur-nom'],
      ...['legal-hebergeur-adresse', 'legal-hebergeur-telephone', 'legal-hebergeur-incoherent'],
      ...['legal-capital-social', 'legal-tva-intracom', 'legal-rcs-ville', 'legal-profession-reglementee'],
      ...['legal-activite-autorisee', 'legal-texte-modele-non-rempli'],
    ],
  },
  {
    key: 'document:privacy-policy',
    subject: 'la politique de confidentialité',
    title: 'Compléter la politique de confidentialité',
    absent: { ruleId: 'priv-politique-absente', title: 'Publier une politique de confidentialité' },
    role: 'dpo',
    ruleIds: [
      ...['priv-politique-absente', 'priv-politique-responsable', 'priv-politique-finalites'],
      ...['priv-politique-base-legale', 'priv-politique-durees', 'priv-politique-droits'],
      ...['priv-politique-incoherente', 'priv-politique-destinataires', 'priv-politique-reclamation'],
      ...[
        'priv-politique-transferts',
        'priv-politique-retrait',
        'priv-politique-dpo',
        'priv-politique-datee',
      ],
      'legal-bloctel-obsolete',
    ],
  },
  {
    key: 'document:accessibility',
    subject: 'la déclaration d’accessibilité',
    title: 'Mettre en ordre la déclaration d’accessibilité',
    absent: { ruleId: 'legal-access-page-absente', title: 'Publier une déclaration d’accessibilité' },
    role: 'direction',
    ruleIds: [
      ...['legal-access-mention-accueil', 'legal-access-page-absente', 'legal-access-declaration-incomplete'],
      ...['legal-access-etat-incoherent', 'legal-access-contredit-par-audit', 'legal-access-eaa-information'],
      ...['legal-access-declaration-perimee', 'legal-access-schema-pluriannuel', 'legal-access-contact'],
    ],
  },
  {
    key: 'document:sales-terms',
    subject: 'les conditions de vente',
    title: 'Compléter les conditions de vente',
    absent: { ruleId: 'legal-cgv-absentes', title: 'Publier des conditions de vente' },
    role: 'dpo',
    ruleIds: [
      ...['legal-cgv-absentes', 'legal-cgv-retractation', 'legal-cgv-livraison', 'legal-cgv-paiement'],
      ...['legal-cgv-formulaire-retractation', 'legal-bouton-retractation-info', 'legal-mediateur'],
      ...['legal-garanties-legales', 'legal-plateforme-rll-obsolete', 'legal-langue-francaise'],
    ],
  },
  {
    key: 'document:eco-design',
    subject: 'la déclaration d’écoconception',
    title: 'Compléter la déclaration d’écoconception',
    absent: { ruleId: 'eco-declaration-absente', title: 'Publier une déclaration d’écoconception' },
    role: 'direction',
    ruleIds: [
      ...['eco-declaration-absente', 'eco-budget-declare', 'eco-hebergement-vert', 'eco-referent-absent'],
      'eco-hebergement-pays',
    ],
  },
  {
    key: imagesKey,
    subject: 'la préparation des images',
    title: 'Préparer les images : format récent, compression, taille affichée',
    role: 'development',
    ruleIds: [
      ...['eco-images-format', 'eco-images-compression', 'eco-images-dimensions', 'eco-gif-lourd'],
      'lh-image-delivery-insight',
    ],
  },
  {
    key: 'images:alternatives',
    subject: 'le texte alternatif des images',
    title: 'Donner un texte alternatif aux images, ou le laisser vide si elles décorent',
    why: 'sur les mêmes images, vues par plusieurs thèmes.',
    role: 'editorial',
    ruleIds: ['axe-image-alt', 'seo-alt-manquant-site'],
  },
  {
    key: 'template:narrow-screens',
    subject: 'l’adaptation aux écrans étroits',
    title: 'Faire tenir les pages dans la largeur des téléphones',
    why: 'sur une mise en page plus large que l’écran, vue par plusieurs thèmes.',
    role: 'development',
    ruleIds: [...['seo-viewport', 'seo-mobile-debordement', 'rgaa-redistribution', 'eco-adaptation-ecran']],
  },
  {
    key: 'template:layout-shift',
    subject: 'ce qui bouge pendant la lecture',
    title: 'Réserver la place de ce qui arrive après le texte (images, encarts, polices)',
    why: 'sur les mêmes blocs, qui bougent quand le reste arrive.',
    role: 'development',
    ruleIds: [
      ...['lh-cumulative-layout-shift', 'lh-cls-culprits-insight', 'lh-unsized-images'],
      'qual-saut-mise-en-page',
    ],
  },
];

/** Rules whose proofs are files of any kind: pictures among them are prepared with the others. */
export const weightRules: ReadonlySet<string> = new Set(['eco-poids-page']);

/** Rules that speak of services of other companies: an address in their proofs tells which. */
export const serviceRules: ReadonlySet<string> = new Set([
  ...['priv-video-integree', 'priv-police-google', 'priv-transfert-hors-ue', 'priv-ia-conversationnelle'],
  ...['priv-cname-masque', 'priv-mesure-exemption-conditions', 'priv-duree-cookie-audience'],
  ...['priv-duree-prolongee', 'priv-duree-cookie-longue', 'sec-sri-absente', 'sec-script-tiers-http'],
  ...['sec-iframe-sandbox', 'eco-tiers-avant-choix', 'eco-tiers-poids', 'eco-notifications'],
]);

const byRule = new Map(sharedCauses.flatMap((cause) => cause.ruleIds.map((id) => [id, cause] as const)));
const byKey = new Map<string, SharedCause>(sharedCauses.map((cause) => [cause.key, cause]));

/** The cause that a rule’s failures share; undefined where their proofs tell, or nothing does. */
export const sharedCauseOf = (ruleId: string): SharedCause | undefined => byRule.get(ruleId);

export const sharedCause = (key: string): SharedCause | undefined => byKey.get(key);
