import type { ThemeRules } from '../../rule.ts';
import { axeRules } from './axe-rules.ts';
import altNomFichier from './rgaa-alt-nom-fichier.ts';
import cacheFocalisable from './rgaa-cache-focalisable.ts';
import cadreSansTitleStrict from './rgaa-cadre-sans-title-strict.ts';
import champPlaceholderSeul from './rgaa-champ-placeholder-seul.ts';
import doctype from './rgaa-doctype.ts';
import fenetreAutomatique from './rgaa-fenetre-automatique.ts';
import focusInvisible from './rgaa-focus-invisible.ts';
import focusRetire from './rgaa-focus-retire.ts';
import groupeRadio from './rgaa-groupe-radio.ts';
import groupeSansLegende from './rgaa-groupe-sans-legende.ts';
import idDupliques from './rgaa-id-dupliques.ts';
import labelForOrphelin from './rgaa-label-for-orphelin.ts';
import langueAbsente from './rgaa-langue-absente.ts';
import lecteurCommandesSansNom from './rgaa-lecteur-commandes-sans-nom.ts';
import lienEvitement from './rgaa-lien-evitement.ts';
import lienVideStrict from './rgaa-lien-vide-strict.ts';
import piegeClavier from './rgaa-piege-clavier.ts';
import sonAutomatique from './rgaa-son-automatique.ts';
import structureMain from './rgaa-structure-main.ts';
import svgIndetermine from './rgaa-svg-indetermine.ts';
import systemesNavigation from './rgaa-systemes-navigation.ts';
import titrePageAbsent from './rgaa-titre-page-absent.ts';
import titresAbsents from './rgaa-titres-absents.ts';

/** Rules of the theme, in the order of the RGAA. One line a rule. */
export const rules: ThemeRules = [
  svgIndetermine,
  altNomFichier,
  cadreSansTitleStrict,
  sonAutomatique,
  lecteurCommandesSansNom,
  lienVideStrict,
  focusRetire,
  doctype,
  idDupliques,
  langueAbsente,
  titrePageAbsent,
  titresAbsents,
  structureMain,
  focusInvisible,
  cacheFocalisable,
  champPlaceholderSeul,
  labelForOrphelin,
  groupeRadio,
  groupeSansLegende,
  systemesNavigation,
  lienEvitement,
  piegeClavier,
  fenetreAutomatique,
  ...axeRules,
];
