/**
 * Tests of the RGAA 4.1.2 in its own words, those that rules name: `criteres.json` (DINUM, Licence Ouverte 2.0, see `rgaa.ts`),
 * without its links.
 */
export const rgaaTests: Readonly<Record<string, string>> = {
  '1.1.1':
    'Chaque image (balise <img> ou balise possédant l’attribut WAI-ARIA role="img") porteuse d’information a-t-elle une alternative textuelle ?',
  '1.1.2':
    'Chaque zone d’une image réactive (balise <area>) porteuse d’information a-t-elle une alternative textuelle ?',
  '1.1.3':
    'Chaque bouton de type image (balise <input> avec l’attribut type="image") a-t-il une alternative textuelle ?',
  '1.1.4':
    'Chaque zone cliquable d’une image réactive côté serveur est-elle doublée d’un mécanisme utilisable quel que soit le dispositif de pointage utilisé et permettant d’accéder à la même destination ?',
  '1.1.5':
    'Chaque image vectorielle (balise <svg>) porteuse d’information, vérifie-t-elle ces conditions ? La balise <svg> possède un attribut WAI-ARIA role="img" ; La balise <svg> a une alternative textuelle.',
  '1.1.6':
    'Chaque image objet (balise <object> avec l’attribut type="image/…") porteuse d’information, vérifie-t-elle une de ces conditions ? La balise <object> possède une alternative textuelle et un attribut role="img" ; L’élément <object> est immédiatement suivi d’un lien ou bouton adjacent permettant d’accéder à un contenu alternatif ; Un mécanisme permet à l’utilisateur de remplacer l’élément <object> par un contenu alternatif.',
  '1.1.7':
    'Chaque image embarquée (balise <embed> avec l’attribut type="image/…") porteuse d’information, vérifie-t-elle une de ces conditions ? La balise <embed> possède une alternative textuelle et un attribut role="img" ; L’élément <embed> est immédiatement suivi d’un lien ou bouton adjacent permettant d’accéder à un contenu alternatif ; Un mécanisme permet à l’utilisateur de remplacer l’élément <embed> par un contenu alternatif.',
  '1.1.8':
    'Chaque image bitmap (balise <canvas>) porteuse d’information, vérifie-t-elle une de ces conditions ? La balise <canvas> possède une alternative textuelle et un attribut role="img" ; Un contenu alternatif est présent entre les balises <canvas> et </canvas> ; L’élément <canvas> est immédiatement suivi d’un lien ou bouton adjacent permettant d’accéder à un contenu alternatif ; Un mécanisme permet à l’utilisateur de remplacer l’élément <canvas> par un contenu alternatif.',
  '1.2.1':
    'Chaque image (balise <img>) de décoration, sans légende, vérifie-t-elle une de ces conditions ? La balise <img> possède un attribut alt vide (alt="") et est dépourvue de tout autre attribut permettant de fournir une alternative textuelle ; La balise <img> possède un attribut WAI-ARIA aria-hidden="true" ou role="presentation".',
  '1.2.3':
    'Chaque image objet (balise <object> avec l’attribut type="image/…") de décoration, sans légende, vérifie-t-elle ces conditions ? La balise <object> possède un attribut WAI-ARIA aria-hidden="true" ; La balise <object> est dépourvue d’alternative textuelle ; Il n’y a aucun texte faisant office d’alternative textuelle entre <object> et </object>.',
  '1.2.4':
    'Chaque image vectorielle (balise <svg>) de décoration, sans légende, vérifie-t-elle ces conditions ? La balise <svg> possède un attribut WAI-ARIA aria-hidden="true" ; La balise <svg> et ses enfants sont dépourvus d’alternative textuelle ; Les balises <title> et <desc> sont absentes ou vides ; La balise <svg> et ses enfants sont dépourvus d’attribut title.',
  '1.2.5':
    'Chaque image bitmap (balise <canvas>) de décoration, sans légende, vérifie-t-elle ces conditions ? La balise <canvas> possède un attribut WAI-ARIA aria-hidden="true" ; La balise <canvas> et ses enfants sont dépourvus d’alternative textuelle ; Il n’y a aucun texte faisant office d’alternative textuelle entre <canvas> et </canvas>.',
  '1.2.6':
    'Chaque image embarquée (balise <embed> avec l’attribut type="image/…") de décoration, sans légende, vérifie-t-elle ces conditions ? La balise <embed> possède un attribut WAI-ARIA aria-hidden="true" ; La balise <embed> et ses enfants sont dépourvus d’alternative textuelle.',
  '1.3.1':
    'Chaque image (balise <img> ou balise possédant l’attribut WAI-ARIA role="img") porteuse d’information, ayant une alternative textuelle, cette alternative est-elle pertinente (hors cas particuliers) ? S’il est présent, le contenu de l’attribut alt est pertinent ; S’il est présent, le contenu de l’attribut title est pertinent ; S’il est présent, le contenu de l’attribut WAI-ARIA aria-label est pertinent ; S’il est présent, le passage de texte associé via l’attribut WAI-ARIA aria-labelledby est pertinent.',
  '1.3.9':
    'Pour chaque image porteuse d’information et ayant une alternative textuelle, l’alternative textuelle est-elle courte et concise (hors cas particuliers) ?',
  '1.8.1':
    'Chaque image texte (balise <img> ou possédant un attribut WAI-ARIA role="img") porteuse d’information, en l’absence d’un mécanisme de remplacement, doit si possible être remplacée par du texte stylé. Cette règle est-elle respectée (hors cas particuliers) ?',
  '1.9.1':
    'Chaque image pourvue d’une légende (balise <img>, <input> avec l’attribut type="image" ou possédant un attribut WAI-ARIA role="img" associée à une légende adjacente), vérifie-t-elle, si nécessaire, ces conditions ? L’image (balise <img>, <input> avec l’attribut type="image" ou possédant un attribut WAI-ARIA role="img") et sa légende adjacente sont contenues dans une balise <figure> ; La balise <figure> possède un attribut WAI-ARIA role="figure" ou role="group" ; La balise <figure> possède un attribut WAI-ARIA aria-label dont le contenu est identique au contenu de la légende ; La légende est contenue dans une balise <figcaption>.',
  '2.1.1': 'Chaque cadre (balise <iframe> ou <frame>) a-t-il un attribut title ?',
  '2.2.1':
    'Pour chaque cadre (balise <iframe> ou <frame>) ayant un attribut title, le contenu de cet attribut est-il pertinent ?',
  '3.2.1':
    'Dans chaque page web, le texte et le texte en image sans effet de graisse d’une taille restituée inférieure à 24px vérifient-ils une de ces conditions (hors cas particuliers) ? Le rapport de contraste entre le texte et son arrière-plan est de 4.5:1, au moins ; Un mécanisme permet à l’utilisateur d’afficher le texte avec un rapport de contraste de 4.5:1, au moins.',
  '3.2.2':
    'Dans chaque page web, le texte et le texte en image en gras d’une taille restituée inférieure à 18,5px vérifient-ils une de ces conditions (hors cas particuliers) ? Le rapport de contraste entre le texte et son arrière-plan est de 4.5:1, au moins ; Un mécanisme permet à l’utilisateur d’afficher le texte avec un rapport de contraste de 4.5:1, au moins.',
  '3.2.3':
    'Dans chaque page web, le texte et le texte en image sans effet de graisse d’une taille restituée supérieure ou égale à 24px vérifient-ils une de ces conditions (hors cas particuliers) ? Le rapport de contraste entre le texte et son arrière-plan est de 3:1, au moins ; Un mécanisme permet à l’utilisateur d’afficher le texte avec un rapport de contraste de 3:1, au moins.',
  '3.2.4':
    'Dans chaque page web, le texte et le texte en image en gras d’une taille restituée supérieure ou égale à 18,5px vérifient-ils une de ces conditions (hors cas particuliers) ? Le rapport de contraste entre le texte et son arrière-plan est de 3:1, au moins ; Un mécanisme permet à l’utilisateur d’afficher le texte avec un rapport de contraste de 3:1, au moins.',
  '3.3.1':
    'Dans chaque page web, le rapport de contraste entre les couleurs d’un composant d’interface dans ses différents états et la couleur d’arrière-plan contiguë vérifie-t-il une de ces conditions (hors cas particuliers) ? Le rapport de contraste est de 3:1, au moins ; Un mécanisme permet un rapport de contraste de 3:1, au moins.',
  '3.3.2':
    'Dans chaque page web, le rapport de contraste des différentes couleurs composant un élément graphique, lorsqu’elles sont nécessaires à sa compréhension, et la couleur d’arrière-plan contiguë, vérifie-t-il une de ces conditions (hors cas particuliers) ? Le rapport de contraste est de 3:1, au moins ; Un mécanisme permet un rapport de contraste de 3:1, au moins.',
  '4.3.1':
    'Chaque média temporel synchronisé pré-enregistré vérifie-t-il, si nécessaire, l’une de ces conditions (hors cas particuliers) ? Le média temporel synchronisé possède des sous-titres synchronisés ; Il existe une version alternative possédant des sous-titres synchronisés accessible via un lien ou bouton adjacent.',
  '4.3.2':
    'Pour chaque média temporel synchronisé pré-enregistré possédant des sous-titres synchronisés diffusés via une balise <track>, la balise <track> possède-t-elle un attribut kind="captions" ?',
  '4.10.1':
    'Chaque séquence sonore déclenchée automatiquement via une balise <object>, <video>, <audio>, <embed>, <bgsound> ou un code JavaScript vérifie-t-elle une de ces conditions ? La séquence sonore a une durée inférieure ou égale à 3 secondes ; La séquence sonore peut être stoppée sur action de l’utilisateur ; Le volume de la séquence sonore peut être contrôlé par l’utilisateur indépendamment du contrôle de volume du système.',
  '4.11.1':
    'Chaque média temporel a-t-il, si nécessaire, les fonctionnalités de contrôle de sa consultation ?',
  '4.13.1':
    'Chaque média temporel et non temporel vérifie-t-il une de ces conditions (hors cas particuliers) ? Le nom, le rôle, la valeur, le paramétrage et les changements d’états des composants d’interfaces sont accessibles aux technologies d’assistance via une API d’accessibilité ; Une alternative compatible avec une API d’accessibilité permet d’accéder aux mêmes fonctionnalités.',
  '5.1.1': 'Pour chaque tableau de données complexe, un résumé est-il disponible ?',
  '5.2.1': 'Pour chaque tableau de données complexe ayant un résumé, celui-ci est-il pertinent ?',
  '5.3.1':
    'Chaque tableau de mise en forme vérifie-t-il ces conditions ? Le contenu linéarisé reste compréhensible ; La balise <table> possède un attribut role="presentation".',
  '5.4.1':
    'Pour chaque tableau de données ayant un titre, le titre est-il correctement associé au tableau de données ?',
  '5.5.1':
    'Pour chaque tableau de données ayant un titre, ce titre permet-il d’identifier le contenu du tableau de données de manière claire et concise ?',
  '5.6.1':
    'Pour chaque tableau de données, chaque en-tête de colonne s’appliquant à la totalité de la colonne vérifie-t-il une de ces conditions ? L’en-tête de colonnes est structuré au moyen d’une balise <th> ; L’en-tête de colonnes est structuré au moyen d’une balise pourvue d’un attribut WAI-ARIA role="columnheader".',
  '5.6.2':
    'Pour chaque tableau de données, chaque en-tête de ligne s’appliquant à la totalité de la ligne vérifie-t-il une de ces conditions ? L’en-tête de lignes est structuré au moyen d’une balise <th> ; L’en-tête de lignes est structuré au moyen d’une balise pourvue d’un attribut WAI-ARIA role="rowheader".',
  '5.7.1':
    'Pour chaque contenu de balise <th> s’appliquant à la totalité de la ligne ou de la colonne, la balise <th> respecte-t-elle une de ces conditions (hors cas particuliers) ? La balise <th> possède un attribut id unique ; La balise <th> possède un attribut scope ; La balise <th> possède un attribut WAI-ARIA role="rowheader" ou role="columnheader".',
  '5.7.4':
    'Pour chaque contenu de balise <td> ou <th> associée à un ou plusieurs en-têtes possédant un attribut id, la balise vérifie-t-elle ces conditions ? La balise possède un attribut headers ; L’attribut headers possède la liste des valeurs d’attribut id des en-têtes associés.',
  '5.8.1':
    'Chaque tableau de mise en forme (balise <table>) vérifie-t-il ces conditions ? Le tableau de mise en forme (balise <table>) n’a pas d’attribut summary (sinon vide) et ne contient pas de balises <caption>, <th>, <thead>, <tfoot> ou de balises ayant un attribut WAI-ARIA role="rowheader", role="columnheader" ; Les cellules du tableau de mise en forme (balises <td>) ne possèdent pas d’attributs scope, headers et axis.',
  '6.1.1':
    'Chaque lien texte vérifie-t-il une de ces conditions (hors cas particuliers) ? L’intitulé de lien seul permet d’en comprendre la fonction et la destination ; L’intitulé de lien additionné au contexte du lien permet d’en comprendre la fonction et la destination.',
  '6.1.5':
    'Pour chaque lien ayant un intitulé visible, le nom accessible du lien contient-il au moins l’intitulé visible (hors cas particuliers) ?',
  '6.2.1': 'Dans chaque page web, chaque lien a-t-il un intitulé entre <a> et </a> ?',
  '7.1.1':
    'Chaque script qui génère ou contrôle un composant d’interface vérifie-t-il, si nécessaire, une de ces conditions ? Le nom, le rôle, la valeur, le paramétrage et les changements d’états sont accessibles aux technologies d’assistance via une API d’accessibilité ; Un composant d’interface accessible permettant d’accéder aux mêmes fonctionnalités est présent dans la page ; Une alternative accessible permet d’accéder aux mêmes fonctionnalités.',
  '7.1.3':
    'Chaque script qui génère ou contrôle un composant d’interface vérifie-t-il ces conditions (hors cas particuliers) ? Le composant possède un nom pertinent ; Le nom accessible du composant contient au moins l’intitulé visible ; Le composant possède un rôle pertinent.',
  '7.3.1':
    'Chaque élément possédant un gestionnaire d’événement contrôlé par un script vérifie-t-il une de ces conditions (hors cas particuliers) ? L’élément est accessible par le clavier et tout dispositif de pointage ; Un élément accessible par le clavier et tout dispositif de pointage permettant de réaliser la même action est présent dans la page.',
  '7.3.2':
    'Un script ne doit pas supprimer le focus d’un élément qui le reçoit. Cette règle est-elle respectée (hors cas particuliers) ?',
  '7.4.1':
    'Chaque script qui initie un changement de contexte vérifie-t-il une de ces conditions ? L’utilisateur est averti par un texte de l’action du script et du type de changement avant son déclenchement ; Le changement de contexte est initié par un bouton (input de type submit, button ou image ou balise <button>) explicite ; Le changement de contexte est initié par un lien explicite.',
  '8.1.1': 'Pour chaque page web, le type de document (balise doctype) est-il présent ?',
  '8.1.2': 'Pour chaque page web, le type de document (balise doctype) est-il valide ?',
  '8.1.3':
    'Pour chaque page web possédant une déclaration de type de document, celle-ci est-elle située avant la balise <html> dans le code source ?',
  '8.2.1':
    'Pour chaque déclaration de type de document, le code source généré de la page vérifie-t-il ces conditions ? Les balises, attributs et valeurs d’attributs respectent les règles d’écriture ; L’imbrication des balises est conforme ; L’ouverture et la fermeture des balises sont conformes ; Les valeurs d’attribut id sont uniques dans la page ; Les attributs ne sont pas doublés sur un même élément.',
  '8.3.1':
    'Pour chaque page web, l’indication de langue par défaut vérifie-t-elle une de ces conditions ? L’indication de la langue de la page (attribut lang et/ou xml:lang) est donnée pour l’élément html ; L’indication de la langue de la page (attribut lang et/ou xml:lang) est donnée sur chaque élément de texte ou sur l’un des éléments parents.',
  '8.4.1':
    'Pour chaque page web ayant une langue par défaut, le code de langue vérifie-t-il ces conditions ? Le code de langue est valide ; Le code de langue est pertinent.',
  '8.5.1': 'Chaque page web a-t-elle un titre de page (balise <title>) ?',
  '8.6.1':
    'Pour chaque page web ayant un titre de page (balise <title>), le contenu de cette balise est-il pertinent ?',
  '8.7.1':
    'Dans chaque page web, chaque texte écrit dans une langue différente de la langue par défaut vérifie-t-il une de ces conditions (hors cas particuliers) ? L’indication de langue est donnée sur l’élément contenant le texte (attribut lang et/ou xml:lang) ; L’indication de langue est donnée sur un des éléments parents (attribut lang et/ou xml:lang)',
  '8.8.1':
    'Pour chaque page web, le code de langue de chaque changement de langue vérifie-t-il ces conditions ? Le code de langue est valide ; Le code de langue est pertinent.',
  '8.9.1':
    'Dans chaque page web les balises (à l’exception de <div>, <span> et <table>) ne doivent pas être utilisées uniquement à des fins de présentation. Cette règle est-elle respectée ?',
  '8.10.1':
    'Dans chaque page web, chaque texte dont le sens de lecture est différent du sens de lecture par défaut est contenu dans une balise possédant un attribut dir ?',
  '8.10.2':
    'Dans chaque page web, chaque changement du sens de lecture (attribut dir) vérifie-t-il ces conditions ? La valeur de l’attribut dir est conforme (rtl ou ltr) ; La valeur de l’attribut dir est pertinente.',
  '9.1.1':
    'Dans chaque page web, la hiérarchie entre les titres (balise <hx> ou balise possédant un attribut WAI-ARIA role="heading" associé à un attribut WAI-ARIA aria-level) est-elle pertinente ?',
  '9.1.2':
    'Dans chaque page web, le contenu de chaque titre (balise <hx> ou balise possédant un attribut WAI-ARIA role="heading" associé à un attribut WAI-ARIA aria-level) est-il pertinent ?',
  '9.1.3':
    'Dans chaque page web, chaque passage de texte constituant un titre est-il structuré à l’aide d’une balise <hx> ou d’une balise possédant un attribut WAI-ARIA role="heading" associé à un attribut WAI-ARIA aria-level ?',
  '9.2.1':
    'Dans chaque page web, la structure du document vérifie-t-elle ces conditions (hors cas particuliers) ? La zone d’en-tête de la page est structurée via une balise <header> ; Les zones de navigation principales et secondaires sont structurées via une balise <nav> ; La balise <nav> est réservée à la structuration des zones de navigation principales et secondaires ; La zone de contenu principal est structurée via une balise <main> ; La structure du document utilise une balise <main> visible unique ; La zone de pied de page est structurée via une balise <footer>.',
  '9.3.1':
    'Dans chaque page web, les informations regroupées visuellement sous forme de liste non ordonnée vérifient-elles une de ces conditions ? La liste utilise les balises HTML <ul> et <li> ; La liste utilise les attributs WAI-ARIA role="list" et role="listitem".',
  '9.3.3':
    'Dans chaque page web, les informations regroupées sous forme de liste de description utilisent-elles les balises <dl> et <dt>/<dd> ?',
  '10.1.1':
    'Dans chaque page web, les balises servant à la présentation de l’information ne doivent pas être présentes dans le code source généré des pages. Cette règle est-elle respectée ?',
  '10.1.2':
    'Dans chaque page web, les attributs servant à la présentation de l’information ne doivent pas être présents dans le code source généré des pages. Cette règle est-elle respectée ?',
  '10.1.3':
    'Dans chaque page web, l’utilisation des espaces vérifie-t-elle ces conditions ? Les espaces ne sont pas utilisées pour séparer les lettres d’un mot ; Les espaces ne sont pas utilisées pour simuler des tableaux ; Les espaces ne sont pas utilisées pour simuler des colonnes de texte.',
  '10.4.1':
    'Dans chaque page web, l’augmentation de la taille des caractères jusqu’à 200 %, au moins, ne doit pas provoquer de perte d’information. Cette règle est-elle respectée selon une de ces conditions (hors cas particuliers) ? Lors de l’utilisation de la fonction d’agrandissement du texte du navigateur ; Lors de l’utilisation des fonctions de zoom graphique du navigateur ; Lors de l’utilisation d’un composant d’interface propre au site permettant d’agrandir le texte ou de zoomer.',
  '10.4.2':
    'Dans chaque page web, l’augmentation de la taille des caractères jusqu’à 200 %, au moins, doit être possible pour l’ensemble du texte dans la page. Cette règle est-elle respectée selon une de ces conditions (hors cas particuliers) ? Lors de l’utilisation de la fonction d’agrandissement du texte du navigateur ; Lors de l’utilisation des fonctions de zoom graphique du navigateur ; Lors de l’utilisation d’un composant d’interface propre au site permettant d’agrandir le texte ou de zoomer.',
  '10.5.1':
    'Dans chaque page web, chaque déclaration CSS de couleurs de police (color), d’un élément susceptible de contenir du texte, est-elle accompagnée d’une déclaration de couleur de fond (background, background-color), au moins, héritée d’un parent ?',
  '10.6.1':
    'Dans chaque page web, chaque lien texte signalé uniquement par la couleur, et dont la nature n’est pas évidente, vérifie-t-il ces conditions ? La couleur du lien a un rapport de contraste supérieur ou égal à 3:1 par rapport au texte environnant ; Le lien dispose d’une indication visuelle au survol autre qu’un changement de couleur ; Le lien dispose d’une indication visuelle au focus autre qu’un changement de couleur.',
  '10.7.1':
    'Pour chaque élément recevant le focus, la prise de focus vérifie-t-elle une de ces conditions ? Le style du focus natif du navigateur n’est pas supprimé ou dégradé ; Un style du focus défini par l’auteur est visible.',
  '10.8.1':
    'Dans chaque page web, chaque contenu caché vérifie-t-il une de ces conditions ? Le contenu caché a vocation à être ignoré par les technologies d’assistance ; Le contenu caché n’a pas vocation à être ignoré par les technologies d’assistance et est rendu restituable par les technologies d’assistance suite à une action de l’utilisateur réalisable au clavier ou par tout dispositif de pointage sur un élément précédent le contenu caché ou suite à un repositionnement du focus dessus.',
  '10.11.1':
    'Pour chaque page web, lorsque le contenu dont le sens de lecture est horizontal est affiché dans une fenêtre réduite à une largeur de 320 px, l’ensemble des informations et des fonctionnalités sont-elles disponibles sans aucun défilement horizontal (hors cas particuliers) ?',
  '10.12.1':
    'Dans chaque page web, le texte reste-t-il lisible lorsque l’affichage est modifié selon ces conditions (hors cas particuliers) ? L’espacement entre les lignes (line-height) est augmenté jusqu’à 1,5 fois la taille de la police ; L’espacement suivant les paragraphes (balise <p>) est augmenté jusqu’à 2 fois la taille de la police ; L’espacement des lettres (letter-spacing) est augmenté jusqu’à 0,12 fois la taille de la police ; L’espacement des mots (word-spacing) est augmenté jusqu’à 0,16 fois la taille de la police.',
  '10.14.1':
    'Dans chaque page web, les contenus additionnels apparaissant au survol d’un composant d’interface via les styles CSS respectent-ils si nécessaire une de ces conditions ? Les contenus additionnels apparaissent également à l’activation du composant via le clavier et tout dispositif de pointage ; Les contenus additionnels apparaissent également à la prise de focus du composant ; Les contenus additionnels apparaissent également par le biais de l’activation ou de la prise de focus d’un autre composant.',
  '11.1.1':
    'Chaque champ de formulaire vérifie-t-il une de ces conditions ? Le champ de formulaire possède un attribut WAI-ARIA aria-labelledby référençant un passage de texte identifié ; Le champ de formulaire possède un attribut WAI-ARIA aria-label ; Une balise <label> ayant un attribut for est associée au champ de formulaire ; Le champ de formulaire possède un attribut title ; Un bouton adjacent au champ de formulaire lui fournit une étiquette visible et un élément <label> visuellement caché ou un attribut WAI-ARIA aria-label, aria-labelledby ou title lui fournit un nom accessible.',
  '11.1.2':
    'Chaque champ de formulaire associé à une balise <label> ayant un attribut for, vérifie-t-il ces conditions ? Le champ de formulaire possède un attribut id ; La valeur de l’attribut for est égale à la valeur de l’attribut id du champ de formulaire associé.',
  '11.1.3':
    'Chaque champ de formulaire ayant une étiquette dont le contenu n’est pas visible ou à proximité (masqué, aria-label) ou qui n’est pas accolé au champ (aria-labelledby), vérifie-t-il une de ses conditions ? Le champ de formulaire possède un attribut title dont le contenu permet de comprendre la nature de la saisie attendue ; Le champ de formulaire est accompagné d’un passage de texte accolé au champ qui devient visible à la prise de focus permettant de comprendre la nature de la saisie attendue ; Le champ de formulaire est accompagné d’un passage de texte visible accolé au champ permettant de comprendre la nature de la saisie attendue.',
  '11.2.1':
    'Chaque balise <label> permet-elle de connaître la fonction exacte du champ de formulaire auquel elle est associée ?',
  '11.2.5':
    'Chaque champ de formulaire ayant un intitulé visible vérifie-t-il ces conditions (hors cas particuliers) ? S’il est présent, le contenu de l’attribut WAI-ARIA aria-label du champ de formulaire contient au moins l’intitulé visible ; S’il est présent, le passage de texte lié au champ de formulaire via un attribut WAI-ARIA aria-labelledby contient au moins l’intitulé visible ; S’il est présent, le contenu de l’attribut title du champ de formulaire contient au moins l’intitulé visible ; S’il est présent le contenu de la balise <label> associé au champ de formulaire contient au moins l’intitulé visible.',
  '11.4.1': 'Chaque étiquette de champ et son champ associé sont-ils accolés ?',
  '11.5.1':
    'Les champs de même nature vérifient-ils l’une de ces conditions, si nécessaire ? Les champs de même nature sont regroupés dans une balise <fieldset> ; Les champs de même nature sont regroupés dans une balise possédant un attribut WAI-ARIA role="group" ; Les champs de même nature de type radio (<input type="radio">) ou balises possédant un attribut WAI-ARIA role="radio") sont regroupés dans une balise possédant un attribut WAI-ARIA role="radiogroup" ou role="group".',
  '11.6.1': 'Chaque regroupement de champs de même nature possède-t-il une légende ?',
  '11.8.1':
    'Pour chaque balise <select>, les items de même nature d’une liste de choix sont-ils regroupés avec une balise <optgroup>, si nécessaire ?',
  '11.8.2': 'Dans chaque balise <select>, chaque balise <optgroup> possède-t-elle un attribut label ?',
  '11.9.1':
    'L’intitulé de chaque bouton vérifie-t-il ces conditions (hors cas particuliers) ? S’il est présent, le contenu de l’attribut WAI-ARIA aria-label est pertinent ; S’il est présent, le passage de texte lié au bouton via un attribut WAI-ARIA aria-labelledby est pertinent ; S’il est présent, le contenu de l’attribut value d’une balise <input> de type submit, reset ou button est pertinent ; S’il est présent, le contenu de la balise <button> est pertinent ; S’il est présent, le contenu de l’attribut alt d’une balise <input> de type image est pertinent ; S’il est présent, le contenu de l’attribut title est pertinent.',
  '11.9.2':
    'Chaque bouton affichant un intitulé visible vérifie-t-il ces conditions (hors cas particuliers) ? S’il est présent, le contenu de l’attribut WAI-ARIA aria-label contient au moins l’intitulé visible ; S’il est présent, le passage de texte lié au bouton via un attribut WAI-ARIA aria-labelledby contient au moins l’intitulé visible ; S’il est présent, le contenu de l’attribut value d’une balise <input> de type submit, reset ou button contient au moins l’intitulé visible ; S’il est présent, le contenu de la balise <button> contient au moins l’intitulé visible ; S’il est présent, le contenu de l’attribut alt d’une balise <input> de type image contient au moins l’intitulé visible ; S’il est présent, le contenu de l’attribut title contient au moins l’intitulé visible.',
  '11.10.1':
    'Les indications du caractère obligatoire de la saisie des champs vérifient-elles une de ces conditions (hors cas particuliers) ? Une indication de champ obligatoire est visible et permet d’identifier nommément le champ concerné préalablement à la validation du formulaire ; Le champ obligatoire dispose de l’attribut aria-required="true" ou required préalablement à la validation du formulaire.',
  '11.10.2':
    'Les champs obligatoires ayant l’attribut aria-required="true" ou required vérifient-ils une de ces conditions ? Une indication de champ obligatoire est visible et située dans l’étiquette associée au champ préalablement à la validation du formulaire ; Une indication de champ obligatoire est visible et située dans le passage de texte associé au champ préalablement à la validation du formulaire.',
  '11.10.5':
    'Les instructions et indications du type de données et/ou de format obligatoires vérifient-elles une de ces conditions ? Une instruction ou une indication du type de données et/ou de format obligatoire est visible et permet d’identifier nommément le champ concerné préalablement à la validation du formulaire ; Une instruction ou une indication du type de données et/ou de format obligatoire est visible dans l’étiquette ou le passage de texte associé au champ préalablement à la validation du formulaire.',
  '11.13.1':
    'Chaque champ de formulaire dont l’objet se rapporte à une information concernant l’utilisateur vérifie-t-il ces conditions ? Le champ de formulaire possède un attribut autocomplete ; L’attribut autocomplete est pourvu d’une valeur présente dans la liste des valeurs possibles pour l’attribut autocomplete associés à un champ de formulaire ; La valeur indiquée pour l’attribut autocomplete est pertinente au regard du type d’information attendu.',
  '12.1.1':
    'Chaque ensemble de pages vérifie-t-il une de ces conditions (hors cas particuliers) ? Un menu de navigation et un plan du site sont présents ; Un menu de navigation et un moteur de recherche sont présents ; Un moteur de recherche et un plan du site sont présents.',
  '12.2.1':
    'Dans chaque ensemble de pages, chaque page disposant d’un menu et les barres de navigation vérifie-t-elle ces conditions (hors cas particuliers) ? Le menu et les barres de navigation sont toujours à la même place dans la présentation ; Le menu et les barres de navigation se présentent toujours dans le même ordre relatif dans le code source.',
  '12.3.1': 'La page « plan du site » est-elle représentative de l’architecture générale du site ?',
  '12.3.2': 'Les liens du plan du site sont-ils fonctionnels ?',
  '12.4.1':
    'Dans chaque ensemble de pages, la page « plan du site » est-elle accessible à partir d’une fonctionnalité identique ?',
  '12.5.1':
    'Dans chaque ensemble de pages, le moteur de recherche est-il accessible à partir d’une fonctionnalité identique ?',
  '12.6.1':
    'Dans chaque page web où elles sont présentes, la zone d’en-tête, de navigation principale, de contenu principal, de pied de page et de moteur de recherche respectent-elles au moins une de ces conditions ? La zone possède un rôle WAI-ARIA de type landmark correspondant à sa nature ; La zone possède un titre dont le contenu permet de comprendre la nature du contenu de la zone ; La zone peut être masquée par le biais d’un bouton précédent directement la zone dans l’ordre du code source ; La zone peut être évitée par le biais d’un lien d’évitement précédent directement la zone dans l’ordre du code source ; La zone peut être atteinte par le biais d’un lien d’accès rapide visible ou, à défaut, visible à la prise de focus.',
  '12.7.1':
    'Dans chaque page web, un lien permet-il d’éviter la zone de contenu principal ou d’y accéder (hors cas particuliers) ?',
  '12.7.2':
    'Dans chaque ensemble de pages, le lien d’évitement ou d’accès rapide à la zone de contenu principal vérifie-t-il ces conditions (hors cas particuliers) ? Le lien est situé à la même place dans la présentation ; Le lien se présente toujours dans le même ordre relatif dans le code source ; Le lien est visible ou, à défaut, visible à la prise de focus ; Le lien est fonctionnel.',
  '12.8.1': 'Dans chaque page web, l’ordre de tabulation dans le contenu est-il cohérent ?',
  '12.8.2':
    'Pour chaque script qui met à jour ou insère un contenu, l’ordre de tabulation reste-t-il cohérent ?',
  '12.9.1':
    'Dans chaque page web, chaque élément recevant le focus vérifie-t-il une de ces conditions ? Il est possible d’atteindre l’élément suivant ou précédent pouvant recevoir le focus avec la touche de tabulation ; L’utilisateur est informé d’un mécanisme fonctionnel permettant d’atteindre au clavier l’élément suivant ou précédent pouvant recevoir le focus.',
  '13.1.1':
    'Pour chaque page web, chaque procédé de rafraîchissement (balise <object>, balise <embed>, balise <svg>, balise <canvas>, balise <meta>) vérifie-t-il une de ces conditions (hors cas particuliers) ? L’utilisateur peut arrêter ou relancer le rafraîchissement ; L’utilisateur peut augmenter la limite de temps entre deux rafraîchissements de dix fois, au moins ; L’utilisateur est averti de l’imminence du rafraîchissement et dispose de vingt secondes, au moins, pour augmenter la limite de temps avant le prochain rafraîchissement ; La limite de temps entre deux rafraîchissements est de vingt heures, au moins.',
  '13.1.2':
    'Pour chaque page web, chaque procédé de redirection effectué via une balise <meta> est-il immédiat (hors cas particuliers) ?',
  '13.1.3':
    'Pour chaque page web, chaque procédé de redirection effectué via un script vérifie-t-il une de ces conditions (hors cas particuliers) ? L’utilisateur peut arrêter ou relancer la redirection ; L’utilisateur peut augmenter la limite de temps avant la redirection de dix fois, au moins ; L’utilisateur est averti de l’imminence de la redirection et dispose de vingt secondes, au moins, pour augmenter la limite de temps avant la prochaine redirection ; La limite de temps avant la redirection est de vingt heures, au moins.',
  '13.2.1':
    'Dans chaque page web, l’ouverture d’une nouvelle fenêtre ne doit pas être déclenchée sans action de l’utilisateur. Cette règle est-elle respectée ?',
  '13.3.1':
    "Dans chaque page web, chaque fonctionnalité de téléchargement d’un document bureautique vérifie-t-elle une de ces conditions ? Le document en téléchargement est compatible avec l'accessibilité ; Il en existe une version alternative en téléchargement compatible avec l'accessibilité ; Il en existe une version alternative au format HTML compatible avec l'accessibilité.",
  '13.7.1':
    'Dans chaque page web, chaque image ou élément multimédia (balise <video>, balise <img>, balise <svg>, balise <canvas>, balise <embed> ou balise <object>) qui provoque un changement brusque de luminosité ou un effet de flash vérifie-t-il une de ces conditions ? La fréquence de l’effet est inférieure à 3 par seconde ; La surface totale cumulée des effets est inférieure ou égale à 21824 pixels.',
  '13.7.2':
    'Dans chaque page web, chaque script qui provoque un changement brusque de luminosité ou un effet de flash vérifie-t-il une de ces conditions ? La fréquence de l’effet est inférieure à 3 par seconde ; La surface totale cumulée des effets est inférieure ou égale à 21824 pixels.',
  '13.7.3':
    'Dans chaque page web, chaque mise en forme CSS qui provoque un changement brusque de luminosité ou un effet de flash vérifie-t-il une de ces conditions ? La fréquence de l’effet est inférieure à 3 par seconde ; La surface totale cumulée des effets est inférieure ou égale à 21824 pixels.',
  '13.8.1':
    'Dans chaque page web, chaque contenu en mouvement déclenché automatiquement, vérifie-t-il une de ces conditions ? La durée du mouvement est inférieure ou égale à 5 secondes ; L’utilisateur peut arrêter et relancer le mouvement ; L’utilisateur peut afficher et masquer le contenu en mouvement ; L’utilisateur peut afficher la totalité de l’information sans le mouvement.',
  '13.9.1':
    'Dans chaque page web, chaque contenu vérifie-t-il ces conditions (hors cas particuliers) ? La consultation est possible quel que soit le mode d’orientation de l’écran ; Le contenu proposé reste le même quel que soit le mode d’orientation de l’écran utilisé même si sa présentation et le moyen d’y accéder peut différer.',
};
