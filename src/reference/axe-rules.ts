/**
 * axe-core rules that Constat runs, with their French wording and RGAA 4.1.2 tests.
 * Source of ids, tags and impacts: axe-core 4.14.1 (MPL-2.0); wording is our own.
 * Severity: impact critical → majeur (bloquant where the content or the action is lost), serious → majeur,
 * moderate → mineur, minor → info, unless a row says why not.
 */

export interface AxeRow {
  readonly axeId: string;
  readonly ruleId: string;
  /** Raised when the same page may get another verdict or another severity. Default 1. */
  readonly version?: number;
  readonly severity: 'bloquant' | 'majeur' | 'mineur' | 'info';
  /** `revue`: what axe reports is evidence for a person, never a failure. */
  readonly automation: 'automatique' | 'semi' | 'revue';
  readonly effort: 1 | 2 | 3;
  readonly rgaa: readonly string[];
  readonly title: { readonly fail: string; readonly pass: string };
  readonly why: string;
  readonly fix: string;
  /** Rule of Constat that sees the same defect. */
  readonly sameDefectAs?: string;
  /** Rule of Constat that asks a person about what axe could not decide. */
  readonly incompleteJudgedBy?: string;
  /** axe could not look (no style sheet to read): nothing to ask a person about. */
  readonly incompleteMeansNothing?: true;
  /** Rule of axe-core that asks less of the same elements: what it fails is its own finding, not this one’s too. */
  readonly beyond?: string;
  /** axe-core has no French message for this rule: its English one is not shown. */
  readonly untranslated?: true;
}

type Row = Omit<AxeRow, 'ruleId'>;

const images: readonly Row[] = [
  {
    axeId: 'image-alt',
    version: 2,
    // Where the image is all that a link or a button holds; elsewhere `majeur` (axe-rules of the engine).
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.1.1'],
    title: { fail: 'Des images n’ont pas d’alternative', pass: 'Chaque image a une alternative' },
    why: 'Une personne aveugle ne sait pas ce que l’image montre ; son lecteur d’écran lit à la place le nom du fichier.',
    fix: 'Ajouter un attribut alt : quelques mots qui disent ce que l’image apporte, ou alt="" si elle ne fait que décorer.',
  },
  {
    axeId: 'input-image-alt',
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.1.3', '11.9.1'],
    title: {
      fail: 'Un bouton en image n’a pas d’alternative',
      pass: 'Les boutons en image ont une alternative',
    },
    why: 'Le bouton est annoncé sans dire ce qu’il fait : la personne ne peut pas envoyer le formulaire en confiance.',
    fix: 'Ajouter un attribut alt qui dit l’action : alt="Rechercher".',
  },
  {
    axeId: 'area-alt',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.1.2'],
    title: {
      fail: 'Des zones cliquables d’une image n’ont pas d’alternative',
      pass: 'Les zones cliquables des images ont une alternative',
    },
    why: 'Un lecteur d’écran annonce un lien sans dire où il mène.',
    fix: 'Ajouter sur chaque balise area un attribut alt qui dit la destination du lien.',
  },
  {
    axeId: 'object-alt',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.1.6'],
    title: {
      fail: 'Un contenu embarqué (object) n’a pas d’alternative',
      pass: 'Les contenus embarqués ont une alternative',
    },
    why: 'Le contenu n’existe pas pour une personne qui ne voit pas l’écran.',
    fix: 'Nommer la balise object avec aria-label et role="img", ou placer à côté un lien vers un contenu équivalent.',
  },
  {
    axeId: 'role-img-alt',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.1.1'],
    title: {
      fail: 'Un élément déclaré comme image n’a pas de nom',
      pass: 'Les éléments déclarés comme images sont nommés',
    },
    why: 'Un lecteur d’écran annonce « image » sans dire ce qu’elle montre.',
    fix: 'Ajouter aria-label avec une courte description, ou retirer role="img" et masquer l’élément s’il décore.',
  },
  {
    axeId: 'svg-img-alt',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.1.5'],
    title: {
      fail: 'Un dessin (SVG) déclaré comme image, ou une de ses parties, n’a pas de nom',
      pass: 'Les dessins déclarés comme images sont nommés',
    },
    why: 'Un lecteur d’écran annonce « image » sans dire ce qu’elle montre.',
    fix: 'Ajouter aria-label sur l’élément qui porte role="img".',
  },
  {
    axeId: 'server-side-image-map',
    version: 2,
    // Out of reach by keyboard (WCAG 2.1.1, level A).
    severity: 'mineur',
    // Of any such image axe-core asks whether links double it.
    automation: 'revue',
    effort: 2,
    rgaa: ['1.1.4'],
    title: {
      fail: 'Une image cliquable ne fonctionne qu’à la souris (image réactive côté serveur) : à vérifier',
      pass: 'Aucune image cliquable ne dépend du serveur',
    },
    why: 'La destination dépend du point cliqué : au clavier, elle est hors d’atteinte.',
    fix: 'Remplacer l’attribut ismap par des liens ordinaires, ou par des zones area avec alternative.',
  },
  {
    axeId: 'image-redundant-alt',
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: ['1.3'],
    title: {
      fail: 'L’alternative d’une image répète le texte voisin du lien ou du bouton',
      pass: 'Aucune alternative ne répète le texte voisin',
    },
    why: 'Le lecteur d’écran lit deux fois la même chose.',
    fix: 'Mettre alt="" sur l’image puisque le texte dit déjà l’essentiel.',
  },
  {
    axeId: 'presentation-role-conflict',
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    // Test 1.2.1 takes an image of this role for decoration, whatever else it says.
    rgaa: [],
    title: {
      fail: 'Un élément déclaré décoratif garde un rôle actif',
      pass: 'Les éléments déclarés décoratifs le sont vraiment',
    },
    why: 'Il porte role="presentation" mais reçoit le focus ou un attribut ARIA : il est annoncé quand même.',
    fix: 'Retirer le rôle, ou retirer tabindex et les attributs aria- de l’élément.',
    sameDefectAs: 'rgaa-img-deco-avec-nom',
  },
];

const framesAndColours: readonly Row[] = [
  {
    axeId: 'frame-title-unique',
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['2.2.1'],
    title: {
      fail: 'Plusieurs contenus intégrés (cadres) portent le même titre',
      pass: 'Chaque contenu intégré (cadre) a un titre distinct',
    },
    why: 'On ne peut pas choisir entre deux cadres qui s’annoncent pareil.',
    fix: 'Donner à chaque iframe un attribut title propre à son contenu.',
  },
  {
    axeId: 'frame-focusable-content',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.3.1'],
    title: {
      fail: 'Un cadre interactif est retiré du parcours au clavier',
      pass: 'Les cadres interactifs restent accessibles au clavier',
    },
    why: 'Ses liens et boutons sont hors d’atteinte sans souris.',
    fix: 'Retirer tabindex="-1" de la balise iframe.',
  },
  {
    axeId: 'color-contrast',
    severity: 'majeur',
    automation: 'semi',
    effort: 2,
    rgaa: ['3.2.1', '3.2.2', '3.2.3', '3.2.4'],
    title: {
      fail: 'Des textes sont trop peu contrastés avec leur fond',
      pass: 'Les textes posés sur une couleur unie sont assez contrastés avec elle',
    },
    why: 'Les personnes malvoyantes, âgées, ou simplement en plein soleil ne peuvent pas lire ces textes.',
    fix: 'Foncer le texte ou éclaircir le fond jusqu’à un rapport de 4,5:1 (3:1 pour un texte de 24 px, ou de 18,5 px en gras).',
    incompleteJudgedBy: 'rgaa-contraste-texte-image-fond',
  },
  {
    axeId: 'color-contrast-enhanced',
    severity: 'info',
    automation: 'automatique',
    effort: 2,
    rgaa: [],
    title: {
      fail: 'Des textes n’ont pas le contraste renforcé (niveau AAA)',
      pass: 'Les textes posés sur une couleur unie ont le contraste renforcé (niveau AAA)',
    },
    why: 'Aucune loi ne l’exige et rien n’est à corriger ; un contraste de 7:1 aide seulement davantage les personnes très malvoyantes.',
    fix: 'Pour aller plus loin, viser un rapport de 7:1 (4,5:1 pour un texte de 24 px, ou de 18,5 px en gras).',
    incompleteJudgedBy: 'rgaa-contraste-texte-image-fond',
    beyond: 'color-contrast',
  },
];

const media: readonly Row[] = [
  {
    axeId: 'video-caption',
    severity: 'majeur',
    automation: 'revue',
    effort: 3,
    rgaa: ['4.3.1'],
    title: {
      fail: 'Une vidéo n’a pas de piste de sous-titres : à vérifier',
      pass: 'Les vidéos ont une piste de sous-titres',
    },
    why: 'Une personne sourde ne peut pas suivre une vidéo parlée sans sous-titres.',
    fix: 'Ajouter des sous-titres avec <track kind="captions" srclang="fr" label="Français">. Sans objet si la vidéo est muette.',
    sameDefectAs: 'rgaa-track-mauvais-kind',
  },
];

const tables: readonly Row[] = [
  {
    axeId: 'table-duplicate-name',
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: ['5.2.1'],
    title: {
      fail: 'Le résumé d’un tableau répète son titre',
      pass: 'Aucun résumé de tableau ne répète le titre',
    },
    why: 'Le résumé doit expliquer l’organisation du tableau ; répété, il n’apprend rien.',
    fix: 'Expliquer la structure du tableau dans le résumé, ou le retirer si le tableau est simple.',
  },
  {
    axeId: 'table-fake-caption',
    severity: 'majeur',
    automation: 'revue',
    effort: 1,
    rgaa: ['5.4.1'],
    title: {
      fail: 'La première ligne d’un tableau semble lui servir de titre : à vérifier',
      pass: 'Aucune cellule ne sert de titre de tableau',
    },
    why: 'Un titre placé dans une cellule n’est pas annoncé comme le titre du tableau.',
    fix: 'Écrire le titre dans une balise caption, juste après l’ouverture du tableau.',
    sameDefectAs: 'rgaa-tableau-titre-non-associe',
  },
  {
    axeId: 'empty-table-header',
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: { fail: 'Un en-tête de tableau est vide', pass: 'Les en-têtes de tableau sont remplis' },
    why: 'À l’écoute, les cellules de la ligne ou de la colonne sont lues sans savoir de quoi elles parlent.',
    fix: 'Écrire l’intitulé de la ligne ou de la colonne, ou utiliser td si la cellule n’est l’en-tête de rien.',
  },
  {
    axeId: 'td-has-header',
    severity: 'majeur',
    automation: 'semi',
    effort: 2,
    rgaa: ['5.6.1', '5.6.2'],
    title: {
      fail: 'Des cellules d’un grand tableau n’ont pas d’en-tête',
      pass: 'Les cellules des grands tableaux ont un en-tête',
    },
    why: 'Dans un grand tableau, une valeur lue sans son en-tête ne veut rien dire.',
    fix: 'Baliser les intitulés de lignes et de colonnes en th, avec scope="row" ou scope="col".',
    sameDefectAs: 'rgaa-tableau-sans-th',
  },
  {
    axeId: 'td-headers-attr',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['5.7.4'],
    title: {
      fail: 'Des cellules désignent des en-têtes qui n’existent pas dans le tableau',
      pass: 'Les cellules désignent les bons en-têtes',
    },
    why: 'Le lecteur d’écran associe la valeur au mauvais intitulé, ou à aucun.',
    fix: 'Corriger l’attribut headers : il doit citer l’id de cellules th du même tableau.',
  },
  {
    axeId: 'th-has-data-cells',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['5.7.1'],
    title: {
      fail: 'Un en-tête de tableau ne concerne aucune cellule',
      pass: 'Chaque en-tête de tableau concerne des cellules',
    },
    why: 'La structure annoncée ne correspond pas au tableau : on se perd à l’écoute.',
    fix: 'Utiliser td pour une cellule ordinaire, ou corriger la portée (scope) de l’en-tête.',
  },
  {
    axeId: 'scope-attr-valid',
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['5.7.1'],
    title: {
      fail: 'La portée d’un en-tête de tableau est mal indiquée',
      pass: 'La portée des en-têtes de tableau est bien indiquée',
    },
    why: 'Le lecteur d’écran ne sait pas si l’en-tête vaut pour la ligne ou pour la colonne.',
    fix: 'Utiliser sur th l’attribut scope avec une des valeurs col, row, colgroup ou rowgroup.',
  },
];

const ariaNames: readonly Row[] = [
  {
    axeId: 'button-name',
    version: 2,
    // Where the button sends a form, opens a menu or answers a banner; elsewhere `majeur`.
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.9.1'],
    title: { fail: 'Un bouton n’a pas de nom', pass: 'Chaque bouton a un nom' },
    why: 'Un lecteur d’écran annonce seulement « bouton » : la personne ne sait pas ce qu’elle va déclencher.',
    fix: 'Écrire un texte dans le bouton ; pour un bouton à pictogramme, ajouter aria-label="Fermer" par exemple.',
  },
  {
    axeId: 'input-button-name',
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.9.1'],
    title: { fail: 'Un bouton de formulaire n’a pas de nom', pass: 'Chaque bouton de formulaire a un nom' },
    why: 'Le bouton est annoncé sans dire ce qu’il fait.',
    fix: 'Remplir l’attribut value du bouton : value="Envoyer ma demande".',
  },
  {
    axeId: 'aria-command-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1', '11.9.1'],
    title: {
      fail: 'Une commande (bouton, entrée de menu) n’a pas de nom',
      pass: 'Les commandes déclarées par un rôle sont nommées',
    },
    why: 'Elle est annoncée sans dire ce qu’elle fait.',
    fix: 'Ajouter un texte visible dans l’élément, ou aria-label.',
  },
  {
    axeId: 'aria-dialog-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1'],
    title: { fail: 'Une fenêtre de dialogue n’a pas de nom', pass: 'Les fenêtres de dialogue sont nommées' },
    why: 'À son ouverture, la personne entend « dialogue » sans savoir de quoi il s’agit.',
    fix: 'Relier la fenêtre à son titre avec aria-labelledby, ou la nommer avec aria-label.',
  },
  {
    axeId: 'aria-input-field-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.1.1'],
    title: {
      fail: 'Un champ construit sur mesure n’a pas de nom',
      pass: 'Les champs construits sur mesure sont nommés',
    },
    why: 'Liste, curseur ou zone de saisie : la personne n’entend pas ce qui est demandé.',
    fix: 'Relier le champ à son étiquette avec aria-labelledby, ou le nommer avec aria-label.',
  },
  {
    axeId: 'aria-meter-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.1.1'],
    title: { fail: 'Une jauge n’a pas de nom', pass: 'Les jauges sont nommées' },
    why: 'Une valeur est lue sans dire ce qu’elle mesure.',
    fix: 'Ajouter aria-label ou aria-labelledby.',
  },
  {
    axeId: 'aria-progressbar-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.1.1'],
    title: {
      fail: 'Une barre de progression n’a pas de nom',
      pass: 'Les barres de progression sont nommées',
    },
    why: 'Un pourcentage est lu sans dire ce qui avance.',
    fix: 'Ajouter aria-label, par exemple aria-label="Envoi du fichier".',
  },
  {
    axeId: 'aria-tab-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: { fail: 'Un onglet n’a pas de nom', pass: 'Les onglets sont nommés' },
    why: 'On entend « onglet » sans savoir ce qu’il affiche.',
    fix: 'Écrire un texte dans l’onglet, ou ajouter aria-label.',
    untranslated: true,
  },
  {
    axeId: 'aria-toggle-field-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Une case ou un interrupteur n’a pas de nom',
      pass: 'Les cases et interrupteurs sont nommés',
    },
    why: 'On entend « coché » ou « non coché » sans savoir de quoi il s’agit.',
    fix: 'Ajouter un texte dans l’élément, aria-labelledby ou aria-label.',
  },
  {
    axeId: 'aria-tooltip-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1'],
    title: { fail: 'Une infobulle est vide', pass: 'Les infobulles ont un contenu' },
    why: 'L’aide annoncée n’est pas lue.',
    fix: 'Écrire le texte d’aide dans l’élément role="tooltip".',
  },
  {
    axeId: 'aria-treeitem-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1'],
    title: {
      fail: 'Un élément d’arborescence n’a pas de nom',
      pass: 'Les éléments d’arborescence sont nommés',
    },
    why: 'On parcourt une liste d’éléments muets.',
    fix: 'Écrire un texte dans l’élément, ou ajouter aria-label.',
  },
  {
    axeId: 'summary-name',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1'],
    title: { fail: 'Un bloc dépliable n’a pas d’intitulé', pass: 'Les blocs dépliables ont un intitulé' },
    why: 'On ne sait pas ce que l’on va déplier.',
    fix: 'Écrire un texte dans la balise summary.',
    untranslated: true,
  },
];

const ariaUse: readonly Row[] = [
  {
    axeId: 'aria-allowed-attr',
    version: 2,
    // Screen readers ignore such an attribute most of the time.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Des attributs ARIA ne conviennent pas au rôle de l’élément',
      pass: 'Les attributs ARIA conviennent au rôle des éléments',
    },
    why: 'Les lecteurs d’écran les ignorent ou annoncent un état faux.',
    fix: 'Retirer l’attribut cité, ou donner à l’élément le rôle qui l’accepte.',
  },
  {
    axeId: 'aria-conditional-attr',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Des attributs ARIA contredisent l’état réel de l’élément',
      pass: 'Les attributs ARIA respectent l’état réel des éléments',
    },
    why: 'Une case peut être annoncée cochée alors qu’elle ne l’est pas.',
    fix: 'Retirer l’attribut : l’état natif de l’élément suffit.',
    untranslated: true,
  },
  {
    axeId: 'aria-deprecated-role',
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: { fail: 'Un rôle ARIA abandonné est utilisé', pass: 'Aucun rôle ARIA abandonné n’est utilisé' },
    why: 'Les lecteurs d’écran récents peuvent ne plus le comprendre.',
    fix: 'Remplacer le rôle par son équivalent actuel.',
    untranslated: true,
  },
  {
    axeId: 'aria-prohibited-attr',
    version: 2,
    // Screen readers ignore such a name most of the time: the text of the page is still read.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Un nom est posé sur un élément qui ne peut pas en porter',
      pass: 'Les noms ARIA sont posés sur des éléments qui peuvent en porter',
    },
    why: 'Un aria-label sur un simple bloc de texte n’est pas lu : l’information est perdue.',
    fix: 'Écrire le texte dans la page, ou donner à l’élément un rôle qui accepte un nom.',
    untranslated: true,
  },
  {
    axeId: 'aria-required-attr',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Il manque à un composant l’état que son rôle exige',
      pass: 'Les composants portent les états exigés par leur rôle',
    },
    why: 'Une case faite sur mesure n’annonce pas si elle est cochée, un curseur ne dit pas sa valeur.',
    fix: 'Ajouter l’attribut demandé et le tenir à jour : aria-checked, aria-valuenow, aria-expanded… ou utiliser l’élément HTML natif.',
  },
  {
    axeId: 'aria-roles',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: { fail: 'Un rôle ARIA n’existe pas', pass: 'Les rôles ARIA existent' },
    why: 'Le composant n’est pas annoncé pour ce qu’il est.',
    fix: 'Corriger l’orthographe du rôle ou le retirer.',
  },
  {
    axeId: 'aria-valid-attr',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: { fail: 'Un attribut ARIA n’existe pas', pass: 'Les attributs ARIA existent' },
    why: 'L’information qu’il devait donner n’arrive pas aux aides techniques.',
    fix: 'Corriger le nom de l’attribut : aria-labelledby, aria-expanded…',
  },
  {
    axeId: 'aria-valid-attr-value',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Un attribut ARIA a une valeur incorrecte',
      pass: 'Les attributs ARIA ont des valeurs correctes',
    },
    why: 'L’état ou le lien annoncé est faux, ou désigne un élément qui n’existe pas.',
    fix: 'Corriger la valeur : true ou false pour un état, l’id d’un élément présent pour un lien.',
  },
  {
    axeId: 'aria-allowed-role',
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: {
      fail: 'Un rôle ARIA ne convient pas à la balise qui le porte',
      pass: 'Les rôles ARIA conviennent aux balises qui les portent',
    },
    why: 'Le rôle efface le sens de la balise ou est ignoré.',
    fix: 'Utiliser la balise HTML qui correspond, ou retirer le rôle.',
  },
  {
    axeId: 'aria-text',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1'],
    title: {
      fail: 'Un lien ou un bouton est caché dans un bloc déclaré comme simple texte',
      pass: 'Aucun lien ni bouton n’est caché dans un bloc de texte',
    },
    why: 'Le bloc est lu d’un trait : le lien qu’il contient n’est pas annoncé.',
    fix: 'Retirer role="text".',
  },
  {
    axeId: 'aria-braille-equivalent',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.1'],
    title: {
      fail: 'Un texte destiné au braille n’a pas d’équivalent parlé',
      pass: 'Les textes destinés au braille ont un équivalent parlé',
    },
    why: 'L’information n’existe que sur les plages braille.',
    fix: 'Ajouter aria-label ou aria-roledescription en plus de l’attribut aria-braille.',
    untranslated: true,
  },
  {
    axeId: 'aria-required-children',
    severity: 'majeur',
    automation: 'automatique',
    effort: 2,
    rgaa: ['7.1.1', '9.3.1'],
    title: {
      fail: 'Un composant n’a pas les éléments que son rôle exige',
      pass: 'Les composants contiennent les éléments exigés par leur rôle',
    },
    why: 'Une liste, un menu ou un jeu d’onglets incomplet n’est pas annoncé correctement : nombre et position sont perdus.',
    fix: 'Donner aux éléments du composant leur rôle (listitem, menuitem, tab…), ou retirer le rôle du conteneur.',
  },
  {
    axeId: 'aria-required-parent',
    severity: 'majeur',
    automation: 'automatique',
    effort: 2,
    rgaa: ['7.1.1', '9.3.1'],
    title: {
      fail: 'Un élément n’est pas dans le composant que son rôle exige',
      pass: 'Les éléments sont dans le composant exigé par leur rôle',
    },
    why: 'Hors de sa liste ou de son menu, l’élément n’est pas annoncé correctement.',
    fix: 'Placer l’élément dans un conteneur qui porte le bon rôle (list, menu, tablist…), ou retirer son rôle.',
  },
  {
    axeId: 'aria-hidden-body',
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['10.8.1'],
    title: {
      fail: 'Toute la page est cachée aux lecteurs d’écran',
      pass: 'La page n’est pas cachée aux lecteurs d’écran',
    },
    why: 'Une personne aveugle n’entend rien de la page.',
    fix: 'Retirer aria-hidden="true" de la balise body ; vérifier le script qui l’ajoute à l’ouverture d’une fenêtre.',
  },
  {
    axeId: 'nested-interactive',
    severity: 'majeur',
    automation: 'automatique',
    effort: 2,
    rgaa: ['7.1.1'],
    title: {
      fail: 'Des commandes sont imbriquées l’une dans l’autre',
      pass: 'Aucune commande n’en contient une autre',
    },
    why: 'Un bouton placé dans un autre n’est pas annoncé : la personne ne sait pas qu’il existe.',
    fix: 'Placer les commandes côte à côte.',
  },
  {
    axeId: 'scrollable-region-focusable',
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['7.3.1'],
    title: {
      fail: 'Une zone qui défile est hors d’atteinte au clavier dans certains navigateurs',
      pass: 'Les zones qui défilent sont accessibles au clavier',
    },
    why: 'Sans souris, le texte qui dépasse de la zone ne peut pas être lu.',
    fix: 'Ajouter tabindex="0" et un nom (aria-label) à la zone, ou y placer un élément qui reçoit le focus.',
  },
];

const structure: readonly Row[] = [
  {
    axeId: 'html-xml-lang-mismatch',
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['8.3.1'],
    title: {
      fail: 'La page déclare deux langues différentes',
      pass: 'La page déclare une seule langue',
    },
    why: 'La voix de synthèse peut prendre la mauvaise.',
    fix: 'Donner la même valeur aux attributs lang et xml:lang de la balise html.',
  },
  {
    axeId: 'heading-order',
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['9.1.1'],
    title: { fail: 'Les niveaux de titres sautent un rang', pass: 'Les niveaux de titres se suivent' },
    why: 'Le plan de la page semble incomplet à qui le parcourt de titre en titre.',
    fix: 'Après un titre h2, utiliser h3 et non h4 ; choisir le niveau selon le plan, pas selon la taille du texte.',
  },
  {
    axeId: 'p-as-heading',
    severity: 'majeur',
    automation: 'revue',
    effort: 1,
    rgaa: ['9.1.3'],
    title: {
      fail: 'Un paragraphe semble servir de titre : à vérifier',
      pass: 'Aucun paragraphe ne semble servir de titre',
    },
    why: 'Un titre simplement mis en gras manque au plan de la page.',
    fix: 'S’il s’agit d’un titre, remplacer le paragraphe par une balise h2 à h6.',
    sameDefectAs: 'rgaa-faux-titre',
  },
  {
    axeId: 'region',
    version: 2,
    severity: 'info',
    automation: 'revue',
    effort: 2,
    rgaa: ['9.2.1'],
    title: {
      fail: 'Des contenus sont hors des grandes zones de la page : à vérifier',
      pass: 'Tout le contenu est dans les grandes zones de la page',
    },
    why: 'Qui saute d’une zone à l’autre (en-tête, menu, contenu, pied de page) passe à côté de ces contenus.',
    fix: 'Placer chaque contenu dans header, nav, main ou footer.',
    sameDefectAs: 'rgaa-structure-main',
  },
  {
    axeId: 'landmark-main-is-top-level',
    version: 2,
    // The RGAA asks nothing of it.
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: {
      fail: 'La zone principale est enfermée dans une autre zone',
      pass: 'La zone principale est au premier niveau',
    },
    why: 'Elle est annoncée comme une partie d’une autre : le plan des zones est faux.',
    fix: 'Sortir la balise main de header, nav, aside ou footer.',
  },
  {
    axeId: 'landmark-banner-is-top-level',
    version: 2,
    // The RGAA asks nothing of it.
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: {
      fail: 'L’en-tête du site est enfermé dans une autre zone',
      pass: 'L’en-tête du site est au premier niveau',
    },
    why: 'Il est annoncé comme une partie d’une autre zone.',
    fix: 'Placer l’en-tête directement dans la page, hors de main, nav ou aside.',
  },
  {
    axeId: 'landmark-contentinfo-is-top-level',
    version: 2,
    // The RGAA asks nothing of it.
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: {
      fail: 'Le pied de page est enfermé dans une autre zone',
      pass: 'Le pied de page est au premier niveau',
    },
    why: 'Il est annoncé comme une partie d’une autre zone.',
    fix: 'Placer le pied de page directement dans la page, hors de main, nav ou aside.',
  },
  {
    axeId: 'landmark-no-duplicate-banner',
    version: 2,
    // The RGAA asks nothing of it.
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: { fail: 'La page déclare plusieurs en-têtes de site', pass: 'La page a un seul en-tête de site' },
    why: 'On ne sait plus lequel mène au menu principal.',
    fix: 'Garder un seul header au premier niveau de la page.',
  },
  {
    axeId: 'landmark-no-duplicate-contentinfo',
    version: 2,
    // The RGAA asks nothing of it.
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: { fail: 'La page déclare plusieurs pieds de page', pass: 'La page a un seul pied de page' },
    why: 'On ne sait plus lequel porte les informations légales.',
    fix: 'Garder un seul footer au premier niveau de la page.',
  },
  {
    axeId: 'landmark-unique',
    version: 2,
    // The RGAA asks nothing of it.
    severity: 'info',
    automation: 'automatique',
    effort: 1,
    rgaa: [],
    title: {
      fail: 'Plusieurs zones de même nature n’ont pas de nom ou portent le même',
      pass: 'Les zones de même nature se distinguent par leur nom',
    },
    why: 'Deux « navigation » sans nom ne permettent pas de choisir où aller.',
    fix: 'Nommer chaque zone : aria-label="Menu principal", aria-label="Fil d’Ariane"…',
  },
  {
    axeId: 'list',
    version: 2,
    // Screen readers cope: the content is read all the same.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['9.3.1'],
    title: {
      fail: 'Une liste contient autre chose que ses éléments',
      pass: 'Les listes ne contiennent que leurs éléments',
    },
    why: 'Le nombre d’éléments annoncé est faux et la lecture est coupée.',
    fix: 'Ne placer que des balises li directement dans ul et ol.',
  },
  {
    axeId: 'listitem',
    version: 2,
    // Screen readers cope: the content is read all the same.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['9.3.1'],
    title: {
      fail: 'Un élément de liste n’est pas directement dans une liste',
      pass: 'Les éléments de liste sont directement dans une liste',
    },
    why: 'Il n’est pas annoncé comme élément de liste.',
    fix: 'Placer les balises li directement dans ul ou ol ; un lien ou un bloc qui entoure une balise li se déplace à l’intérieur de celle-ci.',
  },
  {
    axeId: 'definition-list',
    version: 2,
    // Screen readers cope: the content is read all the same.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['9.3.3'],
    title: {
      fail: 'Une liste de définitions est mal construite',
      pass: 'Les listes de définitions sont bien construites',
    },
    why: 'Le terme et sa définition ne sont plus associés à l’écoute.',
    fix: 'Ne placer dans dl que des groupes dt puis dd (au besoin entourés de div).',
  },
  {
    axeId: 'dlitem',
    version: 2,
    // Screen readers cope: the content is read all the same.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['9.3.3'],
    title: {
      fail: 'Un terme ou une définition est hors de sa liste',
      pass: 'Les termes et définitions sont dans leur liste',
    },
    why: 'Ils ne sont pas annoncés comme tels.',
    fix: 'Placer dt et dd dans une balise dl.',
  },
];

const display: readonly Row[] = [
  {
    axeId: 'meta-viewport',
    version: 2,
    // WCAG 1.4.4, level AA: nobody can enlarge the text, but in Safari on iOS, which ignores it.
    severity: 'majeur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['10.4.2'],
    title: { fail: 'Le zoom est bloqué sur mobile', pass: 'Le zoom est possible sur mobile' },
    why: 'Une personne malvoyante ne peut pas agrandir le texte.',
    fix: 'Dans la balise meta viewport, retirer user-scalable=no et maximum-scale.',
  },
  {
    axeId: 'hidden-content',
    severity: 'info',
    automation: 'revue',
    effort: 1,
    rgaa: ['10.8'],
    title: {
      fail: 'Des contenus masqués n’ont pas pu être contrôlés : à vérifier une fois affichés',
      pass: 'Aucun contenu masqué n’a échappé au contrôle',
    },
    why: 'Menus fermés, fenêtres et messages ne peuvent être jugés que lorsqu’ils sont visibles.',
    fix: 'Ouvrir chaque menu ou fenêtre et refaire les vérifications.',
  },
  {
    axeId: 'avoid-inline-spacing',
    version: 2,
    // Few people change spacing, and few elements are written so.
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['10.12'],
    title: {
      fail: 'L’espacement du texte est figé',
      pass: 'L’espacement du texte peut être modifié',
    },
    why: 'Des personnes dyslexiques ou malvoyantes augmentent l’espacement pour lire ; ici leur réglage est ignoré.',
    fix: 'Retirer !important des espacements écrits dans l’attribut style (line-height, letter-spacing, word-spacing).',
  },
  {
    axeId: 'css-orientation-lock',
    severity: 'majeur',
    automation: 'semi',
    effort: 2,
    rgaa: ['13.9.1'],
    title: {
      fail: 'L’affichage est bloqué dans une orientation de l’écran',
      pass: 'L’affichage suit l’orientation de l’écran',
    },
    why: 'Une personne dont l’appareil est fixé à un fauteuil ne peut pas le tourner.',
    fix: 'Supprimer la règle de style qui fait pivoter la page selon l’orientation.',
    incompleteMeansNothing: true,
    sameDefectAs: 'rgaa-orientation',
  },
];

const forms: readonly Row[] = [
  {
    axeId: 'label',
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.1.1'],
    title: {
      fail: 'Un champ de formulaire n’a pas d’étiquette',
      pass: 'Chaque champ de formulaire a une étiquette',
    },
    why: 'Une personne aveugle n’entend pas ce qu’il faut saisir : le formulaire est inutilisable.',
    fix: 'Ajouter une étiquette visible reliée au champ : <label for="nom">Nom</label> et id="nom" sur le champ.',
  },
  {
    axeId: 'select-name',
    severity: 'bloquant',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.1.1'],
    title: { fail: 'Une liste de choix n’a pas d’étiquette', pass: 'Chaque liste de choix a une étiquette' },
    why: 'On entend la valeur choisie sans savoir ce qui est demandé.',
    fix: 'Ajouter une étiquette visible reliée à la liste avec for et id.',
  },
  {
    axeId: 'form-field-multiple-labels',
    severity: 'mineur',
    automation: 'automatique',
    effort: 1,
    rgaa: ['11.2.1'],
    title: { fail: 'Un champ a plusieurs étiquettes', pass: 'Chaque champ a une seule étiquette' },
    why: 'Certains lecteurs d’écran n’en lisent qu’une : l’autre information est perdue.',
    fix: 'Garder une seule étiquette ; relier les précisions avec aria-describedby.',
  },
];

const navigation: readonly Row[] = [
  {
    axeId: 'focus-order-semantics',
    severity: 'info',
    automation: 'revue',
    effort: 1,
    rgaa: ['12.8.1'],
    title: {
      fail: 'Des éléments reçoivent le focus sans rôle de commande : à vérifier',
      pass: 'Les éléments qui reçoivent le focus ont un rôle de commande',
    },
    why: 'La personne s’arrête sur un élément sans savoir ce qu’elle peut y faire.',
    fix: 'Retirer tabindex d’un simple texte ; donner son rôle (button, link…) à une vraie commande.',
  },
];

/** Every axe rule Constat runs, in the order of the RGAA. */
export const axeRows: readonly AxeRow[] = [
  images,
  framesAndColours,
  media,
  tables,
  ariaNames,
  ariaUse,
  structure,
  display,
  forms,
  navigation,
]
  .flat()
  .map((row) => ({ ...row, ruleId: `axe-${row.axeId}` }));
