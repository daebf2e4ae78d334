/**
 * What a failure does to the people a site is for, and so which fix comes before which. Severity says how bad a failure is in
 * its kind; this, what kind. Rules that are in no row harm as their severity says.
 */
export interface Harm {
  readonly id: 'stops' | 'misleads' | 'costs' | 'structure' | 'hardening';
  /** Why they come before or after others of their severity. */
  readonly reason: string;
  /** In steps of a severity; negative comes before. */
  readonly shift: number;
  readonly ruleIds: readonly string[];
}

export const harms: readonly Harm[] = [
  {
    id: 'stops',
    reason:
      'A visitor cannot do what he came for: read, call, write, go on. He leaves, and nobody hears of it.',
    shift: -1,
    ruleIds: [
      ...['qual-formulaire-sans-envoi', 'qual-formulaire-non-configure', 'qual-bouton-sans-effet'],
      ...['qual-telephone-non-cliquable', 'qual-courriel-invalide', 'qual-contact-introuvable'],
      ...['qual-lien-factice', 'qual-requetes-echouees', 'qual-caracteres-casses'],
      ...['seo-liens-casses-internes', 'seo-images-cassees', 'seo-viewport', 'seo-mobile-debordement'],
      ...['seo-mobile-texte-petit', 'legal-lien-legal-casse'],
      ...['axe-color-contrast', 'axe-meta-viewport', 'axe-label', 'axe-select-name', 'axe-image-alt'],
      ...['axe-button-name', 'axe-input-image-alt', 'axe-input-button-name', 'rgaa-lien-vide-strict'],
      ...['rgaa-element-cliquable-sans-clavier', 'rgaa-commande-sans-touche', 'rgaa-piege-clavier'],
      ...['rgaa-picto-police-sans-nom', 'rgaa-redistribution', 'rgaa-limite-temps'],
      ...['rgaa-survol-script-sans-clavier', 'rgaa-survol-css-sans-focus'],
    ],
  },
  {
    id: 'misleads',
    reason: 'What is read is not so: an offer that is over, a text that was never written, a wrong number.',
    shift: -0.75,
    ruleIds: [
      ...['qual-lorem-ipsum', 'legal-texte-modele-non-rempli', 'legal-immatriculation-fausse'],
      ...['legal-option-precochee', 'priv-case-precochee-formulaire', 'seo-soft-404'],
    ],
  },
  {
    id: 'costs',
    reason: 'Each visit costs time, a data plan and energy, or the site is found by nobody.',
    shift: -0.75,
    ruleIds: [
      ...['eco-poids-page', 'eco-images-format', 'eco-images-dimensions', 'eco-images-compression'],
      ...['eco-gif-lourd', 'eco-pdf-lourd', 'eco-lecture-auto', 'eco-video-fond', 'eco-compression'],
      ...['lh-image-delivery-insight', 'lh-largest-contentful-paint', 'lh-document-latency-insight'],
      ...['seo-description-absente', 'seo-h1-absent', 'seo-titre-duplique', 'seo-temps-serveur'],
      'seo-og-incomplet',
    ],
  },
  {
    id: 'structure',
    reason: 'It helps some visitors on their way and stops none: those who need it have other ways.',
    shift: 0.75,
    ruleIds: [
      ...['rgaa-lien-evitement', 'rgaa-structure-main', 'rgaa-structure-header-footer-nav'],
      ...['rgaa-zones-reperes', 'rgaa-doctype', 'rgaa-id-dupliques', 'rgaa-label-for-orphelin'],
      ...['rgaa-systemes-navigation', 'rgaa-plan-site-acces', 'rgaa-recherche-acces', 'rgaa-validite-html'],
      ...['rgaa-code-invalide', 'rgaa-presentation-html', 'rgaa-balises-presentation'],
    ],
  },
  {
    id: 'hardening',
    reason:
      'A second lock: it harms nobody as long as no other fault is used. Where a page asks for data, the rule itself is graver.',
    shift: 1.5,
    ruleIds: [
      ...['sec-csp-absente', 'sec-csp-unsafe-inline', 'sec-csp-unsafe-eval', 'sec-csp-http'],
      ...['sec-csp-invalide', 'sec-cadre-non-protege', 'sec-xcto-absent', 'sec-hsts-absent'],
      ...['sec-hsts-court', 'sec-referrer-policy', 'sec-cookie-samesite', 'sec-tls-obsolete'],
      ...['sec-tls-sans-pfs', 'sec-cors-null', 'sec-mx-absent-non-protege', 'sec-collage-bloque'],
      'sec-wp-utilisateurs',
    ],
  },
];

/** Duties come before what is only well done, of the same severity. */
const dutyShift = -0.75;
const dutyThemes: ReadonlySet<string> = new Set(['legal', 'privacy']);

const byRule = new Map(harms.flatMap((harm) => harm.ruleIds.map((id) => [id, harm] as const)));

/** Place of a failure by the harm it does: the lower, the sooner. @param severity its place, the gravest 0 */
export const harmRank = (ruleId: string, theme: string, severity: number): number =>
  severity + (byRule.get(ruleId)?.shift ?? (dutyThemes.has(theme) ? dutyShift : 0));
