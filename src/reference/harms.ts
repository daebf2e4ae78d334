/**
 * What a failure does to the people a site is for, and so which fix comes before which. Severity says how bad a failure is in
 * its kind; this, what kind. Rules that are in no row harm as their severity says.
 */
export interface Harm {
  readonly id: 'absent' | 'stops' | 'misleads' | 'costs' | 'hides' | 'structure' | 'hardening';
  /** Why they come before or after others of their severity. */
  readonly reason: string;
  /** In steps of a severity; negative comes before. */
  readonly shift: number;
  readonly ruleIds: readonly string[];
}

export const harms: readonly Harm[] = [
  {
    id: 'absent',
    reason:
      'A document that the law asks of that site is nowhere. Anybody sees it, an authority fines it, and an hour mends it.',
    shift: -1,
    ruleIds: [
      ...['legal-mentions-absentes', 'priv-politique-absente', 'legal-cgv-absentes'],
      'legal-access-page-absente',
    ],
  },
  {
    id: 'stops',
    reason:
      'A visitor cannot do what he came for: read, call, write, go on. He leaves, and nobody hears of it.',
    shift: -1,
    ruleIds: [
      ...['qual-formulaire-sans-envoi', 'qual-formulaire-non-configure', 'qual-bouton-sans-effet'],
      'qual-formulaire-adresse-absente',
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
      ...['qual-date-impossible', 'qual-date-passee', 'qual-horaires-contradictoires'],
      // A voice reads it in another language, a browser offers to translate it.
      ...['qual-telephones-contradictoires', 'rgaa-langue-erronee'],
      ...['legal-option-precochee', 'priv-case-precochee-formulaire', 'seo-soft-404'],
    ],
  },
  {
    id: 'costs',
    reason: 'Each visit costs time, a data plan and energy; who waits on a telephone leaves.',
    shift: -1,
    ruleIds: [
      ...['eco-poids-page', 'eco-images-format', 'eco-images-dimensions', 'eco-images-compression'],
      ...['eco-gif-lourd', 'eco-pdf-lourd', 'eco-lecture-auto', 'eco-video-fond', 'eco-compression'],
      ...['lh-image-delivery-insight', 'lh-largest-contentful-paint', 'lh-document-latency-insight'],
      'seo-temps-serveur',
    ],
  },
  {
    id: 'hides',
    reason: 'The site is found by nobody, or shown by an engine or a network in words that say nothing.',
    shift: -0.75,
    ruleIds: ['seo-description-absente', 'seo-h1-absent', 'seo-titre-duplique', 'seo-og-incomplet'],
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

/** What the law asks of public bodies and large firms alone, and stops nobody: elsewhere it comes after what costs everybody. */
const notDueShift = 0.5;

const byRule = new Map(harms.flatMap((harm) => harm.ruleIds.map((id) => [id, harm] as const)));

const shiftOfTheme = (theme: string, isDue: boolean): number => {
  if (dutyThemes.has(theme)) return dutyShift;
  return theme === 'accessibility' && !isDue ? notDueShift : 0;
};

/**
 * Place of a failure by the harm it does: the lower, the sooner.
 * @param severity its place, the gravest 0
 * @param isDue the law asks accessibility of that site, as far as its kind is known
 */
export const harmRank = (ruleId: string, theme: string, severity: number, isDue = true): number =>
  severity + (byRule.get(ruleId)?.shift ?? shiftOfTheme(theme, isDue));

/** What is to be checked comes after what is proven and harms as much. */
export const doubtShift = 0.25;
/** What harms less, were it so, is looked at after all that is proven. */
const leastOfDoubts = 0;
/** Doubts of these themes are the ordinary work of whoever audits by hand, or of a calmer machine. */
const handThemes: ReadonlySet<string> = new Set(['accessibility', 'performance']);

/** A doubt that comes among what is proven: were it so, it would stop visitors or breach what the law asks. */
export const isWeightyDoubt = (ruleId: string, theme: string, severity: number): boolean =>
  !handThemes.has(theme) && harmRank(ruleId, theme, severity) <= leastOfDoubts;
