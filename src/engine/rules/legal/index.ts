import type { ThemeRules } from '../../rule.ts';
import accessContact from './legal-access-contact.ts';
import accessContreditParAudit from './legal-access-contredit-par-audit.ts';
import accessDeclarationIncomplete from './legal-access-declaration-incomplete.ts';
import accessDeclarationPerimee from './legal-access-declaration-perimee.ts';
import accessEaaInformation from './legal-access-eaa-information.ts';
import accessEaaServices from './legal-access-eaa-services.ts';
import accessEtatIncoherent from './legal-access-etat-incoherent.ts';
import accessMentionAccueil from './legal-access-mention-accueil.ts';
import accessPageAbsente from './legal-access-page-absente.ts';
import accessSchemaPluriannuel from './legal-access-schema-pluriannuel.ts';
import activiteAutorisee from './legal-activite-autorisee.ts';
import alcool from './legal-alcool.ts';
import allegationEcologique from './legal-allegation-ecologique.ts';
import avisConsommateurs from './legal-avis-consommateurs.ts';
import bloctelObsolete from './legal-bloctel-obsolete.ts';
import boutonCommande from './legal-bouton-commande.ts';
import boutonRetractation from './legal-bouton-retractation.ts';
import boutonRetractationInfo from './legal-bouton-retractation-info.ts';
import capitalSocial from './legal-capital-social.ts';
import cguAbsentes from './legal-cgu-absentes.ts';
import cgvAbsentes from './legal-cgv-absentes.ts';
import cgvFormulaireRetractation from './legal-cgv-formulaire-retractation.ts';
import cgvLivraison from './legal-cgv-livraison.ts';
import cgvPaiement from './legal-cgv-paiement.ts';
import cgvPrixTtc from './legal-cgv-prix-ttc.ts';
import cgvRetractation from './legal-cgv-retractation.ts';
import compteARebours from './legal-compte-a-rebours.ts';
import directeurPublication from './legal-directeur-publication.ts';
import editeurAdresse from './legal-editeur-adresse.ts';
import editeurCourriel from './legal-editeur-courriel.ts';
import editeurIdentite from './legal-editeur-identite.ts';
import editeurTelephone from './legal-editeur-telephone.ts';
import garantiesLegales from './legal-garanties-legales.ts';
import hebergeurAdresse from './legal-hebergeur-adresse.ts';
import hebergeurIncoherent from './legal-hebergeur-incoherent.ts';
import hebergeurNom from './legal-hebergeur-nom.ts';
import hebergeurTelephone from './legal-hebergeur-telephone.ts';
import immatriculation from './legal-immatriculation.ts';
import immatriculationFausse from './legal-immatriculation-fausse.ts';
import langueFrancaise from './legal-langue-francaise.ts';
import lienLegalCasse from './legal-lien-legal-casse.ts';
import mediateur from './legal-mediateur.ts';
import mentionsAbsentes from './legal-mentions-absentes.ts';
import mentionsAcces from './legal-mentions-acces.ts';
import mentionsFormat from './legal-mentions-format.ts';
import noticeGarantie from './legal-notice-garantie.ts';
import optionPrecochee from './legal-option-precochee.ts';
import pageLegaleNoindex from './legal-page-legale-noindex.ts';
import placeDeMarche from './legal-place-de-marche.ts';
import plateformeRllObsolete from './legal-plateforme-rll-obsolete.ts';
import pointDeContactDsa from './legal-point-de-contact-dsa.ts';
import professionReglementee from './legal-profession-reglementee.ts';
import promotionPrixAnterieur from './legal-promotion-prix-anterieur.ts';
import rcsVille from './legal-rcs-ville.ts';
import resiliationTroisClics from './legal-resiliation-trois-clics.ts';
import saisineElectronique from './legal-saisine-electronique.ts';
import texteModeleNonRempli from './legal-texte-modele-non-rempli.ts';
import tvaIntracom from './legal-tva-intracom.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  mentionsAbsentes,
  cgvAbsentes,
  cgvRetractation,
  boutonRetractation,
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
  accessContreditParAudit,
  accessEaaInformation,
  accessEaaServices,
  resiliationTroisClics,
  mediateur,
  garantiesLegales,
  boutonCommande,
  optionPrecochee,
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
  cgvPrixTtc,
  cgvLivraison,
  cgvPaiement,
  cgvFormulaireRetractation,
  boutonRetractationInfo,
  plateformeRllObsolete,
  bloctelObsolete,
  avisConsommateurs,
  promotionPrixAnterieur,
  alcool,
  langueFrancaise,
  rcsVille,
  hebergeurIncoherent,
  professionReglementee,
  activiteAutorisee,
  compteARebours,
  cguAbsentes,
  pointDeContactDsa,
  placeDeMarche,
  pageLegaleNoindex,
  allegationEcologique,
  noticeGarantie,
  saisineElectronique,
];
