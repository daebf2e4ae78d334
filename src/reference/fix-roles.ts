/** Who usually mends what a rule finds. */
type Role = 'direction' | 'editorial' | 'development' | 'dpo';

/** Rules that ask for words, pictures or documents: whoever writes the site mends them. */
export const editorialRules: ReadonlySet<string> = new Set([
  ...['rgaa-alt-nom-fichier', 'rgaa-alt-generique', 'rgaa-alt-trop-longue', 'rgaa-alt-identiques'],
  ...['rgaa-image-complexe', 'rgaa-image-texte-muette', 'rgaa-texte-en-image', 'rgaa-consigne-couleur'],
  ...['rgaa-consigne-position'],
  ...['rgaa-media-transcription', 'rgaa-media-non-identifie', 'rgaa-media-non-temporel', 'axe-video-caption'],
  ...['rgaa-tableau-complexe-sans-resume', 'rgaa-tableau-caption-vide', 'rgaa-tableau-titre-non-associe'],
  ...['rgaa-lien-generique', 'rgaa-liens-meme-nom-cibles-differentes', 'rgaa-titre-page-generique'],
  ...['rgaa-titres-page-identiques', 'rgaa-changement-langue', 'rgaa-titre-generique', 'rgaa-faux-titre'],
  ...['rgaa-liste-simulee', 'rgaa-citation-non-balisee', 'rgaa-espaces-simulation', 'rgaa-contenu-cryptique'],
  ...['rgaa-pdf-non-balise', 'rgaa-document-non-verifie', 'axe-image-alt', 'axe-heading-order'],
  ...['axe-image-redundant-alt', 'axe-p-as-heading', 'axe-table-duplicate-name', 'axe-table-fake-caption'],
  ...['geo-auteur-date', 'geo-reponse-directe', 'geo-page-a-propos', 'geo-llms-txt'],
  ...['seo-alt-manquant-site', 'seo-ancre-vide-generique', 'seo-contenu-duplique', 'seo-contenu-mince'],
  ...['seo-description-absente', 'seo-description-dupliquee', 'seo-description-longueur', 'seo-image-nom'],
  ...['seo-titre-duplique', 'seo-titre-h1-identiques-site', 'seo-titre-longueur', 'seo-h1-absent'],
  ...['seo-liens-casses-externes', 'seo-liens-casses-internes', 'seo-ancres-cassees', 'seo-images-cassees'],
  ...['seo-titres-multiples', 'seo-og-image', 'legal-lien-legal-casse', 'eco-pdf-lourd'],
  ...['eco-poids-non-annonce', 'qual-contact-introuvable', 'qual-courriel-invalide', 'qual-date-copyright'],
  ...['qual-lisibilite', 'qual-lorem-ipsum', 'qual-caracteres-casses', 'qual-page-trop-longue'],
]);

/** Rules of legal or privacy themes that ask for code all the same. */
export const technicalRules: ReadonlySet<string> = new Set([
  ...['priv-formulaire-get', 'priv-donnees-vers-tiers-url', 'priv-video-integree', 'priv-police-google'],
  ...['priv-duree-cookie-audience', 'priv-duree-prolongee', 'priv-duree-cookie-longue', 'priv-cname-masque'],
  ...['priv-case-precochee-formulaire', 'legal-page-legale-noindex', 'legal-option-precochee'],
]);

/** Who usually mends what a rule of that theme finds. */
export function roleOf(ruleId: string, theme: string): Role {
  if (editorialRules.has(ruleId)) return 'editorial';
  if ((theme === 'legal' || theme === 'privacy') && !technicalRules.has(ruleId)) return 'dpo';
  return 'development';
}
