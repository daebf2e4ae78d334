import type { ThemeRules } from '../../rule.ts';
import boutonSansEffet from './qual-bouton-sans-effet.ts';
import caracteresCasses from './qual-caracteres-casses.ts';
import contactIntrouvable from './qual-contact-introuvable.ts';
import couleursForcees from './qual-couleurs-forcees.ts';
import coupeParLeBord from './qual-coupe-par-le-bord.ts';
import courrielInvalide from './qual-courriel-invalide.ts';
import dateCopyright from './qual-date-copyright.ts';
import dateImpossible from './qual-date-impossible.ts';
import datePassee from './qual-date-passee.ts';
import docLangueCible from './qual-doc-langue-cible.ts';
import erreursConsole from './qual-erreurs-console.ts';
import formulaireAdresseAbsente from './qual-formulaire-adresse-absente.ts';
import formulaireClavierMobile from './qual-formulaire-clavier-mobile.ts';
import formulaireNonConfigure from './qual-formulaire-non-configure.ts';
import formulaireSansEnvoi from './qual-formulaire-sans-envoi.ts';
import horairesContradictoires from './qual-horaires-contradictoires.ts';
import impression from './qual-impression.ts';
import lectureInconfortable from './qual-lecture-inconfortable.ts';
import lienAccueilLogo from './qual-lien-accueil-logo.ts';
import lienFactice from './qual-lien-factice.ts';
import lienNouvelleFenetre from './qual-lien-nouvelle-fenetre.ts';
import lisibilite from './qual-lisibilite.ts';
import loremIpsum from './qual-lorem-ipsum.ts';
import manifest from './qual-manifest.ts';
import modeSombreIllisible from './qual-mode-sombre-illisible.ts';
import mouvementReduit from './qual-mouvement-reduit.ts';
import pageDifferente from './qual-page-differente.ts';
import pageTropLongue from './qual-page-trop-longue.ts';
import pdfDansCadre from './qual-pdf-dans-cadre.ts';
import requetesEchouees from './qual-requetes-echouees.ts';
import sautMiseEnPage from './qual-saut-mise-en-page.ts';
import technologieObsolete from './qual-technologie-obsolete.ts';
import telephoneNonCliquable from './qual-telephone-non-cliquable.ts';
import telephonesContradictoires from './qual-telephones-contradictoires.ts';
import texteCoupe from './qual-texte-coupe.ts';
import toucheAccesDouble from './qual-touche-acces-double.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  boutonSansEffet,
  caracteresCasses,
  contactIntrouvable,
  couleursForcees,
  coupeParLeBord,
  courrielInvalide,
  dateCopyright,
  dateImpossible,
  datePassee,
  docLangueCible,
  erreursConsole,
  formulaireAdresseAbsente,
  formulaireClavierMobile,
  formulaireNonConfigure,
  formulaireSansEnvoi,
  horairesContradictoires,
  impression,
  lectureInconfortable,
  lienAccueilLogo,
  lienFactice,
  lienNouvelleFenetre,
  lisibilite,
  loremIpsum,
  manifest,
  modeSombreIllisible,
  mouvementReduit,
  pageDifferente,
  pageTropLongue,
  pdfDansCadre,
  requetesEchouees,
  sautMiseEnPage,
  technologieObsolete,
  telephoneNonCliquable,
  telephonesContradictoires,
  texteCoupe,
  toucheAccesDouble,
];
