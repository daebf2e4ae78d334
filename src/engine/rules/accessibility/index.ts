import type { ThemeRules } from '../../rule.ts';
import { axeRules } from './axe-rules.ts';
import altGenerique from './rgaa-alt-generique.ts';
import altNomFichier from './rgaa-alt-nom-fichier.ts';
import autocompleteAbsent from './rgaa-autocomplete-absent.ts';
import boutonNomVisible from './rgaa-bouton-nom-visible.ts';
import cacheFocalisable from './rgaa-cache-focalisable.ts';
import cadreSansTitleStrict from './rgaa-cadre-sans-title-strict.ts';
import cadreTitleGenerique from './rgaa-cadre-title-generique.ts';
import champPlaceholderSeul from './rgaa-champ-placeholder-seul.ts';
import doctype from './rgaa-doctype.ts';
import etiquetteGenerique from './rgaa-etiquette-generique.ts';
import etiquetteNomVisible from './rgaa-etiquette-nom-visible.ts';
import fenetreAutomatique from './rgaa-fenetre-automatique.ts';
import figureLegende from './rgaa-figure-legende.ts';
import focusInvisible from './rgaa-focus-invisible.ts';
import focusRetire from './rgaa-focus-retire.ts';
import groupeRadio from './rgaa-groupe-radio.ts';
import groupeSansLegende from './rgaa-groupe-sans-legende.ts';
import idDupliques from './rgaa-id-dupliques.ts';
import imgDecoAvecNom from './rgaa-img-deco-avec-nom.ts';
import labelForOrphelin from './rgaa-label-for-orphelin.ts';
import langueAbsente from './rgaa-langue-absente.ts';
import langueErronee from './rgaa-langue-erronee.ts';
import lecteurCommandesSansNom from './rgaa-lecteur-commandes-sans-nom.ts';
import lienEvitement from './rgaa-lien-evitement.ts';
import lienTitleDifferent from './rgaa-lien-title-different.ts';
import lienVideStrict from './rgaa-lien-vide-strict.ts';
import optgroupSansLabel from './rgaa-optgroup-sans-label.ts';
import piegeClavier from './rgaa-piege-clavier.ts';
import sonAutomatique from './rgaa-son-automatique.ts';
import structureMain from './rgaa-structure-main.ts';
import svgIndetermine from './rgaa-svg-indetermine.ts';
import systemesNavigation from './rgaa-systemes-navigation.ts';
import tableauCaptionVide from './rgaa-tableau-caption-vide.ts';
import tableauPresentationBalisesDonnees from './rgaa-tableau-presentation-balises-donnees.ts';
import thSansPortee from './rgaa-th-sans-portee.ts';
import titrePageAbsent from './rgaa-titre-page-absent.ts';
import titresAbsents from './rgaa-titres-absents.ts';
import trackMauvaisKind from './rgaa-track-mauvais-kind.ts';

/** Rules of the theme, in the order of the RGAA. One line a rule. */
export const rules: ThemeRules = [
  svgIndetermine,
  imgDecoAvecNom,
  altNomFichier,
  altGenerique,
  figureLegende,
  cadreSansTitleStrict,
  cadreTitleGenerique,
  trackMauvaisKind,
  sonAutomatique,
  lecteurCommandesSansNom,
  tableauCaptionVide,
  thSansPortee,
  tableauPresentationBalisesDonnees,
  lienTitleDifferent,
  lienVideStrict,
  focusRetire,
  doctype,
  idDupliques,
  langueAbsente,
  langueErronee,
  titrePageAbsent,
  titresAbsents,
  structureMain,
  focusInvisible,
  cacheFocalisable,
  champPlaceholderSeul,
  labelForOrphelin,
  etiquetteGenerique,
  etiquetteNomVisible,
  groupeRadio,
  groupeSansLegende,
  optgroupSansLabel,
  boutonNomVisible,
  autocompleteAbsent,
  systemesNavigation,
  lienEvitement,
  piegeClavier,
  fenetreAutomatique,
  ...axeRules,
];
