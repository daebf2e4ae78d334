/**
 * The Lighthouse 13.5 performance audits that Constat shows, with our French texts. `{value}` is the measured value.
 * Metrics are judged by Lighthouse’s own curve: under 50 the declared severity, under 90 one step lower.
 */
export interface LighthouseRow {
  readonly auditId: string;
  readonly kind: 'metric' | 'advice';
  readonly severity: 'bloquant' | 'majeur' | 'mineur' | 'info';
  readonly effort: 1 | 2 | 3;
  /** The bytes this audit counts too are judged by a rule of ours: only time makes it fail. */
  readonly timeOnly?: true;
  /** Lighthouse lists what it found without a score: each line is a defect. */
  readonly listed?: true;
  /**
   * Lighthouse lists services and the time each keeps the main thread, and never fails: more than these milliseconds
   * in all do. Its former audit `third-party-summary` allowed 250 ms of blocking on a processor slowed four times;
   * ours are measured at full speed, so that 250 ms of work here are a second there: nothing fails that it passed,
   * but work in pieces too short to block.
   */
  readonly busyMs?: number;
  /** Its failure tells a time, as a metric’s does: only a load on an idle machine can prove it. */
  readonly timed?: true;
  /** Each line is a place of a script: what Lighthouse gives to none is left out. */
  readonly ofScripts?: true;
  /** Fonts that draw pictograms alone are no text: what the audit holds against them is left out. */
  readonly textFontsOnly?: true;
  /** As in a rule: where both fail, this one only joins the sources of the other. */
  readonly sameDefectAs?: string;
  /** As in a rule. */
  readonly version?: number;
  readonly fail: string;
  readonly pass: string;
  readonly why: string;
  readonly fix: string;
}

export const lighthouseRows: readonly LighthouseRow[] = [
  {
    auditId: 'largest-contentful-paint',
    // 2: a text waits for no picture, a picture for no other (gather/load/largest-paint.ts).
    version: 2,
    kind: 'metric',
    severity: 'majeur',
    effort: 3,
    fail: 'Le contenu principal met {value} à s’afficher (LCP)',
    pass: 'Le contenu principal s’affiche vite (LCP)',
    why: 'C’est le moment où le visiteur voit ce qu’il est venu chercher. Au-delà de 2,5 secondes, une partie des visiteurs renonce.',
    fix: 'Alléger et précharger l’image ou le bloc principal, et retirer ce qui retarde l’affichage (scripts et styles bloquants, serveur lent).',
  },
  {
    auditId: 'total-blocking-time',
    kind: 'metric',
    severity: 'majeur',
    effort: 3,
    fail: 'Des scripts ont occupé le navigateur pendant le chargement : {value} de blocage au total (TBT)',
    pass: 'Les scripts laissent la page répondre pendant son chargement (TBT)',
    why: 'C’est la somme, en laboratoire, des moments où un clic ou une touche doit attendre. Sur le terrain, auprès des visiteurs, la mesure équivalente est l’INP.',
    fix: 'Réduire le JavaScript exécuté au chargement, découper les tâches longues et différer les services tiers.',
  },
  {
    auditId: 'cumulative-layout-shift',
    kind: 'metric',
    severity: 'majeur',
    effort: 2,
    fail: 'La mise en page bouge pendant le chargement (CLS {value})',
    pass: 'La mise en page reste stable pendant le chargement (CLS)',
    why: 'Le texte saute pendant la lecture et le visiteur clique au mauvais endroit.',
    fix: 'Réserver la place des images, des publicités et des polices, et ne rien insérer au-dessus du contenu déjà affiché.',
  },
  {
    auditId: 'first-contentful-paint',
    kind: 'metric',
    severity: 'mineur',
    effort: 3,
    fail: 'Le premier contenu n’apparaît qu’après {value} (FCP)',
    pass: 'Le premier contenu apparaît vite (FCP)',
    why: 'Un écran blanc fait croire que le site est en panne.',
    fix: 'Accélérer la réponse du serveur et retirer les scripts et les styles qui bloquent le premier affichage.',
  },
  {
    auditId: 'speed-index',
    kind: 'metric',
    severity: 'mineur',
    effort: 3,
    fail: 'La page met {value} à se remplir (Speed Index)',
    pass: 'La page se remplit vite (Speed Index)',
    why: 'Plus l’écran met de temps à se remplir, plus le site paraît lent.',
    fix: 'Afficher d’abord le haut de page, puis charger le reste.',
  },
  {
    auditId: 'document-latency-insight',
    kind: 'advice',
    severity: 'majeur',
    effort: 2,
    timed: true,
    timeOnly: true,
    fail: 'La page elle-même arrive lentement du serveur',
    pass: 'La page arrive vite du serveur',
    why: 'Tout le reste attend cette première réponse : une redirection ou un serveur lent retardent chaque visite.',
    fix: 'Supprimer les redirections et mettre la page en cache côté serveur.',
  },
  {
    auditId: 'render-blocking-insight',
    kind: 'advice',
    severity: 'mineur',
    effort: 2,
    timed: true,
    fail: 'Des fichiers retardent le premier affichage',
    pass: 'Aucun fichier ne retarde le premier affichage',
    why: 'Le navigateur attend ces scripts et ces styles avant de montrer quoi que ce soit.',
    fix: 'Charger les scripts avec defer, intégrer les styles indispensables et différer les autres.',
  },
  {
    auditId: 'image-delivery-insight',
    version: 4,
    kind: 'advice',
    severity: 'mineur',
    effort: 2,
    fail: 'Des images sont plus lourdes que nécessaire',
    pass: 'Les images ont un poids adapté',
    why: 'Les images font souvent l’essentiel du poids d’une page.',
    fix: 'Servir les images à leur taille d’affichage, en AVIF ou en WebP, avec une compression adaptée.',
  },
  {
    auditId: 'lcp-discovery-insight',
    kind: 'advice',
    severity: 'mineur',
    effort: 1,
    fail: 'L’image principale est découverte trop tard',
    pass: 'L’image principale est chargée en priorité',
    why: 'Le navigateur la demande après le reste, alors que c’est elle que le visiteur attend.',
    fix: 'Mettre l’image dans le HTML, sans chargement différé, avec fetchpriority="high".',
  },
  {
    auditId: 'cls-culprits-insight',
    version: 2,
    kind: 'advice',
    severity: 'mineur',
    effort: 2,
    timed: true,
    fail: 'Des éléments sont déplacés pendant le chargement',
    pass: 'Aucun élément n’est déplacé pendant le chargement',
    why: 'Chaque saut gêne la lecture et provoque des clics au mauvais endroit.',
    fix: 'Chercher ce qui les pousse : indiquer les dimensions des images, réserver la place de ce que les scripts affichent ou insèrent au-dessus.',
  },
  {
    auditId: 'unsized-images',
    // 2: a flexible parent and a ratio of the style keep a place too (gather/load/sized-images.ts).
    // 3: what has no address, or leaves the flow with nothing written beside it, makes no text jump.
    version: 3,
    kind: 'advice',
    severity: 'mineur',
    effort: 1,
    fail: 'Des images n’indiquent pas leurs dimensions',
    pass: 'Les images indiquent leurs dimensions',
    why: 'Sans largeur ou sans hauteur, la place de l’image n’est pas réservée : le texte saute quand elle arrive.',
    fix: 'Ajouter les attributs width et height à chaque image.',
  },
  {
    auditId: 'unused-javascript',
    // 3: a file that two elements call is one.
    version: 3,
    kind: 'advice',
    severity: 'mineur',
    effort: 3,
    sameDefectAs: 'eco-js-inutilise',
    fail: 'Du JavaScript est téléchargé sans servir',
    pass: 'Le JavaScript téléchargé est utile',
    why: 'Ce code est transporté et analysé pour rien, à chaque première visite.',
    fix: 'Découper les scripts par page et retirer les bibliothèques inutilisées.',
  },
  {
    auditId: 'unused-css-rules',
    // 3: a file that two elements call is one.
    version: 3,
    kind: 'advice',
    severity: 'mineur',
    effort: 2,
    sameDefectAs: 'eco-js-inutilise',
    fail: 'Des styles sont téléchargés sans servir',
    pass: 'Les styles téléchargés sont utiles',
    why: 'Ces règles retardent l’affichage sans rien apporter à la page.',
    fix: 'Retirer les règles inutilisées et séparer les styles par page.',
  },
  {
    auditId: 'unminified-javascript',
    // 3: a file that two elements call is one.
    version: 3,
    kind: 'advice',
    severity: 'mineur',
    effort: 1,
    fail: 'Des scripts ne sont pas réduits',
    pass: 'Les scripts sont réduits',
    why: 'Espaces et commentaires alourdissent chaque téléchargement.',
    fix: 'Activer la réduction (minification) dans l’outil de construction du site.',
  },
  {
    auditId: 'unminified-css',
    // 3: a file that two elements call is one.
    version: 3,
    kind: 'advice',
    severity: 'mineur',
    effort: 1,
    fail: 'Des feuilles de style ne sont pas réduites',
    pass: 'Les feuilles de style sont réduites',
    why: 'Espaces et commentaires alourdissent chaque téléchargement.',
    fix: 'Activer la réduction (minification) dans l’outil de construction du site.',
  },
  {
    auditId: 'legacy-javascript-insight',
    // 3: a detail of how the site is built, which nobody sees: a usage.
    version: 3,
    kind: 'advice',
    severity: 'info',
    effort: 2,
    fail: 'Du code est envoyé pour d’anciens navigateurs',
    pass: 'Aucun code n’est envoyé pour d’anciens navigateurs',
    why: 'Ces ajouts alourdissent la page pour tout le monde.',
    fix: 'Cibler des navigateurs de moins de deux ans dans l’outil de construction.',
  },
  {
    auditId: 'duplicated-javascript-insight',
    version: 2,
    kind: 'advice',
    severity: 'mineur',
    effort: 2,
    fail: 'La même bibliothèque est chargée plusieurs fois',
    pass: 'Aucune bibliothèque n’est chargée en double',
    why: 'Le visiteur télécharge deux fois le même code.',
    fix: 'Regrouper les versions et partager le code commun.',
  },
  {
    auditId: 'font-display-insight',
    version: 2,
    kind: 'advice',
    severity: 'mineur',
    effort: 1,
    timed: true,
    textFontsOnly: true,
    fail: 'Le texte reste invisible pendant le chargement des polices',
    pass: 'Le texte s’affiche sans attendre les polices',
    why: 'Le visiteur ne peut rien lire tant que la police n’est pas arrivée.',
    fix: 'Ajouter font-display: swap aux polices.',
  },
  {
    auditId: 'bootup-time',
    kind: 'advice',
    severity: 'mineur',
    effort: 3,
    timed: true,
    fail: 'L’exécution des scripts prend {value}',
    pass: 'Les scripts s’exécutent vite',
    why: 'Le téléphone du visiteur travaille au lieu de répondre à ses gestes.',
    fix: 'Retirer les scripts inutiles et charger les autres plus tard.',
  },
  {
    auditId: 'third-parties-insight',
    kind: 'advice',
    severity: 'mineur',
    effort: 2,
    timed: true,
    busyMs: 250,
    // 3: services that were asked and did not answer are no absence of services.
    version: 3,
    fail: 'Des services tiers occupent le processeur {value} pendant le chargement',
    pass: 'Les services tiers occupent peu le processeur pendant le chargement',
    why: 'Leur code s’exécute chez vos visiteurs, et vous n’en maîtrisez pas la vitesse. La durée est celle de notre machine : un téléphone courant met environ quatre fois plus longtemps.',
    fix: 'Retirer ceux qui ne servent plus et charger les autres après le contenu.',
  },
  {
    auditId: 'forced-reflow-insight',
    version: 2,
    kind: 'advice',
    ofScripts: true,
    severity: 'info',
    effort: 2,
    timed: true,
    fail: 'Un script force des calculs de mise en page',
    pass: 'Aucun script ne force la mise en page',
    why: 'Lire une taille juste après avoir changé la page oblige le navigateur à tout recalculer.',
    fix: 'Regrouper les lectures avant les écritures.',
  },
  {
    auditId: 'non-composited-animations',
    // 2: nothing is said of properties that draw nothing between two values (gather/load/costly-animations.ts).
    version: 2,
    kind: 'advice',
    severity: 'info',
    effort: 2,
    listed: true,
    fail: 'Des animations risquent de saccader',
    pass: 'Aucune animation coûteuse n’a été relevée',
    why: 'Ces animations font travailler le processeur à chaque image.',
    fix: 'N’animer que transform et opacity.',
  },
];

/** Performance audits of Lighthouse that have no row of their own, and why. */
export const lighthouseDropped: Readonly<Record<string, string>> = {
  'interaction-to-next-paint': 'needs real gestures',
  'cache-insight': 'eco-cache-navigateur judges it with its own thresholds',
  'dom-size-insight': 'never fails in this version; eco-taille-dom counts the same elements',
  'inp-breakdown-insight': 'needs real gestures',
  'lcp-breakdown-insight': 'detail of the LCP metric',
  'modern-http-insight': 'eco-http2 judges it',
  'network-dependency-tree-insight': 'a diagram, not a verdict',
  'viewport-insight': 'seo-viewport judges it',
  interactive: 'no longer part of the score',
  'max-potential-fid': 'no longer part of the score',
  'total-byte-weight': 'eco-poids-page judges it',
  'user-timings': 'information only',
  'mainthread-work-breakdown': 'detail of the TBT metric',
  'long-tasks': 'detail of the TBT metric',
  'bf-cache': 'costs a second navigation a page',
  'network-requests': 'raw data',
  'network-rtt': 'raw data',
  'network-server-latency': 'raw data',
  'main-thread-tasks': 'raw data',
  diagnostics: 'raw data',
  metrics: 'raw data',
  'screenshot-thumbnails': 'raw data',
  'final-screenshot': 'raw data',
  'script-treemap-data': 'raw data',
  'resource-summary': 'raw data',
  redirects: 'document-latency-insight judges it',
  'server-response-time': 'document-latency-insight judges it',
  'layout-shifts': 'cls-culprits-insight judges it',
};
