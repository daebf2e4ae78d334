import type { ThemeRules } from '../../rule.ts';
import accessContact from './legal-access-contact.ts';
import accessDeclarationIncomplete from './legal-access-declaration-incomplete.ts';
import accessDeclarationPerimee from './legal-access-declaration-perimee.ts';
import accessEtatIncoherent from './legal-access-etat-incoherent.ts';
import accessMentionAccueil from './legal-access-mention-accueil.ts';
import accessPageAbsente from './legal-access-page-absente.ts';
import accessSchemaPluriannuel from './legal-access-schema-pluriannuel.ts';
import capitalSocial from './legal-capital-social.ts';
import directeurPublication from './legal-directeur-publication.ts';
import editeurAdresse from './legal-editeur-adresse.ts';
import editeurCourriel from './legal-editeur-courriel.ts';
import editeurIdentite from './legal-editeur-identite.ts';
import editeurTelephone from './legal-editeur-telephone.ts';
import hebergeurAdresse from './legal-hebergeur-adresse.ts';
import hebergeurNom from './legal-hebergeur-nom.ts';
import hebergeurTelephone from './legal-hebergeur-telephone.ts';
import immatriculation from './legal-immatriculation.ts';
import immatriculationFausse from './legal-immatriculation-fausse.ts';
import lienLegalCasse from './legal-lien-legal-casse.ts';
import mentionsAbsentes from './legal-mentions-absentes.ts';
import mentionsAcces from './legal-mentions-acces.ts';
import mentionsFormat from './legal-mentions-format.ts';
import pageLegaleNoindex from './legal-page-legale-noindex.ts';
import rcsVille from './legal-rcs-ville.ts';
import texteModeleNonRempli from './legal-texte-modele-non-rempli.ts';
import tvaIntracom from './legal-tva-intracom.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  mentionsAbsentes,
  editeurIdentite,
  editeurAdresse,
  immatriculation,
  immatriculationFausse,
  directeurPublication,
  hebergeurNom,
  accessMentionAccueil,
  accessPageAbsente,
  accessDeclarationIncomplete,
  accessEtatIncoherent,
  lienLegalCasse,
  texteModeleNonRempli,
  mentionsAcces,
  mentionsFormat,
  editeurTelephone,
  editeurCourriel,
  capitalSocial,
  tvaIntracom,
  hebergeurAdresse,
  hebergeurTelephone,
  accessDeclarationPerimee,
  accessSchemaPluriannuel,
  accessContact,
  rcsVille,
  pageLegaleNoindex,
];
