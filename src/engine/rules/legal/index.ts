import type { ThemeRules } from '../../rule.ts';
import directeurPublication from './legal-directeur-publication.ts';
import editeurAdresse from './legal-editeur-adresse.ts';
import editeurCourriel from './legal-editeur-courriel.ts';
import editeurIdentite from './legal-editeur-identite.ts';
import editeurTelephone from './legal-editeur-telephone.ts';
import hebergeurNom from './legal-hebergeur-nom.ts';
import immatriculation from './legal-immatriculation.ts';
import mentionsAbsentes from './legal-mentions-absentes.ts';
import mentionsAcces from './legal-mentions-acces.ts';
import mentionsFormat from './legal-mentions-format.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  mentionsAbsentes,
  editeurIdentite,
  editeurAdresse,
  immatriculation,
  directeurPublication,
  hebergeurNom,
  mentionsAcces,
  mentionsFormat,
  editeurTelephone,
  editeurCourriel,
];
