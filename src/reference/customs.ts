/**
 * Usages: what most sites do not follow, and whose lack harms nobody that we know of. They cost no point; the report folds them
 * into one line a theme, mail and PDF leave them out. Each with the reason, in French. A rule leaves this list when a text asks for it.
 */
export const customs: Readonly<Record<string, string>> = {
  'axe-color-contrast-enhanced': 'Niveau AAA : aucun texte ne le demande.',
  'wcag-rechargement-aaa': 'Niveau AAA : aucun texte ne le demande.',
  'axe-hidden-content': 'Des contenus masqués existent sur presque tous les sites.',
  'axe-region': 'Le RGAA ne demande pas que tout contenu soit dans une zone.',
  'rgaa-citation-non-balisee': 'Des guillemets ne font pas toujours une citation.',
  'rgaa-contenu-cryptique': 'Une émoticône se comprend presque toujours par son contexte.',
  'rgaa-gestes': 'Tout carrousel est concerné ; un autre moyen existe presque toujours.',
  'rgaa-action-appui': 'Tout carrousel est concerné ; le défaut est rare.',
  'eco-declaration-absente': 'Aucun texte n’oblige un site à publier cette déclaration.',
  'eco-referent-absent': 'Aucun texte n’oblige à nommer un référent.',
  'eco-hebergement-pays': 'Le pays d’hébergement ne se lit pas de façon sûre de l’extérieur.',
  'eco-domaines-statiques': 'Le gain est faible depuis HTTP/2.',
  'eco-police-format': 'Le gain est faible : les navigateurs récents lisent WOFF2 d’abord.',
  'geo-llms-txt': 'Google dit ne pas se servir de ce fichier pour sa recherche.',
  'geo-reponse-directe': 'Une hypothèse, que la documentation des moteurs ne confirme pas.',
  'geo-robots-ia-bloques': 'C’est un choix éditorial.',
  'lh-forced-reflow-insight': 'Un détail de script, sans effet que l’on voie à lui seul.',
  'lh-legacy-javascript-insight': 'Un détail de construction, sans effet que l’on voie à lui seul.',
  'lh-non-composited-animations': 'Un détail d’animation, rarement visible.',
  'qual-impression': 'Peu de visiteurs impriment une page.',
  'qual-manifest': 'Ce fichier ne sert qu’à installer le site comme une application.',
  'qual-page-trop-longue': 'La longueur d’une page est un choix.',
  'sec-admin-expose': 'La page de connexion d’un WordPress est connue de tous.',
  'sec-caa-absent': 'Les autorités de certification contrôlent déjà la propriété du domaine.',
  'sec-cms-version': 'Un numéro de version n’est pas une faille.',
  'sec-cookie-prefixe': 'Une précaution de plus, quand les attributs du cookie sont justes.',
  'sec-coop': 'Sans objet pour un site qui n’ouvre pas de fenêtre de confiance.',
  'sec-corp': 'Une précaution de plus, sans attaque connue sur un site vitrine.',
  'sec-csp-sans-base-form': 'Une précaution de plus pour un site qui a déjà une politique CSP.',
  'sec-dns-wildcard': 'Un réglage légitime de nombreux hébergements.',
  'sec-iframe-sandbox': 'Cet attribut empêche beaucoup de lecteurs et de paiements de fonctionner.',
  'sec-ipv6': 'Un choix de l’hébergeur, sans effet pour les visiteurs.',
  'sec-mta-sts': 'Utile surtout aux grands services de messagerie.',
  'sec-permissions-policy': 'Les navigateurs refusent déjà ces accès aux cadres d’autres sites.',
  'sec-referrer-policy': 'Les navigateurs appliquent déjà une règle prudente.',
  'sec-robots-sensible': 'Ces chemins sont rarement secrets.',
  'sec-security-txt': 'Peu de sites publient ce fichier, utile à qui reçoit des signalements.',
  'sec-security-txt-invalide': 'Peu de sites publient ce fichier, utile à qui reçoit des signalements.',
  'sec-serveur-version': 'Masquer une version ne corrige aucune faille.',
  'sec-sri-absente': 'Beaucoup de fichiers tiers changent sans prévenir : cet attribut les bloquerait.',
  'sec-tabnabbing': 'Les navigateurs s’en protègent depuis 2021.',
  'seo-canonique-absente': 'Google choisit bien l’adresse de référence dans la plupart des cas.',
  'seo-description-longueur': 'Google réécrit souvent la description.',
  'seo-donnees-organisation': 'Un enrichissement facultatif.',
  'seo-donnees-structurees-absentes': 'Un enrichissement facultatif.',
  'seo-fil-ariane': 'Google ne l’affiche plus sur téléphone depuis janvier 2025.',
  'seo-image-nom': 'Le nom d’un fichier compte très peu.',
  'seo-liens-trop-nombreux': 'Aucun moteur ne fixe de limite.',
  'seo-titre-longueur': 'Google tronque ou réécrit les titres à l’affichage, sans pénaliser la page.',
  'seo-titres-multiples': 'HTML permet plusieurs titres de premier niveau.',
  'seo-twitter-carte': 'X lit l’aperçu Open Graph quand cette carte manque.',
  'seo-url-hygiene': 'La forme d’une adresse compte très peu.',
  'seo-url-longue': 'La longueur d’une adresse compte très peu.',
};

/** A finding that is a usage not followed: one that costs points is none. */
export const isCustom = ({
  ruleId,
  severity,
}: {
  readonly ruleId: string;
  readonly severity: string;
}): boolean => severity === 'info' && Object.hasOwn(customs, ruleId);
