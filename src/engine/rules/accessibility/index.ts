import type { ThemeRules } from '../../rule.ts';
import { withSecondOpinions } from '../with-second-opinions.ts';
import { axeRules } from './axe-rules.ts';
import actionAppui from './rgaa-action-appui.ts';
import altGenerique from './rgaa-alt-generique.ts';
import altIdentiques from './rgaa-alt-identiques.ts';
import altNomFichier from './rgaa-alt-nom-fichier.ts';
import altTropLongue from './rgaa-alt-trop-longue.ts';
import autocompleteAbsent from './rgaa-autocomplete-absent.ts';
import balisesPresentation from './rgaa-balises-presentation.ts';
import basculeSansEtat from './rgaa-bascule-sans-etat.ts';
import boutonGenerique from './rgaa-bouton-generique.ts';
import boutonNomVisible from './rgaa-bouton-nom-visible.ts';
import cacheFocalisable from './rgaa-cache-focalisable.ts';
import cadreSansTitleStrict from './rgaa-cadre-sans-title-strict.ts';
import cadreTitleGenerique from './rgaa-cadre-title-generique.ts';
import canvasSansAlternative from './rgaa-canvas-sans-alternative.ts';
import captchaAlternative from './rgaa-captcha-alternative.ts';
import champPlaceholderSeul from './rgaa-champ-placeholder-seul.ts';
import changementContexteFocus from './rgaa-changement-contexte-focus.ts';
import changementContexteSelect from './rgaa-changement-contexte-select.ts';
import changementLangue from './rgaa-changement-langue.ts';
import citationNonBalisee from './rgaa-citation-non-balisee.ts';
import codeInvalide from './rgaa-code-invalide.ts';
import commandeHorsTabulation from './rgaa-commande-hors-tabulation.ts';
import commandeSansTouche from './rgaa-commande-sans-touche.ts';
import consigneCouleur from './rgaa-consigne-couleur.ts';
import consignePosition from './rgaa-consigne-position.ts';
import contenuCryptique from './rgaa-contenu-cryptique.ts';
import contenuCss from './rgaa-contenu-css.ts';
import contenuFixe from './rgaa-contenu-fixe.ts';
import contenuPerduTelephone from './rgaa-contenu-perdu-telephone.ts';
import contenuSurvol from './rgaa-contenu-survol.ts';
import contrasteBordureChamp from './rgaa-contraste-bordure-champ.ts';
import contrasteEtats from './rgaa-contraste-etats.ts';
import contrasteExempleChamp from './rgaa-contraste-exemple-champ.ts';
import contrastePicto from './rgaa-contraste-picto.ts';
import contrasteTexteImageFond from './rgaa-contraste-texte-image-fond.ts';
import couleurSansFond from './rgaa-couleur-sans-fond.ts';
import dialogueClavier from './rgaa-dialogue-clavier.ts';
import dialogueSansAria from './rgaa-dialogue-sans-aria.ts';
import dialogueSansNom from './rgaa-dialogue-sans-nom.ts';
import doctype from './rgaa-doctype.ts';
import documentNonVerifie from './rgaa-document-non-verifie.ts';
import documentTexte from './rgaa-document-texte.ts';
import elementCliquableSansClavier from './rgaa-element-cliquable-sans-clavier.ts';
import elementCliquableSansRole from './rgaa-element-cliquable-sans-role.ts';
import erreurNonReliee from './rgaa-erreur-non-reliee.ts';
import espacementTexte from './rgaa-espacement-texte.ts';
import espacesSimulation from './rgaa-espaces-simulation.ts';
import etiquetteEloignee from './rgaa-etiquette-eloignee.ts';
import etiquetteGenerique from './rgaa-etiquette-generique.ts';
import etiquetteInvisible from './rgaa-etiquette-invisible.ts';
import etiquetteNomVisible from './rgaa-etiquette-nom-visible.ts';
import etiquettesIncoherentes from './rgaa-etiquettes-incoherentes.ts';
import fauxTitre from './rgaa-faux-titre.ts';
import fenetreAutomatique from './rgaa-fenetre-automatique.ts';
import figureLegende from './rgaa-figure-legende.ts';
import flash from './rgaa-flash.ts';
import focusInvisible from './rgaa-focus-invisible.ts';
import focusPeuVisible from './rgaa-focus-peu-visible.ts';
import focusRetire from './rgaa-focus-retire.ts';
import formatNonIndique from './rgaa-format-non-indique.ts';
import formulaireEngageant from './rgaa-formulaire-engageant.ts';
import gestes from './rgaa-gestes.ts';
import gifAnime from './rgaa-gif-anime.ts';
import groupeRadio from './rgaa-groupe-radio.ts';
import groupeSansLegende from './rgaa-groupe-sans-legende.ts';
import idDupliques from './rgaa-id-dupliques.ts';
import imageComplexe from './rgaa-image-complexe.ts';
import imageTexteMuette from './rgaa-image-texte-muette.ts';
import imgDecoAvecNom from './rgaa-img-deco-avec-nom.ts';
import labelForOrphelin from './rgaa-label-for-orphelin.ts';
import langueAbsente from './rgaa-langue-absente.ts';
import langueErronee from './rgaa-langue-erronee.ts';
import languePassageErronee from './rgaa-langue-passage-erronee.ts';
import lecteurCommandesSansNom from './rgaa-lecteur-commandes-sans-nom.ts';
import legendeGenerique from './rgaa-legende-generique.ts';
import lienEvitement from './rgaa-lien-evitement.ts';
import lienGenerique from './rgaa-lien-generique.ts';
import lienTexteEtats from './rgaa-lien-texte-etats.ts';
import lienTitleDifferent from './rgaa-lien-title-different.ts';
import lienVideStrict from './rgaa-lien-vide-strict.ts';
import liensMemeNomCiblesDifferentes from './rgaa-liens-meme-nom-cibles-differentes.ts';
import limiteTemps from './rgaa-limite-temps.ts';
import listeSimulee from './rgaa-liste-simulee.ts';
import mediaNonIdentifie from './rgaa-media-non-identifie.ts';
import mediaNonTemporel from './rgaa-media-non-temporel.ts';
import mediaTranscription from './rgaa-media-transcription.ts';
import messageDisparait from './rgaa-message-disparait.ts';
import messageStatut from './rgaa-message-statut.ts';
import mouvementAppareil from './rgaa-mouvement-appareil.ts';
import mouvementAuto from './rgaa-mouvement-auto.ts';
import navigationInstable from './rgaa-navigation-instable.ts';
import objetEmbedSansAlternative from './rgaa-objet-embed-sans-alternative.ts';
import obligatoireNonCode from './rgaa-obligatoire-non-code.ts';
import obligatoireNonIndique from './rgaa-obligatoire-non-indique.ts';
import optgroupSansLabel from './rgaa-optgroup-sans-label.ts';
import ordreTabulation from './rgaa-ordre-tabulation.ts';
import ordreVisuelDom from './rgaa-ordre-visuel-dom.ts';
import orientation from './rgaa-orientation.ts';
import pdfNonBalise from './rgaa-pdf-non-balise.ts';
import pictoPoliceSansNom from './rgaa-picto-police-sans-nom.ts';
import piegeClavier from './rgaa-piege-clavier.ts';
import planSiteAcces from './rgaa-plan-site-acces.ts';
import planSiteCouverture from './rgaa-plan-site-couverture.ts';
import planSiteLiensCasses from './rgaa-plan-site-liens-casses.ts';
import presentationHtml from './rgaa-presentation-html.ts';
import raccourciTouche from './rgaa-raccourci-touche.ts';
import rechercheAcces from './rgaa-recherche-acces.ts';
import redistribution from './rgaa-redistribution.ts';
import selectLong from './rgaa-select-long.ts';
import sensLecture from './rgaa-sens-lecture.ts';
import sonAutomatique from './rgaa-son-automatique.ts';
import structureHeaderFooterNav from './rgaa-structure-header-footer-nav.ts';
import structureMain from './rgaa-structure-main.ts';
import surcouche from './rgaa-surcouche.ts';
import survolCssSansFocus from './rgaa-survol-css-sans-focus.ts';
import survolScriptSansClavier from './rgaa-survol-script-sans-clavier.ts';
import svgIndetermine from './rgaa-svg-indetermine.ts';
import systemesNavigation from './rgaa-systemes-navigation.ts';
import tableauCaptionVide from './rgaa-tableau-caption-vide.ts';
import tableauComplexeSansResume from './rgaa-tableau-complexe-sans-resume.ts';
import tableauMiseEnForme from './rgaa-tableau-mise-en-forme.ts';
import tableauPresentationBalisesDonnees from './rgaa-tableau-presentation-balises-donnees.ts';
import tableauSansTh from './rgaa-tableau-sans-th.ts';
import tableauTitreNonAssocie from './rgaa-tableau-titre-non-associe.ts';
import tailleFenetre from './rgaa-taille-fenetre.ts';
import texteBarre from './rgaa-texte-barre.ts';
import texteEnImage from './rgaa-texte-en-image.ts';
import thSansPortee from './rgaa-th-sans-portee.ts';
import titreGenerique from './rgaa-titre-generique.ts';
import titrePageAbsent from './rgaa-titre-page-absent.ts';
import titrePageGenerique from './rgaa-titre-page-generique.ts';
import titresAbsents from './rgaa-titres-absents.ts';
import titresPageIdentiques from './rgaa-titres-page-identiques.ts';
import trackMauvaisKind from './rgaa-track-mauvais-kind.ts';
import validiteHtml from './rgaa-validite-html.ts';
import videoSansCommandes from './rgaa-video-sans-commandes.ts';
import zonesReperes from './rgaa-zones-reperes.ts';
import zoom200 from './rgaa-zoom-200.ts';
import aideDeplacee from './wcag-aide-deplacee.ts';
import ciblePetite from './wcag-cible-petite.ts';
import focusMasque from './wcag-focus-masque.ts';
import glisserSeul from './wcag-glisser-seul.ts';
import rechargementAaa from './wcag-rechargement-aaa.ts';
import saisieRedondante from './wcag-saisie-redondante.ts';

/** In the order of the RGAA. One line a rule. */
const own: ThemeRules = [
  svgIndetermine,
  canvasSansAlternative,
  objetEmbedSansAlternative,
  pictoPoliceSansNom,
  imgDecoAvecNom,
  altNomFichier,
  altGenerique,
  altTropLongue,
  altIdentiques,
  captchaAlternative,
  imageComplexe,
  imageTexteMuette,
  texteEnImage,
  figureLegende,
  cadreSansTitleStrict,
  cadreTitleGenerique,
  consigneCouleur,
  contrasteTexteImageFond,
  contrasteBordureChamp,
  contrasteExempleChamp,
  contrasteEtats,
  contrastePicto,
  mediaTranscription,
  trackMauvaisKind,
  mediaNonIdentifie,
  mediaNonTemporel,
  sonAutomatique,
  videoSansCommandes,
  lecteurCommandesSansNom,
  tableauComplexeSansResume,
  tableauMiseEnForme,
  tableauTitreNonAssocie,
  tableauCaptionVide,
  tableauSansTh,
  thSansPortee,
  tableauPresentationBalisesDonnees,
  lienGenerique,
  lienTitleDifferent,
  liensMemeNomCiblesDifferentes,
  lienVideStrict,
  elementCliquableSansRole,
  basculeSansEtat,
  dialogueSansAria,
  dialogueSansNom,
  elementCliquableSansClavier,
  focusRetire,
  changementContexteSelect,
  changementContexteFocus,
  messageDisparait,
  messageStatut,
  doctype,
  codeInvalide,
  validiteHtml,
  idDupliques,
  langueAbsente,
  langueErronee,
  titrePageAbsent,
  titrePageGenerique,
  titresPageIdentiques,
  changementLangue,
  languePassageErronee,
  balisesPresentation,
  sensLecture,
  titresAbsents,
  titreGenerique,
  fauxTitre,
  structureMain,
  structureHeaderFooterNav,
  listeSimulee,
  citationNonBalisee,
  presentationHtml,
  espacesSimulation,
  contenuCss,
  ordreVisuelDom,
  couleurSansFond,
  lienTexteEtats,
  zoom200,
  tailleFenetre,
  focusInvisible,
  focusPeuVisible,
  cacheFocalisable,
  consignePosition,
  texteBarre,
  redistribution,
  contenuFixe,
  contenuPerduTelephone,
  espacementTexte,
  contenuSurvol,
  survolCssSansFocus,
  survolScriptSansClavier,
  champPlaceholderSeul,
  labelForOrphelin,
  etiquetteInvisible,
  etiquetteGenerique,
  etiquetteNomVisible,
  etiquettesIncoherentes,
  etiquetteEloignee,
  groupeRadio,
  groupeSansLegende,
  legendeGenerique,
  optgroupSansLabel,
  selectLong,
  boutonGenerique,
  boutonNomVisible,
  obligatoireNonIndique,
  obligatoireNonCode,
  formatNonIndique,
  erreurNonReliee,
  formulaireEngageant,
  autocompleteAbsent,
  systemesNavigation,
  navigationInstable,
  planSiteLiensCasses,
  planSiteCouverture,
  planSiteAcces,
  rechercheAcces,
  zonesReperes,
  lienEvitement,
  ordreTabulation,
  commandeSansTouche,
  commandeHorsTabulation,
  dialogueClavier,
  piegeClavier,
  raccourciTouche,
  limiteTemps,
  rechargementAaa,
  aideDeplacee,
  focusMasque,
  saisieRedondante,
  glisserSeul,
  fenetreAutomatique,
  pdfNonBalise,
  documentNonVerifie,
  documentTexte,
  contenuCryptique,
  flash,
  mouvementAuto,
  gifAnime,
  orientation,
  gestes,
  actionAppui,
  mouvementAppareil,
  surcouche,
  ciblePetite,
  ...axeRules,
];

/** Rules of the theme. */
export const rules: ThemeRules = own.map(withSecondOpinions);
